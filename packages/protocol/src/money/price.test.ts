import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHundredths, MAX_CENTS } from './decimal.ts';
import { computePrice, type Tier } from './price.ts';

const tier = (price: number, quantity = 1, discount = 0): Tier => ({ price, quantity, discount });

/** Half up with whole numbers of any length: what the rule has to agree with. */
const halfUp = (n: bigint, d: bigint) => (2n * n + d) / (2n * d);

describe('PRD-03 SHP-03 the price of some pieces', () => {
  test.each([
    ['22 % tax', 1999, 1, 0, 22, { unitNet: 1999, unitGross: 2439, lineGross: 2439, vat: 440 }],
    ['a discount of 10 %', 1999, 3, 10, 22, { unitNet: 1799, unitGross: 2195, lineGross: 6585, vat: 1187 }],
    ['half a cent, rounded up', 1050, 1, 5, 22, { unitNet: 998, unitGross: 1218, lineGross: 1218, vat: 220 }],
    ['a discount of 2.5 %', 995, 7, 2.5, 4, { unitNet: 970, unitGross: 1009, lineGross: 7063, vat: 272 }],
    ['a discount of 33 %', 333, 3, 33, 10, { unitNet: 223, unitGross: 245, lineGross: 735, vat: 67 }],
    ['no tax', 1000, 2, 0, 0, { unitNet: 1000, unitGross: 1000, lineGross: 2000, vat: 0 }],
    ['nothing left to pay', 1000, 2, 100, 22, { unitNet: 0, unitGross: 0, lineGross: 0, vat: 0 }],
    ['as much tax as price', 1000, 2, 0, 100, { unitNet: 1000, unitGross: 2000, lineGross: 4000, vat: 2000 }],
    ['1.1 % tax, no binary fraction', 1000, 1, 0, 1.1, { unitGross: 1011, lineGross: 1011, vat: 11 }],
  ])('with %s', (_case, price, quantity, discount, tax, expected) => {
    const found = computePrice({ tiers: [tier(price, 1, discount)], quantity, tax });
    expect(found).toMatchObject({ ...expected, lineNet: expected.lineGross - expected.vat });
  });

  test('agrees with arithmetic of any length, up to the dearest product', () => {
    const cases = fc.record({
      price: fc.integer({ min: 0, max: MAX_CENTS }),
      quantity: fc.integer({ min: 1, max: 4_500_000 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      tax: fc.integer({ min: 0, max: 10_000 }),
    });
    fc.assert(
      fc.property(cases, ({ price, quantity, discount, tax }) => {
        const tiers = [tier(price, 1, fromHundredths(discount))];
        const found = computePrice({ tiers, quantity, tax: fromHundredths(tax) });
        const unitNet = halfUp(BigInt(price) * BigInt(10_000 - discount), 10_000n);
        const unitGross = halfUp(unitNet * BigInt(10_000 + tax), 10_000n);
        const lineGross = unitGross * BigInt(quantity);
        const lineNet = halfUp(lineGross * 10_000n, BigInt(10_000 + tax));
        const expected = { unitNet, unitGross, lineNet, lineGross, vat: lineGross - lineNet };
        expect(found).toEqual({
          tier: tiers[0],
          ...Object.fromEntries(Object.entries(expected).map(([name, cents]) => [name, Number(cents)])),
        });
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    ['the dearest product in 4.5 million pieces', MAX_CENTS, 4_500_000, true],
    ['more of it than numbers hold exactly', MAX_CENTS, 4_600_000, false],
    ['a price at the end of the exact numbers', Number.MAX_SAFE_INTEGER, 1, false],
  ])('%s', (_case, price, quantity, hasPrice) => {
    expect(computePrice({ tiers: [tier(price)], quantity, tax: 100 }) !== null).toBe(hasPrice);
  });
});

describe('PRD-03 the tier', () => {
  const tiers = [tier(1000, 10), tier(1500, 2), tier(800, 100), tier(9999, 10)];

  test.each([
    [1, null],
    [2, 1500],
    [9, 1500],
    [10, 1000],
    [99, 1000],
    [100, 800],
    [5000, 800],
  ])('of %i pieces is the one with the largest quantity that they reach', (quantity, price) => {
    expect(computePrice({ tiers, quantity, tax: 0 })?.unitNet ?? null).toBe(price);
  });
});

describe('there is no price for', () => {
  test.each<[string, readonly Tier[], number, number]>([
    ['no tier', [], 1, 22],
    ['half a piece', [tier(100)], 1.5, 22],
    ['no number of pieces', [tier(100)], Number.NaN, 22],
    ['endless pieces', [tier(100)], Number.POSITIVE_INFINITY, 22],
    ['pieces taken back', [tier(100, -5)], -1, 22],
    ['a tax above 100 %', [tier(100)], 1, 100.01],
    ['a tax in hundredths', [tier(100)], 1, 2200],
    ['a tax below 0', [tier(100)], 1, -1],
    ['a tax that is no number', [tier(100)], 1, Number.NaN],
    ['a discount above 100 %', [tier(100, 1, 101)], 1, 22],
    ['a discount above 100 % of nothing', [tier(0, 1, 101)], 1, 22],
    ['a discount below 0', [tier(100, 1, -1)], 1, 22],
    ['a discount that is no number', [tier(100, 1, Number.NaN)], 1, 22],
    ['half a cent', [tier(0.5)], 1, 22],
    ['a price below 0', [tier(-100)], 1, 22],
    ['a price that is no number', [tier(Number.NaN)], 1, 22],
    ['an endless price', [tier(Number.POSITIVE_INFINITY)], 1, 22],
  ])('%s', (_case, tiers, quantity, tax) => {
    expect(computePrice({ tiers, quantity, tax })).toBeNull();
  });
});
