import { describe, expect, test } from 'vitest';
import { MAX_CENTS } from '../money/index.ts';
import { MAX_PIECES } from './limits.ts';
import { reviewBasket, type SoldProduct } from './review.ts';
import { fill, read, sell } from './testProducts.ts';

const tiered = sell({
  prices: [
    { price: 7000, quantity: 1, discount: 0 },
    { price: 7000, quantity: 10, discount: 2.5 },
    { price: 6885, quantity: 50, discount: 7.5 },
  ],
});

describe('BSK-01 what a line costs', () => {
  test.each<[string, SoldProduct, number, object]>([
    ['one piece', sell(), 1, { unitGross: 1220, lineNet: 1000, vat: 220, lineGross: 1220 }],
    ['below a tier', tiered, 9, { unitGross: 8540, lineGross: 76_860, tier: tiered.prices[0] }],
    ['at a tier', tiered, 10, { unitGross: 8327, lineGross: 83_270, tier: tiered.prices[1] }],
    ['at the last tier', tiered, 50, { unitGross: 7770, lineNet: 318_443, vat: 70_057, lineGross: 388_500 }],
    ['no tax', sell({ tax_percentage: 0 }), 3, { unitGross: 1000, lineNet: 3000, vat: 0, lineGross: 3000 }],
    ['a tax of decimals', sell({ tax_percentage: 8.1 }), 2, { unitGross: 1081, vat: 162, lineGross: 2162 }],
  ])('%s', (_case, product, pieces, price) => {
    const { lines } = reviewBasket(fill([product, pieces]), read(product));
    expect(lines).toMatchObject([{ status: 'counted', price }]);
  });
});

test('BSK-01 the sums are those of the lines, and the tax is told for each rate, the highest first', () => {
  const [a, b, c] = [sell(), sell({ id: 2, tax_percentage: 4 }), sell({ id: 3, prices: tiered.prices })];
  const { sums } = reviewBasket(fill([b, 3], [a, 1], [c, 50]), read(a, b, c));
  expect(sums).toEqual({
    net: 3000 + 1000 + 318_443,
    tax: 120 + 220 + 70_057,
    gross: 3120 + 1220 + 388_500,
    taxes: [
      { percent: 22, net: 319_443, tax: 70_277, gross: 389_720 },
      { percent: 4, net: 3000, tax: 120, gross: 3120 },
    ],
  });
});

describe('BSK-02 what has changed meanwhile', () => {
  const nano = sell();
  test.each<[string, SoldProduct | null | undefined, number, object]>([
    ['nothing', nano, 2, { status: 'counted' }],
    [
      'a higher price',
      sell({ prices: [{ price: 1100, quantity: 1, discount: 0 }] }),
      2,
      { status: 'counted', seenGross: 1220 },
    ],
    [
      'a discount',
      sell({ prices: [{ price: 1000, quantity: 1, discount: 5 }] }),
      2,
      { status: 'counted', seenGross: 1220 },
    ],
    ['another tax', sell({ tax_percentage: 10 }), 2, { status: 'counted', seenGross: 1220 }],
    [
      'a tier that these pieces do not reach',
      sell({ prices: [...nano.prices, { price: 1, quantity: 9, discount: 0 }] }),
      2,
      { status: 'counted' },
    ],
    ['another name', sell({ title: 'Nano II' }), 2, { status: 'counted' }],
    ['it is gone', null, 2, { status: 'withdrawn' }],
    ['it is inactive, which an administrator reads', sell({ is_active: false }), 2, { status: 'withdrawn' }],
    ['none is left', sell({ stock: 0 }), 2, { status: 'soldOut' }],
    ['it is not available', sell({ is_available: false }), 2, { status: 'soldOut' }],
    ['as many are left as are wanted', sell({ stock: 2 }), 2, { status: 'counted' }],
    ['fewer are left than are wanted', sell({ stock: 1 }), 2, { status: 'tooMany', stock: 1 }],
    [
      'it is sold from five pieces on',
      sell({ prices: [{ price: 1, quantity: 5, discount: 0 }] }),
      2,
      { status: 'tooFew', from: 5 },
    ],
    ['it has no price any more', sell({ prices: [] }), 2, { status: 'unpriced' }],
    [
      'its price cannot be computed',
      sell({ prices: [{ price: Number.MAX_SAFE_INTEGER, quantity: 1, discount: 0 }] }),
      2,
      { status: 'unpriced' },
    ],
    ['it was not read', undefined, 2, { status: 'unknown' }],
  ])('%s', (_case, now, pieces, expected) => {
    const products = new Map(now === undefined ? [] : [[1, now]]);
    const { lines, sums } = reviewBasket(fill([nano, pieces]), products);
    expect(lines).toMatchObject([{ id: 1, pieces, ...expected }]);
    const isSaid = 'seenGross' in expected;
    expect('seenGross' in (lines[0] ?? {})).toBe(isSaid);
    // What is not counted is in no sum.
    if (lines[0]?.status !== 'counted') expect(sums).toEqual({ net: 0, tax: 0, gross: 0, taxes: [] });
  });

  test('pieces of another tier are compared with what that tier cost', () => {
    const dearer = sell({ prices: [...nano.prices, { price: 900, quantity: 10, discount: 0 }] });
    const seen = sell({ prices: [...nano.prices, { price: 800, quantity: 10, discount: 0 }] });
    const seenGross = (pieces: number) =>
      reviewBasket(fill([seen, pieces]), read(dearer)).lines.map(
        (line) => 'seenGross' in line && line.seenGross,
      );
    expect(seenGross(9)).toEqual([false]);
    expect(seenGross(10)).toEqual([976]);
  });
});

test('a basket whose sum no number holds exactly counts what it can', () => {
  const dear = (id: number) =>
    sell({
      id,
      stock: MAX_PIECES,
      tax_percentage: 100,
      prices: [{ price: MAX_CENTS, quantity: 1, discount: 0 }],
    });
  const products = [1, 2, 3, 4, 5, 6].map(dear);
  const { lines, sums } = reviewBasket(
    fill(...products.map((product) => [product, MAX_PIECES] as const)),
    read(...products),
  );
  expect(lines.map(({ status }) => status)).toEqual([...Array(4).fill('counted'), 'unpriced', 'unpriced']);
  expect(sums.gross).toBe(4 * 2 * MAX_CENTS * MAX_PIECES);
});
