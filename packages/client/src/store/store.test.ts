import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store tells of each change, and of nothing that changes nothing', () => {
  const store = createStore(Number.NaN);
  const changed = vi.fn();
  store.subscribe(changed);
  store.set(Number.NaN);
  expect(changed).not.toHaveBeenCalled();
  store.set(1);
  store.set(1);
  expect([changed.mock.calls.length, store.getSnapshot()]).toEqual([1, 1]);
});

test('the same function that subscribes twice is told twice, and leaves twice', () => {
  const store = createStore(0);
  const changed = vi.fn();
  const [first, second] = [store.subscribe(changed), store.subscribe(changed)];
  store.set(1);
  first();
  first();
  store.set(2);
  second();
  store.set(3);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('whoever leaves while it is told spoils it for nobody', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push('first');
    leave();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});

test('use begins with the first listener and ends with the last, and begins anew', () => {
  const log: string[] = [];
  const store = createStore(0, () => {
    log.push('used');
    return () => log.push('unused');
  });
  const [first, second] = [store.subscribe(() => {}), store.subscribe(() => {})];
  first();
  first();
  expect(log).toEqual(['used']);
  second();
  store.subscribe(() => {});
  expect(log).toEqual(['used', 'unused', 'used']);
});
