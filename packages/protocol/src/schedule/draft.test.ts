import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ScheduleDraft, toScheduleDraft, toScheduleEntry } from './draft.ts';
import type { ScheduleEntry } from './entry.ts';
import { always, daily, entries, illegal, legalEntries, weekly } from './testEntries.ts';

const [SUN, MON, SAT] = [0, 1, 6] as const;
const offsets = fc.integer({ min: -48, max: 56 }).map((quarters) => quarters * 15);

describe('a draft', () => {
  test.each<[string, ScheduleDraft, ScheduleEntry]>([
    ['a daily night', { repeat: { kind: 'daily', days: [MON] }, time: [30, 90] }, daily([SUN], 1410, 30)],
    [
      'days in any order',
      { repeat: { kind: 'daily', days: [SAT, MON, SAT] }, time: [600, 660] },
      daily([MON, SAT], 540, 600),
    ],
    [
      'a weekend',
      { repeat: { kind: 'weekly', start: SAT, stop: MON }, time: [0, 480] },
      weekly(5, 1380, MON, 420),
    ],
    ['always, whatever its time says', { repeat: { kind: 'always' }, time: [480, null] }, always],
  ])('REC-07 of %s is an entry in UTC', (_case, draft, entry) => {
    expect(toScheduleEntry(draft, 60)).toEqual(entry);
  });

  test.each<[string, ScheduleDraft]>([
    ['no day', { repeat: { kind: 'daily', days: [] }, time: [0, 1] }],
    ['a day that is none', { repeat: { kind: 'daily', days: [7, -1, 0.5, Number.NaN] }, time: [0, 1] }],
    ['no start', { repeat: { kind: 'daily', days: [1] }, time: [null, 1] }],
    ['no end', { repeat: { kind: 'daily', days: [1] }, time: [0, null] }],
    ['24:00', { repeat: { kind: 'daily', days: [1] }, time: [0, 1440] }],
    ['no start day', { repeat: { kind: 'weekly', start: null, stop: 0 }, time: [0, 1] }],
    ['no end day', { repeat: { kind: 'weekly', start: 0, stop: 7 }, time: [0, 1] }],
  ])('REC-02 REC-03 with %s is no entry yet', (_case, draft) => {
    expect(toScheduleEntry(draft, 60)).toBeNull();
  });

  test('REC-07 of a loaded entry is that entry again, to the last field', () => {
    fc.assert(
      fc.property(legalEntries, offsets, (entry, offsetMinutes) => {
        const draft = toScheduleDraft(entry, offsetMinutes);
        // Always keeps no hours.
        const expected = entry.repeat === always.repeat ? always : entry;
        expect(toScheduleEntry(draft, offsetMinutes)).toEqual(expected);
        expect(toScheduleEntry({ ...draft, loaded: undefined }, offsetMinutes)).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });

  test('REC-07 with an illegal mask asks for days, whatever its minutes', () => {
    expect(toScheduleDraft(illegal, 60)).toMatchObject({
      repeat: { kind: 'daily', days: [] },
      time: [0, 600],
    });
    fc.assert(
      fc.property(entries, offsets, (entry, offsetMinutes) => {
        expect(toScheduleDraft(entry, offsetMinutes).repeat.kind).toMatch(/^(always|daily|weekly)$/);
      }),
    );
  });

  test('REC-07 keeps only the schedule of an event that was loaded', () => {
    const event = { ...daily([MON], 480, 540), id: 'evts/1', name: 'Morning radio' };
    expect(toScheduleEntry(toScheduleDraft(event, 60), 60)).toEqual(daily([MON], 480, 540));
  });

  test('REC-07 that was loaded with 24:00 goes back with it, until something is changed', () => {
    const midnight = daily([MON], 1320, 1440);
    const draft = toScheduleDraft(midnight, 0);
    expect(draft.time).toEqual([1320, 0]);
    expect(toScheduleEntry(draft, 0)).toEqual(midnight);
    expect(toScheduleEntry({ ...draft, time: [1319, 0] }, 0)).toEqual(daily([MON], 1319, 0));
    expect(toScheduleEntry({ ...draft, repeat: { kind: 'daily', days: [SUN] } }, 0)).toEqual(
      daily([SUN], 1320, 0),
    );
  });
});
