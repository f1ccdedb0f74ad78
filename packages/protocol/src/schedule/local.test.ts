import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduleEntry } from './entry.ts';
import { localToUtc, utcToLocal } from './local.ts';
import { overlaps } from './overlap.ts';
import { decodeRepeat } from './repeat.ts';
import { always, daily, illegal, legalEntries, runsIn, weekly } from './testEntries.ts';

const [SUN, MON, TUE, FRI, SAT] = [0, 1, 2, 5, 6] as const;

// -12:00 to +14:00 by a quarter of an hour.
const OFFSETS = Array.from({ length: 105 }, (_, i) => -720 + i * 15);
const LEGAL_MASKS = Array.from({ length: (1 << 21) + 1 }, (_, mask) => mask).filter(decodeRepeat);

describe('local time to UTC', () => {
  test.each<[string, ScheduleEntry, number, ScheduleEntry]>([
    ['Monday night in Rome in winter', daily([MON], 30, 90), 60, daily([SUN], 1410, 30)],
    ['Monday night in Rome in summer', daily([MON], 30, 90), 120, daily([SUN], 1350, 1410)],
    ['Saturday evening in New York', daily([SAT], 1200, 1320), -300, daily([SUN], 60, 180)],
    ['Sunday morning in Kolkata', daily([SUN], 300, 360), 330, daily([SAT], 1410, 30)],
    ['Monday noon in Kiritimati', daily([MON], 780, 900), 840, daily([SUN], 1380, 60)],
    // The pitfalls: days follow the start alone; an end may come before its start; quarters of an hour.
    ['a daily event whose end alone stays', daily([MON], 0, 120), 60, daily([SUN], 1380, 60)],
    [
      'a daily event whose end alone crosses midnight',
      daily([MON], 1200, 1320),
      -180,
      daily([MON], 1380, 60),
    ],
    ['every day', daily([0, 1, 2, 3, 4, 5, 6], 30, 90), 60, daily([0, 1, 2, 3, 4, 5, 6], 1410, 30)],
    ['a morning in Kathmandu', daily([SUN, MON], 300, 360), 345, daily([SAT, SUN], 1395, 15)],
    ['a weekend whose start alone moves a day', weekly(SAT, 30, MON, 480), 60, weekly(FRI, 1410, MON, 420)],
    ['a weekend whose end alone moves a day', weekly(FRI, 1080, MON, 30), 60, weekly(FRI, 1020, SUN, 1410)],
    ['a week over the end of the week', weekly(SAT, 1380, SAT, 1320), -120, weekly(SUN, 60, SUN, 0)],
    ['always', always, 60, always],
    ['an illegal mask', illegal, 60, illegal],
    ['a minute that is not whole', daily([MON], 0.5, 90), 60, daily([MON], 0.5, 90)],
    ['a minute that is no number', weekly(MON, Number.NaN, TUE, 0), 60, weekly(MON, Number.NaN, TUE, 0)],
    ['an offset that is no number', weekly(MON, 30, TUE, 0), Number.NaN, weekly(MON, 30, TUE, 0)],
    ['the end of a day, written 24:00', daily([MON], 1320, 1440), 0, daily([MON], 1320, 0)],
  ])('REC-07 %s', (_case, local, offsetMinutes, utc) => {
    expect(localToUtc(local, offsetMinutes)).toEqual(utc);
  });

  test('FLT-096 there and back is the same for every legal mask and every offset', () => {
    expect(LEGAL_MASKS).toHaveLength(127 + 49 + 1);
    for (const repeat of LEGAL_MASKS) {
      for (const offsetMinutes of OFFSETS) {
        for (const time of [
          [0, 1],
          [30, 1410],
          [1439, 0],
          [720, 720],
        ] as const) {
          const entry = { repeat, time };
          const there = localToUtc(entry, offsetMinutes);
          const back = utcToLocal(there, offsetMinutes);
          if (back.repeat !== repeat || back.time.join() !== time.join()) {
            expect.fail(`${repeat} ${time} at ${offsetMinutes} comes back as ${back.repeat} ${back.time}`);
          }
          const {
            repeat: mask,
            time: [start, end],
          } = there;
          if (!decodeRepeat(mask) || start < 0 || start > 1439 || end < 0 || end > 1439) {
            expect.fail(`${repeat} ${time} at ${offsetMinutes} goes to ${mask} ${start}, ${end}`);
          }
        }
      }
    }
  });

  test('FLT-096 the event runs in the same minutes, only said in UTC', () => {
    const offsets = fc.constantFrom(...OFFSETS);
    const minutes = fc.integer({ min: 0, max: 10_079 });
    fc.assert(
      fc.property(legalEntries, offsets, minutes, (entry, offsetMinutes, minute) => {
        const utcMinute = (minute - offsetMinutes + 10_080) % 10_080;
        expect(runsIn(localToUtc(entry, offsetMinutes), utcMinute)).toBe(runsIn(entry, minute));
      }),
      { numRuns: 5000 },
    );
  });

  test('FLT-096 whatever overlaps in local time overlaps in UTC', () => {
    fc.assert(
      fc.property(legalEntries, legalEntries, fc.constantFrom(...OFFSETS), (a, b, offsetMinutes) => {
        const inUtc = overlaps(localToUtc(a, offsetMinutes), localToUtc(b, offsetMinutes));
        expect(inUtc).toBe(overlaps(a, b));
      }),
      { numRuns: 2000 },
    );
  });
});
