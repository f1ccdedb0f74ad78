import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { expect, test } from 'vitest';
import { repeatWhileHeld } from './repeatWhileHeld.ts';

const timing = { holdMs: 500, intervalMs: 100 };

function hold(limit = Number.POSITIVE_INFINITY) {
  const clock = createVirtualClock();
  let count = 0;
  const step = () => {
    count += 1;
    return count < limit;
  };
  const release = repeatWhileHeld(step, timing, clock);
  return { pass: clock.advance, isIdle: () => clock.pending === 0, release, count: () => count };
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
