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

/** What a clock shows, in the parts that the wire knows (D7, rtcc) and seconds. */
export type DeviceTime = {
  /** The year. */
  readonly Y: number;
  /** 1 January to 12. */
  readonly M: number;
  /** Day of the month. */
  readonly D: number;
  /** 0 Sunday to 6. */
  readonly W: number;
  readonly h: number;
  readonly m: number;
  readonly s: number;
};

/** The clock of a device now, in whole seconds since 1970: as it was read, and the time since (D4, CLK-01). */
export function ticked({ epoch, receivedAtMs }: ClockReading, monotonicNowMs: number): number {
  return Math.floor(epoch + (monotonicNowMs - receivedAtMs) / 1000);
}

/**
 * What a clock shows in a zone at seconds since 1970 (CLK-01); a zone that is not known counts as UTC. A device whose
 * clock is years off is shown as it is; null for what is no date (FLT-099).
 */
export function deviceTime(epochSeconds: number, timeZone: string): DeviceTime | null {
  const local = toLocal(epochSeconds, timeZone);
  return (
    local && {
      Y: local.getUTCFullYear(),
      M: local.getUTCMonth() + 1,
      D: local.getUTCDate(),
      W: local.getUTCDay(),
      h: local.getUTCHours(),
      m: local.getUTCMinutes(),
      s: local.getUTCSeconds(),
    }
  );
}
