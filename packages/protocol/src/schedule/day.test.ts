import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayRuns, localDay } from './day.ts';
import type { ScheduleEntry } from './entry.ts';
import { currentOccurrence } from './occurrence.ts';
import { always, daily, entries, illegal, weekly } from './testEntries.ts';
import { offsetAt } from './zone.ts';

const [HOUR_MS, MINUTE_MS] = [3_600_000, 60_000];
const at = (iso: string) => Date.parse(iso);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

/** What the clocks of a zone show: '2027-03-28 06:00'. */
function clockOf(timeZone: string, atMs: number) {
  return iso(atMs + offsetAt(timeZone, atMs) * MINUTE_MS).replace('T', ' ');
}

describe('EVT-09 the day of a zone', () => {
  test.each<[string, string, string, number, readonly number[]]>([
    // Zone, a moment of it, its midnight in UTC, hours, and after how many of them 6, 12 and 18 are shown.
    ['UTC', '2026-11-11T13:26Z', '2026-11-11T00:00', 24, [6, 12, 18]],
    ['Europe/Rome', '2026-11-11T13:26Z', '2026-11-10T23:00', 24, [6, 12, 18]],
    ['Europe/Rome', '2026-11-10T23:00Z', '2026-11-10T23:00', 24, [6, 12, 18]],
    ['Europe/Rome', '2026-11-10T22:59:59.999Z', '2026-11-09T23:00', 24, [6, 12, 18]],
    ['Europe/Rome', '2027-03-28T00:30Z', '2027-03-27T23:00', 23, [5, 11, 17]],
    ['Europe/Rome', '2027-03-28T21:59Z', '2027-03-27T23:00', 23, [5, 11, 17]],
    ['Europe/Rome', '2026-10-25T00:30Z', '2026-10-24T22:00', 25, [7, 13, 19]],
    ['America/New_York', '2027-03-14T12:00Z', '2027-03-14T05:00', 23, [5, 11, 17]],
    ['America/New_York', '2026-11-01T05:30Z', '2026-11-01T04:00', 25, [7, 13, 19]],
    ['Australia/Lord_Howe', '2026-10-04T00:00Z', '2026-10-03T13:30', 23.5, [5.5, 11.5, 17.5]],
    ['Australia/Lord_Howe', '2027-04-04T00:00Z', '2027-04-03T13:00', 24.5, [6.5, 12.5, 18.5]],
    ['Asia/Kathmandu', '2026-11-11T13:26Z', '2026-11-10T18:15', 24, [6, 12, 18]],
    // Midnight is skipped, or there are two.
    ['Africa/Cairo', '2026-04-24T10:00Z', '2026-04-23T22:00', 23, [5, 11, 17]],
    ['America/Havana', '2026-11-01T10:00Z', '2026-11-01T04:00', 25, [7, 13, 19]],
    ['Nowhere/Land', '2026-11-11T13:26Z', '2026-11-11T00:00', 24, [6, 12, 18]],
  ])('in %s at %s begins at %s and has %d hours', (timeZone, now, start, hours, marks) => {
    const day = localDay(timeZone, at(now));
    expect(iso(day.startMs)).toBe(start);
    expect((day.endMs - day.startMs) / HOUR_MS).toBe(hours);
    expect(day.marks.map(({ hour }) => hour)).toEqual([0, 6, 12, 18, 24]);
    expect(day.marks.map(({ atMs }) => (atMs - day.startMs) / HOUR_MS)).toEqual([0, ...marks, hours]);
  });

  test('holds each of its moments, touches the next one, and its marks are what its clocks show', () => {
    const zones = [
      'Europe/Rome',
      'America/New_York',
      'Australia/Lord_Howe',
      'Africa/Cairo',
      'America/Havana',
    ];
    const minutes = fc.integer({ min: at('2024-01-01') / MINUTE_MS, max: at('2030-01-01') / MINUTE_MS });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, (timeZone, minute) => {
        const atMs = minute * MINUTE_MS;
        const day = localDay(timeZone, atMs);
        expect(day.startMs <= atMs && atMs < day.endMs).toBe(true);
        expect(localDay(timeZone, day.startMs)).toEqual(day);
        expect(localDay(timeZone, day.endMs - 1)).toEqual(day);
        expect(localDay(timeZone, day.endMs).startMs).toBe(day.endMs);
        for (const mark of day.marks.slice(1, -1)) {
          expect(clockOf(timeZone, mark.atMs)).toBe(
            `${clockOf(timeZone, atMs).slice(0, 10)} ${String(mark.hour).padStart(2, '0')}:00`,
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('EVT-09 the runs of a day', () => {
  // Wednesday, November 11, 2026 in Rome, an hour ahead of UTC.
  const rome = localDay('Europe/Rome', at('2026-11-11T13:26Z'));
  const [TUE, WED, THU] = [2, 3, 4] as const;
  const minute = (hour: number) => hour * 60;

  test.each<[string, ScheduleEntry, readonly (readonly [string, string])[]]>([
    ['inside it', daily([WED], minute(6), minute(11)), [['2026-11-11T06:00', '2026-11-11T11:00']]],
    ['on another day', daily([THU], minute(6), minute(11)), []],
    [
      'of the night before and of this one, both whole',
      daily([TUE, WED], minute(20), minute(6)),
      [
        ['2026-11-10T20:00', '2026-11-11T06:00'],
        ['2026-11-11T20:00', '2026-11-12T06:00'],
      ],
    ],
    ['that ends with the day before', daily([TUE], minute(20), minute(23)), []],
    ['that begins with the next one', daily([WED], minute(23), minute(23.5)), []],
    [
      'that begins with it',
      daily([TUE], minute(23), minute(23.5)),
      [['2026-11-10T23:00', '2026-11-10T23:30']],
    ],
    ['around it', weekly(TUE, minute(9), THU, minute(18)), [['2026-11-10T09:00', '2026-11-12T18:00']]],
    ['without length', daily([WED], minute(6), minute(6)), []],
    ['of a mask that means nothing', illegal, []],
  ])('%s', (_case, entry, runs) => {
    expect(dayRuns(entry, rome).map(({ startMs, endMs }) => [iso(startMs), iso(endMs)])).toEqual(runs);
  });

  test('Always is one run without ends', () => {
    expect(dayRuns(always, rome)).toEqual([
      { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY },
    ]);
  });

  test('a run keeps its length in the night in which the clocks change', () => {
    const night = daily([6], minute(22), minute(5));
    const day = localDay('Europe/Rome', at('2027-03-28T12:00Z'));
    const [run] = dayRuns(night, day);
    expect([clockOf('Europe/Rome', run?.startMs ?? 0), clockOf('Europe/Rome', run?.endMs ?? 0)]).toEqual([
      '2027-03-27 23:00',
      '2027-03-28 07:00',
    ]);
    // Of its 7 hours 6 lie on this day, which is 23 hours long: 07:00 stands at 6 of 23.
    expect(((run?.endMs ?? 0) - day.startMs) / (day.endMs - day.startMs)).toBeCloseTo(6 / 23);
  });

  test('are those of every minute of it, and no others', () => {
    const zones = ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe'];
    const moments = fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') });
    fc.assert(
      fc.property(entries, fc.constantFrom(...zones), moments, (entry, timeZone, atMs) => {
        const day = localDay(timeZone, atMs);
        const runs = dayRuns(entry, day);
        for (let ms = day.startMs; ms < day.endMs; ms += 10 * MINUTE_MS) {
          const running = runs.find(({ startMs, endMs }) => startMs <= ms && ms < endMs);
          expect(running ?? null).toEqual(currentOccurrence(entry, ms));
        }
        for (const { startMs, endMs } of runs) {
          expect(startMs < day.endMs && day.startMs < endMs).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
