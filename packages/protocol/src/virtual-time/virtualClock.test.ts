import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../time/clock.ts';
import { createVirtualClock } from './virtualClock.ts';

describe('a virtual clock', () => {
  test('stands still until it is moved', () => {
    const clock = createVirtualClock(1000);
    const run = vi.fn();
    clock.after(0, run);
    expect([clock.now(), run.mock.calls.length]).toEqual([1000, 0]);
    clock.advance(0);
    expect([clock.now(), run.mock.calls.length]).toEqual([1000, 1]);
  });

  interface Given {
    readonly delay: number;
    readonly isPrevented: boolean;
  }

  function checkOrder(given: readonly Given[], ms: number) {
    const clock = createVirtualClock(500);
    const ran: unknown[] = [];
    const cancels = given.map(({ delay }, i) => clock.after(delay, () => ran.push([i, clock.now()])));
    given.forEach(({ isPrevented }, i) => {
      if (isPrevented) cancels[i]?.();
    });
    clock.advance(ms);
    const kept = given.flatMap(({ delay, isPrevented }, i) =>
      isPrevented ? [] : [{ i, at: Math.max(delay, 0) }],
    );
    const due = kept.filter(({ at }) => at <= ms).sort((a, b) => a.at - b.at || a.i - b.i);
    expect(ran).toEqual(due.map(({ i, at }) => [i, 500 + at]));
    expect(clock.pending).toBe(kept.length - due.length);
    expect(clock.now()).toBe(500 + ms);
  }

  const delay = fc.integer({ min: -2, max: 30 });

  test('runs whatever falls due in the order of time, then of setting, each at its own time, unless prevented', () => {
    const timers = fc.array(fc.record({ delay, isPrevented: fc.boolean() }));
    fc.assert(fc.property(timers, fc.nat(40), checkOrder));
  });

  test('also where most are prevented, of which it forgets many at once', () => {
    const isPrevented = fc.nat(9).map((n) => n > 0);
    const timers = fc.array(fc.record({ delay, isPrevented }), {
      minLength: 150,
      maxLength: 250,
      size: 'max',
    });
    fc.assert(fc.property(timers, fc.nat(40), checkOrder));
  });

  test('runs within the same move what a timer sets', () => {
    const clock = createVirtualClock();
    const ticks: number[] = [];
    const tick = () => {
      ticks.push(clock.now());
      clock.after(10, tick);
    };
    tick();
    clock.advance(35);
    expect(ticks).toEqual([0, 10, 20, 30]);
    expect(clock.pending).toBe(1);
  });

  test('counts a timer once, however often it is prevented', () => {
    const clock = createVirtualClock();
    const prevent = clock.after(5, () => {});
    const preventOwn: () => void = clock.after(5, () => preventOwn());
    prevent();
    prevent();
    expect(clock.pending).toBe(1);
    clock.advance(5);
    prevent();
    expect(clock.pending).toBe(0);
  });

  test('tells when the next timer falls due that was not prevented, and Infinity without one', () => {
    const clock = createVirtualClock(1000);
    expect(clock.nextAtMs).toBe(Number.POSITIVE_INFINITY);
    const prevents = [5, 5, 20, 30].map((delayMs) => clock.after(delayMs, () => {}));
    const next: number[] = [];
    for (const prevent of prevents) {
      next.push(clock.nextAtMs);
      prevent();
    }
    expect([...next, clock.nextAtMs]).toEqual([1005, 1005, 1020, 1030, Number.POSITIVE_INFINITY]);
    expect(clock.now()).toBe(1000);
  });

  test('never goes back when a timer moves it', () => {
    const clock = createVirtualClock();
    clock.after(10, () => clock.advance(1000));
    clock.advance(20);
    expect(clock.now()).toBe(1010);
  });

  test('FLT-100 its wall clock jumps, and neither its timers nor the time that has elapsed do', () => {
    const clock = createVirtualClock(1000);
    const ran: number[] = [];
    for (const delay of [10, 20]) clock.after(delay, () => ran.push(delay, clock.now(), clock.elapsed()));
    clock.advance(5);
    clock.jump(-3_600_000);
    expect([clock.now(), clock.elapsed(), clock.nextAtMs]).toEqual([-3_598_995, 5, -3_598_990]);
    clock.advance(5);
    clock.jump(3_600_000);
    clock.advance(10);
    expect(ran).toEqual([10, -3_598_990, 10, 20, 1020, 20]);
  });

  test('a delay that is no number is none, as for setTimeout, and keeps no other timer from running', () => {
    const clock = createVirtualClock();
    const ran: string[] = [];
    clock.after(Number.NaN, () => ran.push('odd'));
    clock.after(5, () => ran.push('next'));
    clock.advance(5);
    expect(ran).toEqual(['odd', 'next']);
  });
});

describe('a virtual clock like that of a browser', () => {
  const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

  test('cuts off the fractions of a delay, so a timer may come before its time, and shows whole milliseconds', () => {
    const clock = createVirtualClock(1_800_000_000_000, { hasFractions: true });
    const begunAt = clock.elapsed();
    const ran: number[] = [];
    for (const delay of [9.6, 10, 0.9, -0.5]) {
      clock.after(delay, () => ran.push(delay, clock.elapsed() - begunAt, clock.now()));
    }
    expect(clock.now()).toBe(1_800_000_000_000);
    clock.advance(10);
    const at = (ms: number) => 1_800_000_000_000 + ms;
    expect(ran).toEqual([0.9, 0, at(0), -0.5, 0, at(0), 9.6, 9, at(9), 10, 10, at(10)]);
  });

  test('begins within a millisecond, with most seeds between two', () => {
    const begun = Array.from({ length: 100 }, (_, seed) => {
      const clock = createVirtualClock(0, { hasFractions: true, seed });
      return clock.elapsed();
    });
    expect(begun.every((ms) => ms >= 0 && ms < 1)).toBe(true);
    expect(new Set(begun).size).toBe(8);
    expect(createVirtualClock(0, { seed: 7 }).elapsed()).toBe(0);
  });

  test('its timers come late, by no more than was said, in their order, and in the same way for the same seed', () => {
    const delays = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 });
    fc.assert(
      fc.property(delays, seeds, fc.double({ min: 0, max: 20, noNaN: true }), (given, seed, lateMs) => {
        const live = () => {
          const clock = createVirtualClock(0, { lateMs, seed });
          const ran: { i: number; delay: number; at: number }[] = [];
          given.forEach((delay, i) => {
            clock.after(delay, () => ran.push({ i, delay, at: clock.elapsed() }));
          });
          clock.advance(30 + lateMs);
          return ran;
        };
        const ran = live();
        expect(ran.map(({ i }) => i)).toEqual(
          given
            .map((delay, i) => ({ delay, i }))
            .sort((a, b) => a.delay - b.delay || a.i - b.i)
            .map(({ i }) => i),
        );
        for (const { delay, at } of ran) {
          expect(at).toBeGreaterThanOrEqual(delay);
          expect(at).toBeLessThanOrEqual(delay + lateMs);
        }
        expect(ran.map(({ at }) => at)).toEqual(ran.map(({ at }) => at).sort((a, b) => a - b));
        expect(live()).toEqual(ran);
      }),
    );
  });

  test('some timers are late and some are not, in fractions where it has them', () => {
    const clock = createVirtualClock(0, { hasFractions: true, lateMs: 4 });
    const lateness: number[] = [];
    const begin = (left: number) => {
      if (left === 0) return;
      const setAt = clock.elapsed();
      clock.after(10, () => {
        lateness.push(clock.elapsed() - setAt - 10);
        begin(left - 1);
      });
    };
    begin(300);
    clock.advance(300 * 14);
    expect(lateness).toHaveLength(300);
    expect([Math.min(...lateness), Math.max(...lateness)]).toEqual([0, 3.875]);
    const mean = lateness.reduce((sum, ms) => sum + ms, 0) / 300;
    expect(mean).toBeGreaterThan(1.6);
    expect(mean).toBeLessThan(2.3);
  });

  test('whoever moves it to the next timer always gets there', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.double({ min: 0, max: 5000, noNaN: true }), { minLength: 1 }),
        (seed, delays) => {
          const clock = createVirtualClock(1_800_000_000_123, { hasFractions: true, lateMs: 12, seed });
          for (const delay of delays) clock.after(delay, () => {});
          for (let moves = 0; clock.pending > 0; moves++) {
            expect(moves).toBeLessThan(delays.length);
            clock.advance(clock.nextAtMs - clock.now());
          }
        },
      ),
    );
  });

  test('one that was prevented makes none behind it wait', () => {
    const clock = createVirtualClock(0, { lateMs: 1000, seed: 3 });
    const run = vi.fn();
    clock.after(10, () => {})();
    clock.after(11, run);
    expect(clock.nextAtMs).toBeLessThan(1011);
    clock.advance(clock.nextAtMs);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('the clock of the machine', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 5000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const DAY_MS = 86_400_000;

  test.each([
    ['0 ms', 0],
    ['5 s', 5000],
    ['the longest timer', 2 ** 31 - 1],
    ['one millisecond more than that', 2 ** 31],
    ['30 days', 30 * DAY_MS],
    ['a year', 365 * DAY_MS],
  ])('FLT-055 runs once, after %s and not before', (_name, delayMs) => {
    const run = vi.fn(() => expect(systemClock.now()).toBe(5000 + delayMs));
    systemClock.after(delayMs, run);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(delayMs);
    expect(run).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('FLT-100 what has elapsed goes on where the wall clock is set back', () => {
    const before = systemClock.elapsed();
    vi.setSystemTime(1000);
    vi.advanceTimersByTime(250);
    expect([systemClock.now(), systemClock.elapsed() - before]).toEqual([1250, 250]);
  });

  test('a negative delay is none', () => {
    const run = vi.fn();
    systemClock.after(-5, run);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledOnce();
  });

  test('FLT-055 a long timer is prevented in each of its parts', () => {
    const run = vi.fn();
    const prevent = systemClock.after(60 * DAY_MS, run);
    vi.advanceTimersByTime(40 * DAY_MS);
    prevent();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(40 * DAY_MS);
    expect(run).not.toHaveBeenCalled();
  });
});
