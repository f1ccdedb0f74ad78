import { deviceTime } from './reading.ts';

/** What sets the clock of a device: the moment in seconds since 1970, and once more in parts, all UTC (D7, rtcc). */
export type RtccBody = {
  readonly epoch: number;
  /** 1 where the device asks its time server whenever it boots, which undoes a time set by hand; else 0. */
  readonly b: 0 | 1;
  /** The year, four digits. */
  readonly Y: number;
  /** 1 January to 12. */
  readonly M: number;
  /** Day of the month. */
  readonly D: number;
  /** 0 Sunday to 6. */
  readonly W: number;
  readonly h: number;
  readonly m: number;
};

/** What sets the clock of a device to a moment in seconds since 1970, or null outside the years 1970 to 9999. */
export function toRtccBody(epochSeconds: number, isAlways: boolean): RtccBody | null {
  const utc = deviceTime(epochSeconds, 'UTC');
  if (!utc || utc.year < 1970 || utc.year > 9999) return null;
  const { year: Y, month: M, day: D, weekday: W, hour: h, minute: m } = utc;
  return { epoch: Math.floor(epochSeconds), b: isAlways ? 1 : 0, Y, M, D, W, h, m };
}

/** Whether the parts of a body tell the same minute as its epoch: a device refuses one that contradicts itself. */
export function isConsistentRtcc(body: RtccBody): boolean {
  const told = toRtccBody(body.epoch, false);
  return told !== null && PARTS.every((part) => told[part] === body[part]);
}

const PARTS = ['epoch', 'Y', 'M', 'D', 'W', 'h', 'm'] as const;
