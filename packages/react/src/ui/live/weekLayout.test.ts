import { encodeRepeat, weekRuns } from '@carillon/protocol/schedule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutWeek, type WeekEvent, type WeekEventState } from './weekLayout.ts';

const at = (day: number, hour: number, minute = 0) => day * 1440 + hour * 60 + minute;
const [SUN, MON, TUE, SAT] = [0, 1, 2, 6] as const;
const monday = { firstDay: MON };

const event = (id: string, runs: WeekEvent['runs'], state?: WeekEventState): WeekEvent => ({
  id,
  name: id,
  state,
  runs,
});

const days = (events: readonly WeekEvent[], options: Parameters<typeof layOutWeek>[1] = monday) =>
  layOutWeek(events, options).map(({ day, bars }) => ({
    day,
    bars: bars.map((bar) => [bar.event.id, bar.start, bar.end, bar.state]),
  }));

test('REC-05 the rows begin with the first day of the locale', () => {
  expect(layOutWeek([], { firstDay: SAT }).map(({ day }) => day)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});

test('REC-05 a run that passes midnight is cut there, also from Saturday to Sunday', () => {
  const rows = layOutWeek([event('night', [{ start: at(SAT, 22), end: at(7, 6) }])], monday);
  const cuts = rows.flatMap(({ day, bars }) =>
    bars.map(({ start, end, isCutAtStart, isCutAtEnd }) => [day, start, end, isCutAtStart, isCutAtEnd]),
  );
  expect(cuts).toEqual([
    [SAT, 1320, 1440, false, true],
    [SUN, 0, 360, true, false],
  ]);
});

test('REC-05 what runs at the same time overlaps there and nowhere else', () => {
  const rows = layOutWeek(
    [
      event('a', [{ start: at(MON, 8), end: at(MON, 12) }]),
      event('b', [{ start: at(MON, 11), end: at(MON, 14) }]),
      event('c', [{ start: at(MON, 14), end: at(MON, 15) }]),
    ],
    monday,
  );
  expect(rows[0]?.overlaps).toEqual([{ start: 660, end: 720 }]);
  expect(rows[0]?.bars.map(({ isOverlapping }) => isOverlapping)).toEqual([true, true, false]);
});

test('REC-05 overlaps are the minutes of a day in which more than one runs', () => {
  const bar = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(bar, { maxLength: 12 }), (bars) => {
      const events = bars.map(([start, length], index) =>
        event(String(index), [{ start, end: start + length }]),
      );
      const overlaps = layOutWeek(events, { firstDay: SUN })[0]?.overlaps ?? [];
      for (let minute = 0; minute < 90; minute++) {
        const covers = ({ start, end }: { start: number; end: number }) => start <= minute && minute < end;
        const running = events.flatMap(({ runs }) => runs).filter(covers).length;
        expect(overlaps.filter(covers)).toHaveLength(running > 1 ? 1 : 0);
      }
    }),
  );
});

test('REC-05 of what plays only the run of now is marked, and of what comes next only the next', () => {
  const runs = [MON, TUE].map((day) => ({ start: at(day, 8), end: at(day, 10) }));
  const now = at(TUE, 9);
  expect(days([event('on', runs, 'playing')], { ...monday, now }).slice(0, 2)).toEqual([
    { day: MON, bars: [['on', 480, 600, 'event']] },
    { day: TUE, bars: [['on', 480, 600, 'playing']] },
  ]);
  expect(days([event('next', runs, 'scheduled')], { ...monday, now }).slice(0, 2)).toEqual([
    { day: MON, bars: [['next', 480, 600, 'scheduled']] },
    { day: TUE, bars: [['next', 480, 600, 'event']] },
  ]);
});

test('REC-05 a run that began last week plays on Sunday', () => {
  const night = event('night', [{ start: at(SAT, 22), end: at(7, 6) }], 'playing');
  const marked = days([night], { firstDay: SUN, now: at(SUN, 1) });
  expect(marked[SUN]?.bars).toEqual([['night', 0, 360, 'playing']]);
});

test('REC-05 what was started by hand outside its hours has no run that plays', () => {
  const runs = [{ start: at(MON, 8), end: at(MON, 10) }];
  const rows = days([event('hand', runs, 'playing')], { ...monday, now: at(TUE, 9) });
  expect(rows[0]?.bars).toEqual([['hand', 480, 600, 'event']]);
});

test('REC-04 always fills every day', () => {
  const rows = days([
    event('always', weekRuns({ repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] }, 60)),
  ]);
  expect(rows.map(({ bars }) => bars)).toEqual(rows.map(() => [['always', 0, 1440, 'event']]));
});
