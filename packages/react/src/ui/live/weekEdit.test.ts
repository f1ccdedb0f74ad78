import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editRun, type WeekHandle, type WeekReach } from './weekEdit.ts';
import { DAY, WEEK } from './weekLayout.ts';

const at = (day: number, hour: number, minute = 0) => day * DAY + hour * 60 + minute;
const [SUN, MON, TUE, SAT] = [0, 1, 2, 6] as const;

test.each<[string, WeekReach, WeekHandle, number, readonly [number, number], readonly [number, number]]>([
  [
    'moves in steps of 5 minutes',
    'week',
    'whole',
    17,
    [at(MON, 8), at(MON, 10)],
    [at(MON, 8, 15), at(MON, 10, 15)],
  ],
  [
    'keeps its length to the minute',
    'week',
    'whole',
    5,
    [at(MON, 8, 3), at(MON, 9)],
    [at(MON, 8, 10), at(MON, 9, 7)],
  ],
  [
    'stays as it was typed while the hand trembles',
    'week',
    'whole',
    2,
    [at(MON, 8, 3), at(MON, 9)],
    [at(MON, 8, 3), at(MON, 9)],
  ],
  [
    'keeps its end while its start is drawn',
    'week',
    'start',
    -30,
    [at(MON, 8), at(MON, 9, 1)],
    [at(MON, 7, 30), at(MON, 9, 1)],
  ],
  [
    'keeps its start while its end is drawn',
    'week',
    'end',
    30,
    [at(MON, 8, 1), at(MON, 9)],
    [at(MON, 8, 1), at(MON, 9, 30)],
  ],
  ['goes across midnight', 'week', 'end', 120, [at(MON, 22), at(MON, 23)], [at(MON, 22), at(TUE, 1)]],
  [
    'goes across the end of the week',
    'week',
    'whole',
    120,
    [at(SAT, 23), at(7, 0)],
    [at(SUN, 1), at(SUN, 2)],
  ],
  ['begins before the week', 'week', 'start', -120, [at(SUN, 1), at(SUN, 2)], [at(SAT, 23), at(7, 2)]],
  ['is never without length', 'week', 'end', -180, [at(MON, 8), at(MON, 10)], [at(MON, 8), at(MON, 8, 5)]],
  [
    'ends on a day before its start, around the week',
    'week',
    'end',
    -DAY,
    [at(TUE, 8), at(TUE, 10)],
    [at(TUE, 8), at(8, 10)],
  ],
  ['is never as long as the week', 'week', 'end', 180, [at(MON, 8), at(8, 7)], [at(MON, 8), at(8, 7, 55)]],
  ['stays on its day', 'day', 'whole', 600, [at(MON, 20), at(MON, 22)], [at(MON, 22), at(MON, 24)]],
  [
    'begins no earlier than its day',
    'day',
    'start',
    -600,
    [at(MON, 2), at(MON, 4)],
    [at(MON, 0), at(MON, 4)],
  ],
  ['ends no later than 24:00', 'day', 'end', 600, [at(MON, 20), at(MON, 22)], [at(MON, 20), at(MON, 24)]],
  [
    'passes midnight as before',
    'day',
    'whole',
    -5,
    [at(MON, 23), at(TUE, 1)],
    [at(MON, 22, 55), at(TUE, 0, 55)],
  ],
  [
    'of a night begins on its day',
    'day',
    'whole',
    600,
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 23, 55), at(TUE, 11, 55)],
  ],
  [
    'of a night may end before midnight',
    'day',
    'end',
    -600,
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 20), at(MON, 22)],
  ],
  [
    'of a night is shorter than a day',
    'day',
    'end',
    900,
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 20), at(TUE, 19, 55)],
  ],
  [
    'of a day is shorter than a day',
    'day',
    'end',
    900,
    [at(MON, 0), at(MON, 12)],
    [at(MON, 0), at(MON, 23, 55)],
  ],
])('REC-06 a run %s', (_what, reach, handle, by, [start, end], [toStart, toEnd]) => {
  expect(editRun({ start, end }, handle, by, reach)).toEqual({ start: toStart, end: toEnd });
});

test('REC-06 wherever a hand draws it, a run has a length that its schedule can have', () => {
  const handles = fc.constantFrom<WeekHandle>('whole', 'start', 'end');
  const way = fc.integer({ min: -WEEK, max: WEEK });
  fc.assert(
    fc.property(
      fc.nat(WEEK - 1),
      fc.integer({ min: 1, max: WEEK - 1 }),
      handles,
      way,
      (start, length, handle, by) => {
        const run = editRun({ start, end: start + length }, handle, by, 'week');
        expect(run.start).toBeGreaterThanOrEqual(0);
        expect(run.start).toBeLessThan(WEEK);
        expect(run.end - run.start).toBeGreaterThan(0);
        expect(run.end - run.start).toBeLessThan(WEEK);
      },
    ),
  );
  fc.assert(
    fc.property(
      fc.nat(DAY - 2),
      fc.integer({ min: 1, max: DAY - 1 }),
      handles,
      way,
      (minute, length, handle, by) => {
        const start = at(MON, 0, minute);
        const end = Math.min(start + length, at(TUE, 0) - 1);
        const run = editRun({ start, end }, handle, by, 'day');
        expect(run.start).toBeGreaterThanOrEqual(at(MON, 0));
        expect(run.end).toBeLessThanOrEqual(at(TUE, 0));
        expect(run.end - run.start).toBeGreaterThan(0);
        expect(run.end - run.start).toBeLessThan(DAY);
      },
    ),
  );
  // Nights, to the five minutes.
  const five = fc.integer({ min: 1, max: 286 });
  fc.assert(
    fc.property(five, five, handles, way, (fromStart, toEnd, handle, by) => {
      const start = at(MON, 0, fromStart * 5);
      const end = Math.min(at(TUE, 0, toEnd * 5), start + DAY - 5);
      const run = editRun({ start, end }, handle, by, 'day');
      expect(run.start).toBeGreaterThanOrEqual(at(MON, 0));
      expect(run.start).toBeLessThan(at(TUE, 0));
      expect(run.end - run.start).toBeGreaterThan(0);
      expect(run.end - run.start).toBeLessThan(DAY);
    }),
  );
});
