import { DAY_MS } from './entry.ts';

/** A change of the clocks of a zone: when, and how many minutes east of UTC they are before and after. */
export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly before: number;
  readonly after: number;
}

interface Zone {
  readonly format: Intl.DateTimeFormat;
  /** The last answer about the next change, and the stretch of time in which it stays the answer. */
  next?: { readonly fromMs: number; readonly untilMs: number; readonly change: ClockChange | null };
}

const LONGEST_MS = 399 * DAY_MS;

// Only zones that are known come in, so there are no more than those.
const zones = new Map<string, Zone>();

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
 * remembers the answer for the rest of the day, so that it may be asked for each key typed. Zones and errors as for
 * `offsetAt`.
 */
export function nextClockChange(timeZone: string, nowMs: number): ClockChange | null {
  const zone = zoneOf(timeZone);
  const { next } = zone;
  if (next && next.fromMs <= nowMs && nowMs < next.untilMs) return next.change;
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS + DAY_MS;
  const change = findChange(timeZone, nowMs, midnightMs);
  zone.next = { fromMs: nowMs, untilMs: Math.min(midnightMs, change?.atMs ?? midnightMs), change };
  return change;
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
  return { atMs, before, after };
}

// To make a format takes longer than to use it a hundred times.
function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  try {
    const zone = { format: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }) };
    zones.set(timeZone, zone);
    return zone;
  } catch {
    return zoneOf('UTC');
  }
}
