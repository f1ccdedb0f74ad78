import { expect, test } from 'vitest';
import { type After, repeatWhileHeld } from './repeatWhileHeld.ts';

/** Time that passes when the test says so. */
function createTime() {
  let nowMs = 0;
  let timer: { atMs: number; callback: () => void } | undefined;
  const after: After = (delayMs, callback) => {
    const own = { atMs: nowMs + delayMs, callback };
    timer = own;
    return () => {
      if (timer === own) timer = undefined;
    };
  };
  const pass = (ms: number) => {
    const untilMs = nowMs + ms;
    while (timer !== undefined && timer.atMs <= untilMs) {
      const due = timer;
      timer = undefined;
      nowMs = due.atMs;
      due.callback();
    }
    nowMs = untilMs;
  };
  return { after, pass, isIdle: () => timer === undefined };
}

const timing = { holdMs: 500, intervalMs: 100 };

function hold(limit = Number.POSITIVE_INFINITY) {
  const time = createTime();
  let count = 0;
  const step = () => {
    count += 1;
    return count < limit;
  };
  const release = repeatWhileHeld(step, timing, time.after);
  return { ...time, release, count: () => count };
}

test('AUD-02 a short press steps once', () => {
  const { pass, release, count } = hold();
  pass(499);
  release();
  pass(10_000);
  expect(count()).toBe(1);
});

test('AUD-02 a held button steps again after its hold time, then at its interval', () => {
  const { pass, count } = hold();
  pass(500);
  expect(count()).toBe(2);
  pass(300);
  expect(count()).toBe(5);
});

test('AUD-02 a button let go steps no more', () => {
  const { pass, release, count, isIdle } = hold();
  pass(700);
  release();
  expect(isIdle()).toBe(true);
  pass(10_000);
  expect(count()).toBe(4);
});

test('AUD-02 at the end of the scale nothing waits to step', () => {
  const { pass, count, isIdle } = hold(3);
  pass(10_000);
  expect(count()).toBe(3);
  expect(isIdle()).toBe(true);
});
