import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { createFollowingClock } from './followingClock.ts';

test('many timers cost one timer of the clock that is followed, and none after its end', () => {
  const base = createVirtualClock(1000);
  const clock = createFollowingClock(base);
  for (let i = 0; i < 100; i++) clock.after(i, () => {});
  expect([clock.now(), base.pending]).toEqual([1000, 1]);
  clock.stop();
  expect(base.pending).toBe(0);
});

test('timers run in order, each at its own time by this clock, at most 10 ms late by the other one', () => {
  const base = createVirtualClock(0);
  const clock = createFollowingClock(base);
  const ran: number[][] = [];
  for (const delay of [25, 3, 40, 3]) clock.after(delay, () => ran.push([delay, clock.now(), base.now()]));
  const cancel = clock.after(5, () => ran.push([]));
  cancel();
  base.advance(50);
  expect(ran).toEqual([
    [3, 3, 10],
    [3, 3, 10],
    [25, 25, 30],
    [40, 40, 40],
  ]);
});

test('FLT-013 after a sleep everything that fell due runs at once, in order; a clock that is put back runs nothing twice', () => {
  let nowMs = 0;
  const base = createVirtualClock(0);
  const clock = createFollowingClock({ ...base, now: () => nowMs });
  const ran: number[] = [];
  for (const delay of [3_600_000, 1000]) clock.after(delay, () => ran.push(delay));
  nowMs = 8 * 3_600_000;
  base.advance(10);
  expect(ran).toEqual([1000, 3_600_000]);
  nowMs = 0;
  base.advance(100);
  expect([ran.length, clock.now()]).toEqual([2, 8 * 3_600_000]);
});
