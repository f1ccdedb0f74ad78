import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ScheduleEntry } from './entry.ts';
import { findOverlap, overlaps, prepareOverlaps } from './overlap.ts';
import { always, daily, entries, illegal, runsIn, weekly } from './testEntries.ts';

const WEEK = Array.from({ length: 10_080 }, (_, minute) => minute);
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

describe('overlap', () => {
  test.each<[string, ScheduleEntry, ScheduleEntry, boolean]>([
    ['the same hours of the same day', daily([MON], 480, 540), daily([MON], 480, 540), true],
    ['the same hours of other days', daily([MON, WED], 480, 540), daily([TUE, THU], 480, 540), false],
    ['one minute in common', daily([MON], 480, 540), daily([MON], 539, 600), true],
    ['back to back', daily([MON], 480, 540), daily([MON], 540, 600), false],
    // The worked example of the notes on the domain (5.3).
    ['Saturday night runs into Sunday', daily([SAT], 1410, 30), daily([SUN], 0, 10), true],
    ['Saturday night ends as Sunday begins', daily([SAT], 1410, 30), daily([SUN], 30, 40), false],
    ['Monday night runs into Tuesday', daily([MON], 1410, 30), daily([TUE], 29, 40), true],
    ['a weekend around the end of the week', weekly(FRI, 1080, MON, 360), daily([SUN], 600, 660), true],
    ['a week but for one minute meets what is in it', weekly(SUN, 1, SUN, 0), daily([WED], 0, 1), true],
    ['a week but for one minute leaves that free', weekly(SUN, 1, SUN, 0), daily([SUN], 0, 1), false],
    ['always meets everything', always, daily([WED], 0, 1), true],
    ['always meets itself', always, always, true],
    ['no length meets nothing', daily([MON], 480, 480), always, false],
    ['a week that ends as it begins has no length', weekly(MON, 480, MON, 480), always, false],
    ['an illegal mask meets nothing', illegal, always, false],
  ])('FLT-097 %s', (_case, a, b, isOverlap) => {
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([isOverlap, isOverlap]);
  });

  test('REC-05 FLT-097 agrees with counting the 10,080 minutes of the week, whichever is asked first', () => {
    fc.assert(
      fc.property(entries, entries, (a, b) => {
        const meet = WEEK.some((minute) => runsIn(a, minute) && runsIn(b, minute));
        expect([overlaps(a, b), overlaps(b, a)]).toEqual([meet, meet]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Whether both entries run in a minute that may lie before or after the week. */
const meet = (a: ScheduleEntry, b: ScheduleEntry, minute: number) => {
  const minuteOfWeek = (minute + 20_160) % 10_080;
  return runsIn(a, minuteOfWeek) && runsIn(b, minuteOfWeek);
};

describe('the first overlap', () => {
  const morning = daily([MON, TUE], 480, 600);
  const night = daily([SAT], 1380, 60);

  test.each<[string, ScheduleEntry, ScheduleEntry[], ReturnType<typeof findOverlap>]>([
    ['none with nobody', always, [], null],
    ['none back to back', daily([MON], 600, 660), [morning], null],
    [
      'only the minutes in common',
      daily([TUE], 540, 660),
      [morning],
      { other: morning, start: 3420, end: 3480 },
    ],
    [
      'the first day of several',
      daily([MON, TUE], 540, 560),
      [morning],
      { other: morning, start: 1980, end: 2000 },
    ],
    [
      'whoever meets it first, not who stands first',
      daily([MON], 0, 1439),
      [daily([MON], 700, 800), morning],
      { other: morning, start: 1920, end: 2040 },
    ],
    [
      'of two that run in that minute the first of the list, as long as that one runs',
      daily([MON], 500, 700),
      [daily([MON], 400, 650), morning],
      { other: daily([MON], 400, 650), start: 1940, end: 2090 },
    ],
    [
      'past the end of the week without a cut',
      daily([SAT], 1320, 120),
      [illegal, night],
      { other: night, start: 10_020, end: 10_140 },
    ],
    [
      'on Sunday, where a night of Saturday goes on',
      daily([SUN], 30, 90),
      [night],
      { other: night, start: 30, end: 60 },
    ],
    [
      'on Sunday, for a weekend that began before',
      weekly(FRI, 0, SUN, 600),
      [daily([SUN], 0, 60)],
      { other: daily([SUN], 0, 60), start: 0, end: 60 },
    ],
    [
      'an event that runs always for all of its own run',
      night,
      [always],
      { other: always, start: 10_020, end: 10_140 },
    ],
    ['always with the whole run of another', always, [night], { other: night, start: 10_020, end: 10_140 }],
    ['always with always for the whole week', always, [always], { other: always, start: 0, end: 10_080 }],
    ['none for an illegal mask', illegal, [always], null],
    ['none for minutes that are not whole', daily([MON], 0.5, 600), [always], null],
    [
      'none for minutes that are no numbers',
      daily([MON], Number.NaN, Number.POSITIVE_INFINITY),
      [always],
      null,
    ],
    ['none with minutes that are no numbers', always, [daily([MON], Number.NaN, 600)], null],
  ])('REC-05 is %s', (_case, entry, others, expected) => {
    expect(findOverlap(entry, others)).toEqual(expected);
    expect(findOverlap(entry, prepareOverlaps(others))).toEqual(expected);
  });

  test('REC-05 FLT-097 agrees with asking each of the others, also where they overlap each other', () => {
    fc.assert(
      fc.property(entries, fc.array(entries, { maxLength: 6 }), (entry, others) => {
        const found = findOverlap(entry, prepareOverlaps(others));
        expect(found !== null).toBe(others.some((other) => overlaps(entry, other)));
        if (found) expect(overlaps(entry, found.other)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('REC-05 FLT-097 names all the minutes that both run, and nobody is met before, by the minutes of the week', () => {
    fc.assert(
      fc.property(entries, fc.array(entries, { maxLength: 4 }), (entry, others) => {
        const found = findOverlap(entry, others);
        const isMet = (minute: number) => others.some((other) => meet(entry, other, minute));
        expect(found !== null).toBe(WEEK.some(isMet));
        if (!found || (entry.repeat === always.repeat && found.other.repeat === always.repeat)) return;
        const { other, start, end } = found;
        const both = WEEK.slice(0, end - start).map((minute) =>
          meet(entry, other, (start + minute) % 10_080),
        );
        expect(both).not.toContain(false);
        expect([meet(entry, other, start - 1), meet(entry, other, end % 10_080)]).toEqual([false, false]);
        if (entry.repeat === always.repeat) return;
        expect(other).toBe(others.find((one) => runsIn(one, start)));
        for (let minute = start - 1; runsIn(entry, (minute + 20_160) % 10_080); minute--) {
          if (isMet(minute)) expect.fail(`somebody is met in minute ${minute}`);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('REC-05 ten thousand others are asked as one', () => {
    const others = Array.from({ length: 10_000 }, (_, i) =>
      daily([i % 7], (i % 100) * 10, (i % 100) * 10 + 5),
    );
    const index = prepareOverlaps(others);
    expect(findOverlap(daily([MON], 1200, 1300), index)).toBeNull();
    expect(findOverlap(daily([MON], 990, 1300), index)).toMatchObject({ start: 2430, end: 2435 });
  });
});
