import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type FieldPath,
  type FieldValue,
  getKey,
  isSame,
  toFieldPath,
  valueAt,
  withValueAt,
} from './paths.ts';

interface Values {
  readonly name: string;
  readonly encoder: { readonly br: number; readonly qlt?: number };
  readonly prices: readonly { readonly price: string; readonly quantity: number | null }[];
  readonly upload: Blob | null;
}

const VALUES: Values = {
  name: 'Bell',
  encoder: { br: 128 },
  prices: [
    { price: '1', quantity: 1 },
    { price: '2', quantity: null },
  ],
  upload: null,
};

test('a path and what stands there have exact types', () => {
  expectTypeOf<FieldPath<Values>>().toEqualTypeOf<
    | 'name'
    | 'upload'
    | 'encoder'
    | 'encoder.br'
    | 'encoder.qlt'
    | 'prices'
    | `prices.${number}`
    | `prices.${number}.price`
    | `prices.${number}.quantity`
  >();
  expectTypeOf<FieldValue<Values, 'encoder.br'>>().toEqualTypeOf<number>();
  expectTypeOf<FieldValue<Values, 'encoder.qlt'>>().toEqualTypeOf<number | undefined>();
  expectTypeOf<FieldValue<Values, 'prices.0.quantity'>>().toEqualTypeOf<number | null>();
  expectTypeOf<FieldValue<Values, `prices.${number}.price`>>().toEqualTypeOf<string>();
  expectTypeOf<FieldValue<Values, 'upload'>>().toEqualTypeOf<Blob | null>();
  // @ts-expect-error There is no such field.
  expect(valueAt(VALUES, 'prices.0.prize')).toBeUndefined();
});

test.each([
  ['name', 'Bell'],
  ['encoder.br', 128],
  ['encoder.qlt', undefined],
  ['prices.1.price', '2'],
  ['prices.7.price', undefined],
] as const)('at %s stands %s', (path, value) => {
  expect(valueAt(VALUES, path)).toBe(value);
});

describe('another value', () => {
  test('stands at its path, and what is not on the way there stays the same object', () => {
    const next = withValueAt(VALUES, 'prices.1.price', '3');
    expect(next).toEqual({ ...VALUES, prices: [VALUES.prices[0], { price: '3', quantity: null }] });
    expect([next.encoder, next.prices[0]]).toEqual([VALUES.encoder, VALUES.prices[0]]);
    expect(next.encoder).toBe(VALUES.encoder);
    expect(next.prices[0]).toBe(VALUES.prices[0]);
    expect(VALUES.prices[1]?.price).toBe('2');
  });

  test('keeps the key of its row, also where the whole row is another one', () => {
    const key = getKey(VALUES.prices[1] ?? {});
    const edited = withValueAt(VALUES, 'prices.1.price', '3');
    const replaced = withValueAt(edited, 'prices.1', { price: '4', quantity: 4 });
    expect(edited.prices[1] && getKey(edited.prices[1])).toBe(key);
    expect(replaced.prices[1] && getKey(replaced.prices[1])).toBe(key);
    expect(getKey({ price: '3', quantity: null })).not.toBe(key);
  });
});

test.each([
  ['equal values', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, true],
  ['another value deep inside', { a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, false],
  ['a name more', { a: 1 }, { a: 1, b: undefined }, false],
  ['another name', { a: undefined }, { b: undefined }, false],
  ['a row less', [1, 2], [1], false],
  ['nothing, and null', undefined, null, false],
  ['no number twice', Number.NaN, Number.NaN, true],
  ['two files, whatever is in them', new Blob(['a']), new Blob(['a']), false],
])('says of %s whether they are the same', (_what, a, b, same) => {
  expect(isSame(a, b)).toBe(same);
});

test.each([
  ['price_in_cents', 'price'],
  ['prices.2.amount', 'prices.2.price'],
  ['groups.1.rows.3.amount', 'sets.1.of.3.price'],
  ['prices.2.quantity', 'prices.2.quantity'],
  ['name', 'name'],
])('what the body calls %s a person sees as %s', (bodyPath, path) => {
  const fieldOf = {
    price_in_cents: 'price',
    'prices.*.amount': 'prices.*.price',
    'groups.*.rows.*.amount': 'sets.*.of.*.price',
  };
  expect(toFieldPath(bodyPath, fieldOf)).toBe(path);
});
