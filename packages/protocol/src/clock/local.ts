import { DAY_MS, MINUTE_MS } from '../schedule/entry.ts';
import { offsetAt } from '../schedule/zone.ts';

/** A moment as the fields of a form hold it: 'YYYY-MM-DD' and 'HH:MM', in the zone of the person who types. */
export interface LocalDateTime {
  readonly date: string;
  readonly time: string;
}

/**
 * The moment that a date and a time of a zone mean, in seconds since 1970 (D5, Date and time dialog). A time that the
 * clocks skip is moved forward by as much as they are, one that they show twice is the first. Null for what is no date or
 * time of the years 0 to 9999. A zone that is not known counts as UTC.
 */
export function toEpoch({ date, time }: LocalDateTime, timeZone: string): number | null {
  const wallMs = Date.parse(`${date}T${time}Z`);
  // Engines differ in what they take for a date: some read the 30th of February as the 2nd of March.
  const read = toLocalDateTime(wallMs / 1000, 'UTC');
  if (date.length !== 10 || read?.date !== date || read.time !== time) return null;
  // Clocks are less than a day off UTC, so it is one of these: by the offset before a change that may be near, or after.
  const before = wallMs - offsetMsAt(timeZone, wallMs - DAY_MS);
  const after = wallMs - offsetMsAt(timeZone, wallMs + DAY_MS);
  const shown = [before, after].find((atMs) => atMs + offsetMsAt(timeZone, atMs) === wallMs);
  return (shown ?? before) / 1000;
}

const offsetMsAt = (timeZone: string, atMs: number) => offsetAt(timeZone, atMs) * MINUTE_MS;

/** The date and time of a zone at a moment in seconds since 1970: takes back `toEpoch`. Null for what is no date. */
export function toLocalDateTime(epochSeconds: number, timeZone: string): LocalDateTime | null {
  // '2026-11-21T08:00:09.000Z', with more digits and a sign for years that have not four.
  const text = toLocal(epochSeconds, timeZone)?.toISOString();
  return text ? { date: text.slice(0, -14), time: text.slice(-13, -8) } : null;
}

/** A Date whose UTC fields are what the clocks of a zone show at a moment in seconds since 1970, or null. */
export function toLocal(epochSeconds: number, timeZone: string): Date | null {
  const atMs = new Date(epochSeconds * 1000).getTime();
  if (Number.isNaN(atMs)) return null;
  const local = new Date(atMs + offsetMsAt(timeZone, atMs));
  // East of UTC, the last hours that a Date holds have no local time.
  return Number.isNaN(local.getTime()) ? null : local;
}
