import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeekHandle } from './weekEdit.ts';
import { DAY, WEEK, type WeekEvent, type WeekRun } from './weekLayout.ts';
import {
  drawRun,
  findFree,
  findFreeDays,
  findMeetings,
  moveRun,
  moveRuns,
  type WeekFreedom,
} from './weekMove.ts';

const at = (day: number, hour: number, minute = 0) => day * DAY + hour * 60 + minute;
const [SUN, MON, TUE, THU, FRI, SAT] = [0, 1, 2, 4, 5, 6] as const;
type Way = readonly [along: number, days?: number, isFine?: boolean];
type Ends = readonly [number, number];

test.each<[string, WeekFreedom, WeekHandle, Way, Ends, Ends]>([
  [
    'goes by a quarter of an hour',
    'day',
    'whole',
    [22],
    [at(THU, 19), at(THU, 21, 30)],
    [at(THU, 19, 15), at(THU, 21, 45)],
  ],
  [
    'stays while the hand trembles',
    'day',
    'whole',
    [7],
    [at(THU, 19), at(THU, 21)],
    [at(THU, 19), at(THU, 21)],
  ],
  [
    'goes by a minute with Alt',
    'day',
    'whole',
    [7, 0, true],
    [at(THU, 19), at(THU, 21)],
    [at(THU, 19, 7), at(THU, 21, 7)],
  ],
  [
    'comes to lie on a quarter, and keeps its length',
    'day',
    'whole',
    [15],
    [at(THU, 19, 3), at(THU, 20)],
    [at(THU, 19, 15), at(THU, 20, 12)],
  ],
  [
    'goes to another day',
    'day',
    'whole',
    [30, 1],
    [at(THU, 19), at(THU, 21, 30)],
    [at(FRI, 19, 30), at(FRI, 22)],
  ],
  [
    'goes to another day and keeps its minutes',
    'day',
    'whole',
    [0, 1],
    [at(THU, 19, 3), at(THU, 21)],
    [at(FRI, 19, 3), at(FRI, 21)],
  ],
  [
    'goes around the end of the week',
    'day',
    'whole',
    [0, 1],
    [at(SAT, 8), at(SAT, 9)],
    [at(SUN, 8), at(SUN, 9)],
  ],
  ['goes back around its begin', 'day', 'whole', [0, -1], [at(SUN, 8), at(SUN, 9)], [at(SAT, 8), at(SAT, 9)]],
  [
    'of several days stays on its day',
    'days',
    'whole',
    [60, 2],
    [at(MON, 8), at(MON, 9)],
    [at(MON, 9), at(MON, 10)],
  ],
  ['stops at 24:00', 'days', 'whole', [900], [at(MON, 20), at(MON, 22)], [at(MON, 22), at(TUE, 0)]],
  ['stops at 0:00', 'day', 'whole', [-900], [at(MON, 2), at(MON, 4)], [at(MON, 0), at(MON, 2)]],
  [
    'is stretched at its start',
    'day',
    'start',
    [-30],
    [at(MON, 8), at(MON, 9, 1)],
    [at(MON, 7, 30), at(MON, 9, 1)],
  ],
  [
    'is stretched at its end, up to 24:00',
    'day',
    'end',
    [900],
    [at(MON, 20), at(MON, 22)],
    [at(MON, 20), at(TUE, 0)],
  ],
  [
    'is stretched on its day wherever the hand is',
    'day',
    'end',
    [30, 3],
    [at(MON, 8), at(MON, 9)],
    [at(MON, 8), at(MON, 9, 30)],
  ],
  ['is never without length', 'days', 'end', [-900], [at(MON, 8), at(MON, 10)], [at(MON, 8), at(MON, 8, 15)]],
  [
    'is never as long as a day',
    'day',
    'end',
    [900],
    [at(MON, 0), at(MON, 22)],
    [at(MON, 0), at(MON, 23, 45)],
  ],
  [
    'that passes midnight goes on doing so',
    'days',
    'whole',
    [-60],
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 19), at(TUE, 7)],
  ],
  [
    'that passes midnight begins on its day',
    'days',
    'whole',
    [600],
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 23, 45), at(TUE, 11, 45)],
  ],
  [
    'that passes midnight is never as long as a day',
    'day',
    'end',
    [900],
    [at(MON, 20), at(TUE, 8)],
    [at(MON, 20), at(TUE, 19, 45)],
  ],
  [
    'of the week goes across midnight',
    'week',
    'whole',
    [180],
    [at(SAT, 22), at(7, 6)],
    [at(SUN, 1), at(SUN, 9)],
  ],
  [
    'of the week goes to another day and keeps its length',
    'week',
    'whole',
    [0, 1],
    [at(SAT, 22, 3), at(7, 6)],
    [at(SUN, 22, 3), at(MON, 6)],
  ],
  [
    'of the week is stretched to another day',
    'week',
    'end',
    [60, 1],
    [at(SAT, 22), at(7, 6)],
    [at(SAT, 22), at(8, 7)],
  ],
])(
  'EVT-10 a run %s',
  (_what, freedom, handle, [along, days = 0, isFine = false], [start, end], [toStart, toEnd]) => {
    expect(moveRun({ start, end }, handle, { along, days, isFine }, freedom)).toEqual({
      start: toStart,
      end: toEnd,
    });
  },
);

const ways = fc.record({
  along: fc.integer({ min: -DAY, max: DAY }),
  days: fc.integer({ min: -6, max: 6 }),
  isFine: fc.boolean(),
});
const handles = fc.constantFrom<WeekHandle>('whole', 'start', 'end');

test('EVT-10 wherever a hand moves it, a run of a day has a length that a daily schedule can have', () => {
  fc.assert(
    fc.property(
      fc.nat(WEEK - 1),
      fc.integer({ min: 1, max: DAY - 1 }),
      handles,
      ways,
      fc.constantFrom<WeekFreedom>('day', 'days'),
      (start, length, handle, way, freedom) => {
        const run = { start, end: start + length };
        const moved = moveRun(run, handle, way, freedom);
        expect(moved.start).toBeGreaterThanOrEqual(0);
        expect(moved.start).toBeLessThan(WEEK);
        expect(moved.end - moved.start).toBeGreaterThan(0);
        expect(moved.end - moved.start).toBeLessThan(DAY);
        if (handle === 'whole') expect(moved.end - moved.start).toBe(length);
        const byDays = (Math.floor(moved.start / DAY) - Math.floor(start / DAY) + 7) % 7;
        expect(byDays).toBe(freedom === 'day' && handle === 'whole' ? (way.days + 7) % 7 : 0);
      },
    ),
  );
});

test('EVT-10 a span of the week keeps its length wherever it is moved', () => {
  fc.assert(
    fc.property(fc.nat(WEEK - 1), fc.integer({ min: 1, max: WEEK - 1 }), ways, (start, length, way) => {
      const moved = moveRun({ start, end: start + length }, 'whole', way, 'week');
      expect(moved.end - moved.start).toBe(length);
      expect(moved.start).toBeGreaterThanOrEqual(0);
      expect(moved.start).toBeLessThan(WEEK);
    }),
  );
});

test('EVT-10 the runs of other days go with the one that is held', () => {
  const runs = [MON, TUE, SAT].map((day) => ({ start: at(day, 20), end: at(day + 1, 8) }));
  const [, from] = runs as [WeekRun, WeekRun, WeekRun];
  const moved = moveRuns(runs, from, { start: at(TUE, 21), end: at(TUE + 1, 8) });
  expect(moved).toEqual([MON, TUE, SAT].map((day) => ({ start: at(day, 21), end: at(day + 1, 8) })));
});

const event = (id: string, ...runs: WeekRun[]): WeekEvent => ({ id, name: id, runs });

test.each<[string, Ends, Ends, readonly Ends[]]>([
  [
    'one that runs at the time',
    [at(MON, 8), at(MON, 10)],
    [at(MON, 9), at(MON, 11)],
    [[at(MON, 9), at(MON, 10)]],
  ],
  ['none that only follows', [at(MON, 8), at(MON, 9)], [at(MON, 9), at(MON, 11)], []],
  [
    'one around the end of the week',
    [at(SUN, 1), at(SUN, 3)],
    [at(SAT, 22), at(7, 2)],
    [[at(SUN, 1), at(SUN, 2)]],
  ],
  ['what runs always', [at(MON, 8), at(MON, 10)], [0, WEEK], [[at(MON, 8), at(MON, 10)]]],
])('EVT-10 a run meets %s', (_what, [start, end], [otherStart, otherEnd], met) => {
  const found = findMeetings([{ start, end }], [event('a', { start: otherStart, end: otherEnd })]);
  expect(found.map(({ run }) => [run.start, run.end])).toEqual(met);
});

const busy = [
  event('a', { start: at(MON, 7), end: at(MON, 8) }),
  event('b', { start: at(MON, 13), end: at(TUE, 2) }),
];

test.each<[string, number, number, Ends | undefined]>([
  ['from one bar to the next', MON, 600, [at(MON, 8), at(MON, 13)]],
  ['from the begin of the day', MON, 60, [at(MON, 0), at(MON, 7)]],
  ['after what came from the day before, to 24:00', TUE, 600, [at(TUE, 2), at(3, 0)]],
  ['not where something runs', MON, 450, undefined],
  ['a whole day', FRI, 450, [at(FRI, 0), at(SAT, 0)]],
])('EVT-10 free time is %s', (_what, day, minute, free) => {
  expect(findFree(day, minute, busy)).toEqual(free && { start: free[0], end: free[1] });
});

test.each<[string, number, number, boolean, Ends | undefined]>([
  ['in steps', at(MON, 9, 2), 95, false, [at(MON, 9), at(MON, 10, 30)]],
  ['backwards', at(MON, 10), -60, false, [at(MON, 9), at(MON, 10)]],
  ['by the minute with Alt', at(MON, 9, 2), 5, true, [at(MON, 9, 2), at(MON, 9, 7)]],
  ['up to the next bar', at(MON, 12), 300, false, [at(MON, 12), at(MON, 13)]],
  ['down to the last bar', at(MON, 9), -300, false, [at(MON, 8), at(MON, 9)]],
  ['not at all while the hand is in its step', at(MON, 9), 3, false, undefined],
])('EVT-10 a new event is drawn %s', (_what, from, along, isFine, run) => {
  const free = { start: at(MON, 8), end: at(MON, 13) };
  expect(drawRun(from, along, free, isFine)).toEqual(run && { start: run[0], end: run[1] });
});

test('EVT-10 a day that is drawn from end to end stops before it would be a day long', () => {
  expect(drawRun(at(MON, 0), DAY, { start: at(MON, 0), end: at(TUE, 0) }, false)).toEqual({
    start: at(MON, 0),
    end: at(MON, 23, 45),
  });
});

test('EVT-10 what is drawn meets nothing', () => {
  fc.assert(
    fc.property(
      fc.nat(6),
      fc.nat(DAY - 1),
      fc.integer({ min: -DAY, max: DAY }),
      fc.boolean(),
      (day, minute, along, isFine) => {
        const free = findFree(day, minute, busy);
        const run = free && drawRun(day * DAY + minute, along, free, isFine);
        fc.pre(run !== undefined);
        expect(findMeetings([run], busy)).toEqual([]);
        expect(Math.floor(run.start / DAY)).toBe(day);
      },
    ),
  );
});

test.each<[string, readonly number[], number, readonly number[], Ends]>([
  ['where it is on all of them', [MON, FRI], 600, [MON, FRI], [at(MON, 8), at(MON, 13)]],
  ['where it is on the one with less of it', [FRI, MON], 600, [FRI, MON], [at(FRI, 8), at(FRI, 13)]],
  ['up to a day on which something runs', [FRI, TUE, THU], 60, [FRI], [at(FRI, 0), at(SAT, 0)]],
])('EVT-10 time is free on several days %s', (_what, over, minute, days, [start, end]) => {
  expect(findFreeDays(over, minute, busy)).toEqual({ days, free: { start, end } });
});

test('EVT-10 no time is free from where something runs', () => {
  expect(findFreeDays([MON, FRI], 450, busy)).toBe(undefined);
});
