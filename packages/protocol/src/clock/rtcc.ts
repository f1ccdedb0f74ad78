import { type DeviceTime, deviceTime } from './reading.ts';

/** What sets the clock of a device: the moment in seconds since 1970, and once more in parts, all UTC (D7, rtcc). */
export type RtccBody = Omit<DeviceTime, 's'> & {
  readonly epoch: number;
  /** 1 where the device asks its time server whenever it boots, which undoes a time set by hand; else 0. */
  readonly b: 0 | 1;
};

/** What sets the clock of a device to a moment in seconds since 1970, or null outside the years 1970 to 9999. */
export function toRtccBody(epochSeconds: number, isAlways: boolean): RtccBody | null {
  const utc = deviceTime(epochSeconds, 'UTC');
  if (!utc || utc.Y < 1970 || utc.Y > 9999) return null;
  const { s: _, ...parts } = utc;
  return { epoch: Math.floor(epochSeconds), b: isAlways ? 1 : 0, ...parts };
}

/** Whether the parts of a body tell the same minute as its epoch: a device refuses one that contradicts itself. */
export function isConsistentRtcc(body: RtccBody): boolean {
  const told: Readonly<Record<string, unknown>> | null = toRtccBody(body.epoch, body.b === 1);
  const given: Readonly<Record<string, unknown>> = body;
  return told !== null && Object.keys(told).every((part) => told[part] === given[part]);
}
