import { type AudioControl, type AudioSnapshot, createAudioControl, type Store } from '@carillon/client';
import { isSliderDisabled, type SliderName } from '@carillon/protocol/audio';
import type { Device } from '@carillon/protocol/device';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { type DeviceKnowledge, useDevice } from './useDevice.ts';

const NOT_KNOWN: AudioSnapshot = {
  positions: null,
  isSending: false,
  error: null,
  canUndo: false,
  isMuted: false,
  canUnmute: false,
};

const nothing = () => {};
const noDevice: AudioControl = {
  getSnapshot: () => NOT_KNOWN,
  subscribe: () => nothing,
  move: nothing,
  letGo: nothing,
  toggleMute: nothing,
  undo: nothing,
  dismiss: nothing,
};

/** What a screen with the sliders of a device needs. */
export type UseAudio = AudioSnapshot &
  Omit<AudioControl, keyof Store<AudioSnapshot>> & {
    /** Whether there is such a device of this person, and whether all is known of it; `positions` may still be read then. */
    readonly knowledge: DeviceKnowledge;
    /** Whether a slider cannot be moved now (AUD-03). */
    readonly isDisabled: (name: SliderName) => boolean;
  };

/**
 * The sound of a device (AUD-01 to AUD-03): where its six sliders stand, and what moves them. Takes its record or its label;
 * null stands for one that is still being loaded, and an administrator who has only the label says whose it is.
 *
 * @example
 * const { positions, move, letGo, isDisabled } = useAudio('CR-1002');
 * <input type="range" min={1} max={80} value={positions?.volume ?? 1} disabled={isDisabled('volume')}
 *   onChange={(event) => move({ volume: Number(event.target.value) })} onPointerUp={letGo} onKeyUp={letGo} />
 */
export function useAudio(device: string | Device | null, ownerId?: number): UseAudio {
  const { client, tellFailure } = useCarillon('useAudio');
  const { clock, errors } = client;
  const { link, presence, knowledge } = useDevice(device, ownerId);
  const control = useMemo(
    () => (link ? createAudioControl({ link, clock, onError: errors.report }) : noDevice),
    [link, clock, errors],
  );
  const snapshot = useSyncExternalStore(control.subscribe, control.getSnapshot, control.getSnapshot);
  const { error } = snapshot;
  useEffect(() => tellFailure(error), [error, tellFailure]);
  return useMemo(() => {
    const { move, letGo, toggleMute, undo, dismiss } = control;
    const { positions } = snapshot;
    const isDisabled = (name: SliderName) =>
      positions === null || isSliderDisabled(name, positions, presence === 'online');
    return { ...snapshot, knowledge, move, letGo, toggleMute, undo, dismiss, isDisabled };
  }, [control, snapshot, presence, knowledge]);
}
