import { expect, test } from 'vitest';
import { deviceClass } from './classes.ts';

test.each([
  [0, 'unclassified', null],
  [1, 'nano', 'nano-eth'],
  [2, 'micro', 'micro-eth'],
  [3, 'standard', 'std-eth'],
  [4, 'standard', 'std-eth-2'],
])('DEV-05 class %i is called %s and its topics name it %s', (id, name, type) => {
  expect(deviceClass(id)).toEqual({ id, name, type });
});

test.each([5, -1, 1.5, 2 ** 40, Number.NaN, Number.POSITIVE_INFINITY])(
  'DEV-05 the unknown class %d is treated as 0',
  (id) => {
    expect(deviceClass(id)).toEqual({ id: 0, name: 'unclassified', type: null });
  },
);
