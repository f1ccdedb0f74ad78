import type { Clock } from '@carillon/protocol/time';
import { describe, expect, test } from 'vitest';
import { createMeterTicker, type PageState } from './meterTicker.ts';

/** A clock moved by hand; its timers come up to `lateMs` late, as those of a busy page do. */
function createTestClock(lateMs = 0) {
  let nowMs = 0;
  let timers: { at: number; callback: () => void }[] = [];
  const state = { isStill: false, beatCount: 0 };
  const clock: Clock = {
    now: () => nowMs,
    elapsed: () => nowMs,
    after(delayMs, callback) {
      const timer = { at: nowMs + Math.max(0, delayMs) + (state.beatCount % 3) * (lateMs / 2), callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  const page: PageState = { isStill: () => state.isStill, isHidden: () => false };
  const run = (forMs: number, each: () => void = () => {}, everyMs = 10) => {
    const endMs = nowMs + forMs;
    let nextEachMs = nowMs;
    while (nowMs < endMs) {
      nowMs = Math.min(nextEachMs, endMs, ...timers.map(({ at }) => Math.max(at, nowMs)));
      const ripe = timers.filter(({ at }) => at <= nowMs);
      timers = timers.filter((timer) => !ripe.includes(timer));
      state.beatCount += ripe.length;
      for (const { callback } of ripe) callback();
      if (nowMs >= nextEachMs) {
        each();
        nextEachMs += everyMs;
      }
    }
  };
  return { ticker: createMeterTicker(clock, page), run, state, isAsleep: () => timers.length === 0 };
}

describe('FLT-044: meters draw at most 20 times a second', () => {
  test.each([
    ['on time', 0, 199],
    ['up to 8 ms late', 8, 190],
    ['up to 24 ms late', 24, 170],
  ])('50 meters at 100 messages a second, timers %s', (_case, lateMs, atLeast) => {
    const { ticker, run, state } = createTestClock(lateMs);
    const draws = Array.from({ length: 50 }, () => 0);
    const meters = draws.map((_, index) =>
      ticker.add({
        tick() {
          draws[index] = (draws[index] ?? 0) + 1;
          return Number.POSITIVE_INFINITY;
        },
      }),
    );
    run(10_000, () => {
      for (const meter of meters) meter.wake();
    });
    expect(Math.max(...draws)).toBeLessThanOrEqual(201);
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(atLeast);
    expect(state.beatCount).toBeLessThanOrEqual(201);
  });

  test('a meter that moves by itself is drawn as often', () => {
    const { ticker, run } = createTestClock();
    let draws = 0;
    const meter = ticker.add({
      tick(nowMs) {
        draws++;
        return nowMs;
      },
    });
    meter.wake();
    run(5000);
    expect(draws).toBeGreaterThan(90);
    expect(draws).toBeLessThanOrEqual(101);
  });

  test('with reduced motion twice a second', () => {
    const { ticker, run, state } = createTestClock();
    state.isStill = true;
    let draws = 0;
    const meter = ticker.add({
      tick(nowMs) {
        draws++;
        return nowMs;
      },
    });
    run(5000, () => meter.wake());
    expect(draws).toBeGreaterThanOrEqual(9);
    expect(draws).toBeLessThanOrEqual(11);
  });
});

test('asks for no timer once nothing moves', () => {
  const { ticker, run, isAsleep } = createTestClock();
  const meter = ticker.add({ tick: () => Number.POSITIVE_INFINITY });
  meter.wake();
  run(100);
  expect(isAsleep()).toBe(true);
});

test('sleeps on a timer until the next change and draws it', () => {
  const { ticker, run, state } = createTestClock();
  const drawnAtMs: number[] = [];
  const meter = ticker.add({
    tick(nowMs) {
      drawnAtMs.push(nowMs);
      return drawnAtMs.length === 1 ? nowMs + 2000 : Number.POSITIVE_INFINITY;
    },
  });
  meter.wake();
  run(3000);
  expect(drawnAtMs).toHaveLength(2);
  expect((drawnAtMs[1] ?? 0) - (drawnAtMs[0] ?? 0)).toBeGreaterThanOrEqual(2000);
  expect(state.beatCount).toBe(2);
});
