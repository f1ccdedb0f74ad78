import { describe, expect, test } from 'vitest';
import { createMeterTicker, type MeterClock } from './meterTicker.ts';

/** A clock moved by hand, with frames at the rate of a screen. */
function createTestClock(frameMs = 1000 / 60) {
  let nowMs = 0;
  let frames: (() => void)[] = [];
  let timers: { at: number; callback: () => void }[] = [];
  const state = { isStill: false, isHidden: false, frameCount: 0 };
  const clock: MeterClock = {
    now: () => nowMs,
    requestFrame: (callback) => void frames.push(callback),
    setTimer: (callback, delayMs) => {
      const timer = { at: nowMs + delayMs, callback };
      timers.push(timer);
      return timer;
    },
    clearTimer: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
    isStill: () => state.isStill,
    isHidden: () => state.isHidden,
  };
  const run = (forMs: number, each: () => void = () => {}, everyMs = 10) => {
    const endMs = nowMs + forMs;
    let nextFrameMs = Math.ceil((nowMs + 0.001) / frameMs) * frameMs;
    let nextEachMs = nowMs;
    while (nowMs < endMs) {
      nowMs = Math.min(nextFrameMs, nextEachMs, endMs, ...timers.map(({ at }) => Math.max(at, nowMs)));
      const ripe = timers.filter(({ at }) => at <= nowMs);
      timers = timers.filter((timer) => !ripe.includes(timer));
      for (const { callback } of ripe) callback();
      if (nowMs >= nextEachMs) {
        each();
        nextEachMs += everyMs;
      }
      if (nowMs >= nextFrameMs) {
        nextFrameMs += frameMs;
        if (state.isHidden) continue;
        const due = frames;
        frames = [];
        if (due.length > 0) state.frameCount++;
        for (const callback of due) callback();
      }
    }
  };
  return { clock, run, state, isAsleep: () => frames.length === 0 && timers.length === 0 };
}

describe('FLT-044: meters draw at most 20 times a second', () => {
  test.each([
    [60, 17],
    [75, 17],
    [120, 18],
    [144, 18],
  ])('50 meters at 100 messages a second on a screen of %i Hz', (screenHz, atLeast) => {
    const { clock, run, state } = createTestClock(1000 / screenHz);
    const ticker = createMeterTicker(clock);
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
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(atLeast * 10);
    expect(state.frameCount).toBeLessThanOrEqual(4 * 201);
  });

  test('a meter that moves by itself is drawn as often', () => {
    const { clock, run } = createTestClock();
    let draws = 0;
    const meter = createMeterTicker(clock).add({
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
    const { clock, run, state } = createTestClock();
    state.isStill = true;
    let draws = 0;
    const meter = createMeterTicker(clock).add({
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

test('asks for no frame and no timer once nothing moves', () => {
  const { clock, run, isAsleep } = createTestClock();
  const meter = createMeterTicker(clock).add({ tick: () => Number.POSITIVE_INFINITY });
  meter.wake();
  run(100);
  expect(isAsleep()).toBe(true);
});

test('sleeps on a timer until the next change and draws it', () => {
  const { clock, run, state } = createTestClock();
  const drawnAtMs: number[] = [];
  const meter = createMeterTicker(clock).add({
    tick(nowMs) {
      drawnAtMs.push(nowMs);
      return drawnAtMs.length === 1 ? nowMs + 2000 : Number.POSITIVE_INFINITY;
    },
  });
  meter.wake();
  run(3000);
  expect(drawnAtMs).toHaveLength(2);
  expect((drawnAtMs[1] ?? 0) - (drawnAtMs[0] ?? 0)).toBeGreaterThanOrEqual(2000);
  expect(state.frameCount).toBeLessThan(6);
});

test('draws nothing while the page is hidden, and once when it is back', () => {
  const { clock, run, state } = createTestClock();
  let draws = 0;
  const meter = createMeterTicker(clock).add({
    tick: () => {
      draws++;
      return Number.POSITIVE_INFINITY;
    },
  });
  state.isHidden = true;
  run(5000, () => meter.wake());
  expect(draws).toBe(0);
  state.isHidden = false;
  run(40);
  expect(draws).toBe(1);
});
