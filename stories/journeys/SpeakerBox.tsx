import { useAudio, useDeviceClock } from '@carillon/react';

/** The volume of a speaker and its clock, drawn by hand. */
export function SpeakerBox({ label }: { label: string }) {
  const { positions, error, move, letGo, isDisabled } = useAudio(label);
  const { nowSeconds, isSyncing, synchronize } = useDeviceClock(label);
  return (
    <fieldset>
      <legend>{label}</legend>
      <label>
        Volume
        <input
          type="range"
          min={1}
          max={80}
          value={positions?.volume ?? 1}
          disabled={isDisabled('volume')}
          onChange={(event) => move({ volume: Number(event.target.value) })}
          onPointerUp={letGo}
          onKeyUp={letGo}
          onBlur={letGo}
        />
      </label>
      {(error !== null || synchronize.state.status === 'failed') && (
        <p role="alert">The speaker did not take it.</p>
      )}
      <p>{nowSeconds === null ? 'Reading its clock' : new Date(nowSeconds * 1000).toISOString()}</p>
      <button type="button" disabled={isSyncing} onClick={() => synchronize.run()}>
        Synchronize
      </button>
    </fieldset>
  );
}
