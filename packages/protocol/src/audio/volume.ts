import { isPowerOff, SLIDERS, type Slider, type SliderPositions } from './sliders.ts';

/** The volume as it travels (D3): what is taken away left and right, in 0.5 dB. 0 is nothing, 254 silence, 255 power off. */
export interface Attenuation {
  readonly l: number;
  readonly r: number;
}

/** Where the sliders of volume (1 to 80) and balance (-50 left to 50 right) stand (D9). */
export type VolumePositions = Pick<SliderPositions, 'volume' | 'balance'>;

/** The greatest attenuation, and the greatest level (D3). */
export const MAX_ATTENUATION = 255;

const SILENCE = 254;
const SCALE = 134;

/** How loud a position of the volume slider is (D4, D9), a whole number: 0 'Power off' to 255 'No attenuation'. */
export function volumeLevel(position: number): number {
  return Math.round(SCALE * Math.log10(position));
}

/** A level as it is labelled, in dB: 0 for the greatest, less below. */
export function levelDb(level: number): number {
  return (level - MAX_ATTENUATION) / 2;
}

/** What the sliders stand for. Balance attenuates the other side by 0.5 dB a step, down to silence at the most. */
export function encodeVolume(positions: VolumePositions): Attenuation {
  if (isPowerOff(positions)) return { l: MAX_ATTENUATION, r: MAX_ATTENUATION };
  const attenuation = MAX_ATTENUATION - volumeLevel(positions.volume);
  const side = (balance: number) => Math.min(attenuation + Math.max(balance, 0), SILENCE);
  return { l: side(positions.balance), r: side(-positions.balance) };
}

/**
 * Where the sliders stand for what a device reports. They stay where they are `shown` as long as that means the same:
 * three times two positions share a level (68 and 69, 73 and 74, 78 and 79), and near silence and without power not all
 * of the balance is on the wire.
 */
export function decodeVolume({ l, r }: Attenuation, shown?: VolumePositions): VolumePositions {
  const now = shown && encodeVolume(shown);
  if (now && now.l === l && now.r === r) return shown;
  const attenuation = Math.min(l, r);
  const position = Math.round(10 ** ((MAX_ATTENUATION - attenuation) / SCALE));
  return {
    volume: clamp(position, SLIDERS.volume),
    balance: attenuation === MAX_ATTENUATION ? (shown?.balance ?? 0) : clamp(l - r, SLIDERS.balance),
  };
}

function clamp(value: number, { min, max }: Slider): number {
  return Math.min(Math.max(value, min), max);
}
