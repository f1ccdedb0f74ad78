import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { describe, expect, test } from 'vitest';
import { createToastQueue, type ToastContent } from './toastQueue.ts';

const saved: ToastContent = { kind: 'success', title: 'User edited!' };

function createQueue() {
  const clock = createVirtualClock();
  const queue = createToastQueue(clock);
  return { queue, wait: clock.advance, titles: () => queue.getSnapshot().map(({ title }) => title) };
}

describe('API-09: a toast closes by itself after 10 s', () => {
  test('not before', () => {
    const { queue, wait, titles } = createQueue();
    queue.add(saved);
    wait(9999);
    expect(titles()).toEqual(['User edited!']);
    wait(1);
    expect(titles()).toEqual([]);
  });

  test('unless it is to stay', () => {
    const { queue, wait, titles } = createQueue();
    queue.add({ ...saved, closesAfterMs: Number.POSITIVE_INFINITY });
    wait(1_000_000);
    expect(titles()).toHaveLength(1);
  });

  test('not while held, and then after what was left', () => {
    const { queue, wait, titles } = createQueue();
    queue.add(saved);
    wait(4000);
    queue.hold();
    wait(60_000);
    expect(titles()).toHaveLength(1);
    queue.release();
    wait(5999);
    expect(titles()).toHaveLength(1);
    wait(1);
    expect(titles()).toHaveLength(0);
  });

  test('one added while held waits for the release', () => {
    const { queue, wait, titles } = createQueue();
    queue.hold();
    queue.add(saved);
    wait(60_000);
    expect(titles()).toHaveLength(1);
    queue.release();
    wait(10_000);
    expect(titles()).toHaveLength(0);
  });
});

test('API-09: shows three at most, the others in their turn', () => {
  const { queue, wait, titles } = createQueue();
  for (const title of ['1', '2', '3', '4', '5', '6', '7']) queue.add({ kind: 'info', title });
  expect(titles()).toEqual(['1', '2', '3']);
  wait(10_000);
  expect(titles()).toEqual(['4', '5', '6']);
  wait(10_000);
  expect(titles()).toEqual(['7']);
  wait(10_000);
  expect(titles()).toEqual([]);
});

test('is dismissed once and tells its listeners', () => {
  const { queue, titles } = createQueue();
  let told = 0;
  const stop = queue.subscribe(() => told++);
  const id = queue.add(saved);
  queue.dismiss(id);
  queue.dismiss(id);
  expect(titles()).toEqual([]);
  expect(told).toBe(2);
  stop();
  queue.add(saved);
  expect(told).toBe(2);
});

test('answers the same snapshot while nothing changes', () => {
  const { queue } = createQueue();
  queue.add(saved);
  expect(queue.getSnapshot()).toBe(queue.getSnapshot());
});
