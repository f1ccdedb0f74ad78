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

test('FLT-109 a listener that throws is reported once, and keeps nobody from the change', async () => {
  const onError = vi.fn();
  const store = createStore(0, { onError });
  const heard: number[] = [];
  store.subscribe(() => {
    throw new Error('at once');
  });
  store.subscribe(() => Promise.reject(new Error('later')));
  store.subscribe(() => heard.push(store.getSnapshot()));
  store.set(1);
  store.set(2);
  await Promise.resolve();
  expect([store.getSnapshot(), heard]).toEqual([2, [1, 2]]);
  expect(onError.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]);
});

test('FLT-109 what nobody takes, or whoever takes it throws at, is shown as an uncaught error', () => {
  const shown = vi.spyOn(console, 'error').mockImplementation(() => {});
  const listener = () => {
    throw new Error('of the listener');
  };
  const alone = createStore(0);
  alone.subscribe(listener);
  alone.set(1);
  const store = createStore(0, {
    onError() {
      throw new Error('of the report');
    },
  });
  store.subscribe(listener);
  store.set(1);
  expect(shown.mock.calls.map(([error]) => error.message)).toEqual([
    'of the listener',
    'of the listener',
    'of the report',
  ]);
  shown.mockRestore();
});

test('use begins with the first listener and ends with the last, and begins anew', () => {
  const log: string[] = [];
  const store = createStore(0, {
    onUse() {
      log.push('used');
      return () => log.push('unused');
    },
  });
  const [first, second] = [store.subscribe(() => {}), store.subscribe(() => {})];
  first();
  first();
  expect(log).toEqual(['used']);
  second();
  store.subscribe(() => {});
  expect(log).toEqual(['used', 'unused', 'used']);
});
