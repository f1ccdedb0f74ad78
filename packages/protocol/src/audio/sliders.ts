/** A slider of the audio screen: volume, balance, or a value of the equalizer by its name on the wire (D3, D9). */
export type SliderName = 'volume' | 'balance' | 'ta' | 'tf' | 'ba' | 'bf';

/** What a slider can be set to, in steps of one, and how an arrow button that is held down repeats (AUD-02). */
export interface Slider {
  readonly min: number;
  readonly max: number;
  /** How long a button is held until it repeats. */
  readonly holdMs: number;
  /** The time from one repetition to the next. */
  readonly repeatMs: number;
}

/**
 * The sliders of D9: volume on a scale of its own (see `volumeLevel`), balance in 0.5 dB, treble in 1.5 dB and its cut
 * in kHz, bass in dB and its cut in 10 Hz. The more positions a slider has, the faster it repeats.
 */
export const SLIDERS: Readonly<Record<SliderName, Slider>> = {
  volume: { min: 1, max: 80, holdMs: 450, repeatMs: 65 },
  balance: { min: -50, max: 50, holdMs: 450, repeatMs: 65 },
  ta: { min: -8, max: 7, holdMs: 650, repeatMs: 250 },
  tf: { min: 1, max: 15, holdMs: 650, repeatMs: 250 },
  ba: { min: 0, max: 15, holdMs: 650, repeatMs: 250 },
  bf: { min: 2, max: 15, holdMs: 650, repeatMs: 250 },
};

/** Where the six sliders stand: at a step each, but for what another hand has set (see `VolumePositions`). */
export type SliderPositions = Readonly<Record<SliderName, number>>;

/** Whether the volume slider stands at its end 'Power off' (D4). */
export function isPowerOff({ volume }: Pick<SliderPositions, 'volume'>): boolean {
  return volume <= SLIDERS.volume.min;
}

/**
 * Whether a slider cannot be moved (D5, Audio sliders): none can while the device is offline, without power only the
 * volume, and a cut not while its level is 0.
 */
export function isSliderDisabled(name: SliderName, positions: SliderPositions, isOnline: boolean): boolean {
  if (!isOnline || name === 'volume') return !isOnline;
  const isCutOff = (name === 'tf' && positions.ta === 0) || (name === 'bf' && positions.ba === 0);
  return isCutOff || isPowerOff(positions);
}
