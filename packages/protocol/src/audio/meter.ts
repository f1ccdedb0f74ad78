import { clamp } from './sliders.ts';

/** The top of a level meter's scale, dB; the chip counts to 96, and from here on it clips (D9, decisions). */
export const METER_TOP = 95;

/** The colours of a level meter from the bottom up, each with the last dB that it is shown at (D9, Meters). */
export const METER_ZONES = [
  { name: 'green', toDb: 70 },
  { name: 'yellow', toDb: 90 },
  { name: 'red', toDb: METER_TOP },
] as const;
export type MeterZone = (typeof METER_ZONES)[number]['name'];

/** A level on the scale of 0 to 95 dB, or undefined for what is no number. */
export function readLevel(value: unknown): number | undefined {
  const isLevel = typeof value === 'number' && !Number.isNaN(value);
  return isLevel ? clamp(value, { min: 0, max: METER_TOP }) : undefined;
}

/** The colour at a level in dB: green to 70, yellow to 90, red above. */
export function levelZone(level: number): MeterZone {
  return METER_ZONES.find(({ toDb }) => level <= toDb)?.name ?? 'red';
}

/** Whether a level lights the clip lamp. */
export function isClipLevel(level: number): boolean {
  return level >= METER_TOP;
}
