/** The top of a level meter's scale, dB; the chip counts to 96, and from here on it clips (D9). */
export const METER_TOP = 95;

/** The colours of a level meter from the bottom up, each with the last dB that it is shown at (D9, Meters). */
export const METER_ZONES = [
  { name: 'green', toDb: 70 },
  { name: 'yellow', toDb: 90 },
  { name: 'red', toDb: METER_TOP },
] as const;
export type MeterZone = (typeof METER_ZONES)[number]['name'];

/** The colour at a level in dB: green to 70, yellow to 90, red above. */
export function levelZone(level: number): MeterZone {
  return METER_ZONES.find(({ toDb }) => level <= toDb)?.name ?? 'red';
}
