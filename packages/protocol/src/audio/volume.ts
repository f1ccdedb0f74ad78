import { isPowerOff, SLIDERS, type SliderPositions } from './sliders.ts';

/** The volume as it travels (D3): what is taken away left and right, in 0.5 dB. 0 is nothing, 254 silence, 255 power off. */
export interface Attenuation {
  readonly l: number;
  readonly r: number;
}

/**
 * Where the sliders of volume (1 to 80) and balance (-50 left to 50 right) stand (D9). A device may have what lies between
 * two steps of the volume, or a difference of its sides beyond the ends of the balance.
 */
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

/**
 * What the sliders stand for. Balance attenuates the other side by 0.5 dB a step, down to silence at the most; a difference
 * of 255 is a side whose power is off.
 */
export function encodeVolume(positions: VolumePositions): Attenuation {
  if (isPowerOff(positions)) return { l: MAX_ATTENUATION, r: MAX_ATTENUATION };
  const attenuation = MAX_ATTENUATION - volumeLevel(positions.volume);
  const side = (balance: number) =>
    balance >= MAX_ATTENUATION ? MAX_ATTENUATION : Math.min(attenuation + Math.max(balance, 0), SILENCE);
  return { l: side(positions.balance), r: side(-positions.balance) };
}

/**
 * Where the sliders stand for what a device reports, so that `encodeVolume` gives the very same back. They stay where they
 * are `shown` as long as that means the same: three times two positions share a level (68 and 69, 73 and 74, 78 and 79), and
 * near silence and without power not all of the balance is on the wire.
 */
export function decodeVolume({ l, r }: Attenuation, shown?: VolumePositions): VolumePositions {
  const now = shown && encodeVolume(shown);
  if (now && now.l === l && now.r === r) return shown;
  const level = MAX_ATTENUATION - Math.min(l, r);
  return { volume: positionOf(level), balance: level === 0 ? (shown?.balance ?? 0) : differenceOf(l, r) };
}

/**
 * The positions as they are heard. Near silence the sides differ by less than the balance was set to; without power it
 * waits for the power.
 */
export function heardVolume(positions: VolumePositions): VolumePositions {
  if (isPowerOff(positions)) return positions;
  const { l, r } = encodeVolume(positions);
  return { volume: positions.volume, balance: differenceOf(l, r) };
}

/** The position with just this level: a step where there is one, else between two. */
function positionOf(level: number): number {
  const position = 10 ** (level / SCALE);
  const step = Math.min(Math.round(position), SLIDERS.volume.max);
  return volumeLevel(step) === level ? step : position;
}

function differenceOf(l: number, r: number): number {
  if (l === r) return 0;
  if (l === MAX_ATTENUATION) return MAX_ATTENUATION;
  return r === MAX_ATTENUATION ? -MAX_ATTENUATION : l - r;
}

/** How a volume is changed together with those of other devices. */
export interface VolumeChange {
  /** By how much louder, in dB; less than 0 is quieter. */
  readonly changeDb: number;
  /** The louder side goes no higher, and comes down to it where it was above: 0 is no ceiling. */
  readonly ceilingDb: number;
}

/** What a change makes of a volume, and why it is not all of the change. */
export interface ChangedVolume {
  readonly volume: Attenuation;
  /** 'off' stays without power; 'ceiling' and 'silence' are as far as it goes. */
  readonly limit: 'off' | 'ceiling' | 'silence' | null;
}

/**
 * Changes a volume by a ratio: devices keep their relation to each other, and the two sides of one theirs, but for the
 * ceiling and for silence, below which no side goes. Nothing is switched on or off by it.
 */
export function changeVolume({ l, r }: Attenuation, { changeDb, ceilingDb }: VolumeChange): ChangedVolume {
  const sides = [l, r].filter((side) => side < MAX_ATTENUATION);
  if (sides.length === 0) return { volume: { l, r }, limit: 'off' };
  const loudest = Math.min(...sides);
  const ceiling = Math.min(Math.max(Math.round(-2 * ceilingDb), 0), SILENCE);
  const steps = Math.round(2 * changeDb);
  const isLimited = loudest - steps < ceiling;
  const taken = isLimited ? loudest - ceiling : steps;
  const side = (attenuation: number) =>
    attenuation === MAX_ATTENUATION ? attenuation : Math.min(attenuation - taken, SILENCE);
  const isSilenced = sides.some((attenuation) => attenuation - taken > SILENCE);
  return { volume: { l: side(l), r: side(r) }, limit: isLimited ? 'ceiling' : isSilenced ? 'silence' : null };
}

/** How loud the louder side is, in dB; null without power. */
export function loudestDb({ l, r }: Attenuation): number | null {
  const loudest = Math.min(l, r);
  return loudest === MAX_ATTENUATION ? null : levelDb(MAX_ATTENUATION - loudest);
}
