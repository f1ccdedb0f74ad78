const LOWEST_HZ = 20;
const HIGHEST_HZ = 20_000;
/** The scale goes as far above 0 dB as below. */
const TOP_DB = 15;
const POINTS = 180;

/** Where a frequency stands on the logarithmic axis from 20 Hz to 20 kHz, in percent; what lies outside is at its end. */
export function hzPlace(hz: number): number {
  const share = Math.log(Math.max(hz, LOWEST_HZ) / LOWEST_HZ) / Math.log(HIGHEST_HZ / LOWEST_HZ);
  return Math.min(share, 1) * 100;
}

/** Where a level stands below +15 dB, in percent of the height; what lies outside is at its end. */
export function dbPlace(db: number): number {
  return ((TOP_DB - Math.min(Math.max(db, -TOP_DB), TOP_DB)) / (2 * TOP_DB)) * 100;
}

/** How many decibels a frequency in Hz is raised. */
export type Response = (hz: number) => number;

/** A response from end to end, as the points of a line in a square of 100. */
export function equalizerPoints(response: Response): string {
  return Array.from({ length: POINTS + 1 }, (_, index) => {
    const hz = LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** (index / POINTS);
    return `${round((index / POINTS) * 100)},${round(dbPlace(response(hz)))}`;
  }).join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;
