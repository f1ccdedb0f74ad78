import { DAY_MS, mod } from './entry.ts';

/** A change of the clocks of a zone: when, and how many minutes east of UTC they are after it. */
export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly after: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** The last answer about the next change, and the stretch of time in which it stays the answer. */
  change: ClockChange | null;
  fromMs: number;
  untilMs: number;
}

const LONGEST_MS = 399 * DAY_MS;

// Only zones that are known come in, so there are no more than those.
const zones = new Map<string, Zone>();

/** Whether a browser knows a zone of this name: 'Europe/Rome'. */
export function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }) !== null;
  } catch {
    return false;
  }
}

/**
 * How many minutes the clocks of a zone are ahead of UTC at a moment, in milliseconds since 1970 (D4, Local and UTC
 * conversion): 60 for Rome in winter. A zone that is not known counts as UTC, since no screen may fail for it. Throws a
 * RangeError for a moment that no Date holds.
 */
export function offsetAt(timeZone: string, atMs: number): number {
  const text = zoneOf(timeZone).format.format(atMs);
  // '11/21/2026, GMT', '11/21/2026, GMT+05:30'
  const [, sign = '', hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(text) ?? [];
  return Number(sign + (Number(hours) * 60 + Number(minutes)));
}

/**
 * The first change of the clocks of a zone after a moment, within 400 days, or null (FLT-095). Looks at each day once and
 * remembers the answer until then, so that it may be asked for each key typed. Zones and errors as for
 * `offsetAt`.
 */
export function nextClockChange(timeZone: string, nowMs: number): ClockChange | null {
  const zone = zoneOf(timeZone);
  if (zone.fromMs <= nowMs && nowMs < zone.untilMs) return zone.change;
  const midnightMs = nowMs - mod(nowMs, DAY_MS) + DAY_MS;
  zone.change = findChange(timeZone, nowMs, midnightMs);
  zone.fromMs = nowMs;
  zone.untilMs = zone.change?.atMs ?? midnightMs;
  return zone.change;
}

function findChange(timeZone: string, nowMs: number, midnightMs: number): ClockChange | null {
  const before = offsetAt(timeZone, nowMs);
  let [sameMs, atMs] = [nowMs, midnightMs];
  while (offsetAt(timeZone, atMs) === before) {
    if (atMs >= midnightMs + LONGEST_MS) return null;
    sameMs = atMs;
    atMs += DAY_MS;
  }
  const after = offsetAt(timeZone, atMs);
  while (atMs - sameMs > 1) {
    const middleMs = Math.floor((sameMs + atMs) / 2);
    if (offsetAt(timeZone, middleMs) === before) sameMs = middleMs;
    else atMs = middleMs;
  }
  return { atMs, after };
}

// To make a format takes longer than to use it a hundred times.
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    const zone = { format, change: null, fromMs: 0, untilMs: 0 };
    zones.set(timeZone, zone);
    return zone;
  } catch {
    return zoneOf('UTC');
  }
}
