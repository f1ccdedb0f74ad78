import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduleEntry } from './entry.ts';
import { currentOccurrence, nextOccurrence } from './occurrence.ts';
import { always, daily, entries, illegal, runsIn, weekly } from './testEntries.ts';

const MINUTE_MS = 60_000;
const WEEK = Array.from({ length: 10_080 }, (_, minute) => minute);
const [WED, SAT] = [3, 6] as const;

/** Whether an entry runs in the minute that contains a moment, by the calendar of the machine. */
function runsAt(entry: ScheduleEntry, ms: number): boolean {
  const date = new Date(ms);
  return runsIn(entry, date.getUTCDay() * 1440 + date.getUTCHours() * 60 + date.getUTCMinutes());
}

/** The run around a moment, found minute by minute. */
function walkCurrent(entry: ScheduleEntry, atMs: number) {
  const minuteMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  if (!runsAt(entry, minuteMs)) return null;
  let startMs = minuteMs;
  while (runsAt(entry, startMs - MINUTE_MS)) startMs -= MINUTE_MS;
  let endMs = minuteMs;
  while (runsAt(entry, endMs)) endMs += MINUTE_MS;
  return { startMs, endMs };
}

/** The first run that begins after a moment, found minute by minute. */
function walkNext(entry: ScheduleEntry, afterMs: number) {
  const firstMs = Math.floor(afterMs / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  const beginsAt = (ms: number) => runsAt(entry, ms) && !runsAt(entry, ms - MINUTE_MS);
  const found = WEEK.find((minute) => beginsAt(firstMs + minute * MINUTE_MS));
  return found === undefined ? null : walkCurrent(entry, firstMs + found * MINUTE_MS);
}

describe('the runs of an entry', () => {
  const finite = entries.filter(({ repeat }) => repeat !== always.repeat);
  // Exactly on a minute as often as within one; before 1970 too.
  const moments = fc
    .tuple(
      fc.integer({ min: Date.UTC(1965, 0) / MINUTE_MS, max: Date.UTC(2100, 0) / MINUTE_MS }),
      fc.oneof(fc.constant(0), fc.constant(MINUTE_MS - 1), fc.nat(MINUTE_MS - 1)),
    )
    .map(([minutes, ms]) => minutes * MINUTE_MS + ms);

  test('agree with a walk through the calendar, minute by minute', () => {
    fc.assert(
      fc.property(finite, moments, (entry, ms) => {
        expect(currentOccurrence(entry, ms)).toEqual(walkCurrent(entry, ms));
        expect(nextOccurrence(entry, ms)).toEqual(walkNext(entry, ms));
      }),
      { numRuns: 150 },
    );
  });

  // Wednesday 2026-03-04, 12:00 UTC.
  const NOON_MS = Date.UTC(2026, 2, 4, 12);
  const at = (day: number, minute: number) => Date.UTC(2026, 2, day, 0, minute);

  test.each<[string, ScheduleEntry, [number, number] | null, [number, number] | null]>([
    ['goes on now', daily([WED], 660, 780), [at(4, 660), at(4, 780)], [at(11, 660), at(11, 780)]],
    ['begins this minute', daily([WED], 720, 780), [at(4, 720), at(4, 780)], [at(11, 720), at(11, 780)]],
    ['ends this minute', daily([WED], 660, 720), null, [at(11, 660), at(11, 720)]],
    ['comes tonight and lasts until tomorrow', daily([WED], 1410, 30), null, [at(4, 1410), at(5, 30)]],
    [
      'began on the Saturday before',
      weekly(SAT, 60, WED, 780),
      [at(-1, 1500), at(4, 780)],
      [at(7, 60), at(11, 780)],
    ],
    ['has no length', daily([WED], 720, 720), null, null],
    ['has an illegal mask', illegal, null, null],
    ['is always', always, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY], null],
  ])('an event that %s', (_case, entry, current, next) => {
    const run = (ends: [number, number] | null) => ends && { startMs: ends[0], endMs: ends[1] };
    expect(currentOccurrence(entry, NOON_MS)).toEqual(run(current));
    expect(nextOccurrence(entry, NOON_MS)).toEqual(run(next));
  });
});
