import { expect, test } from 'vitest';
import { createPacer } from './pacer.ts';

function tasks(count: number, limit: number) {
  const pacer = createPacer(limit);
  const started: number[] = [];
  const ends: ((isOk: boolean) => void)[] = [];
  const results = Array.from({ length: count }, (_, i) =>
    pacer.run(() => {
      started.push(i);
      return new Promise<number>((resolve, reject) => {
        ends[i] = (isOk) => (isOk ? resolve(i) : reject(new Error(`task ${i}`)));
      });
    }),
  );
  return { started, ends, results };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('runs as many as it may at once, at once, and the others in their order as there is room', async () => {
  const { started, ends, results } = tasks(5, 2);
  expect(started).toEqual([0, 1]);
  ends[1]?.(true);
  expect(await results[1]).toBe(1);
  await settle();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.(true);
  ends[2]?.(true);
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
});

test('one that fails makes room for the next, and fails itself', async () => {
  const { started, ends, results } = tasks(2, 1);
  ends[0]?.(false);
  await expect(results[0]).rejects.toThrow('task 0');
  await settle();
  expect(started).toEqual([0, 1]);
});

test('what asks again after its turn waits behind those that are waiting', async () => {
  const pacer = createPacer(1);
  const order: string[] = [];
  const first = pacer
    .run(async () => void order.push('a'))
    .then(() => pacer.run(async () => void order.push('c')));
  const second = pacer.run(async () => void order.push('b'));
  await Promise.all([first, second]);
  expect(order).toEqual(['a', 'b', 'c']);
});
