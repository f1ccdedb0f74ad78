import { toLocal } from './local.ts';

/** How often the clock of a device is read again, in milliseconds (D9, CLK-01). */
export const CLOCK_REFRESH_MS = 60_000;

/** What a device answered about its clock. */
export interface ClockReading {
  /** Seconds since 1970, as the device has it. */
  readonly epoch: number;
  /** When that was received, in milliseconds of a clock that never goes back: `performance.now()`. */
  readonly receivedAtMs: number;
}

/** The clock of a device as it stands in a zone. */
export interface DeviceTime {
  readonly year: number;
  /** 1 January to 12. */
  readonly month: number;
  /** Day of the month. */
  readonly day: number;
  /** 0 Sunday to 6. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** The clock of a device now, in whole seconds since 1970: as it was read, and the time since (D4, CLK-01). */
export function ticked({ epoch, receivedAtMs }: ClockReading, monotonicNowMs: number): number {
  return Math.floor(epoch + (monotonicNowMs - receivedAtMs) / 1000);
}

/**
 * The hands of a clock for seconds since 1970 in a zone (CLK-01); one that is not known counts as UTC. A device whose
 * clock is years off is shown as it is; null for what is no date (FLT-099).
 */
export function deviceTime(epochSeconds: number, timeZone: string): DeviceTime | null {
  const local = toLocal(epochSeconds, timeZone);
  if (!local) return null;
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  };
}
