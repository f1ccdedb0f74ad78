import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProblems } from '../form/index.ts';
import { requiredText, testForm } from '../form/testForm.ts';
import { NEW_PRODUCT, productBody, toProductBody, toProductForm } from './product.ts';
import type { Product } from './shownProduct.ts';

const body = {
  title: 'Player',
  sku: 'CR-1',
  stock: 3,
  summary: 'Plays',
  description: 'It plays.',
  is_active: true,
  is_available: false,
  prices: [
    { price: 19_900, quantity: 1, discount: 0 },
    { price: 19_900, quantity: 10, discount: 7.5 },
  ],
  medias: [{ id: 4 }, { id: 2 }],
  tags: [{ id: 1 }],
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
};

testForm('PRD-02 PRD-03 PRD-05 the product', productBody, body, [
  ...requiredText('title', 'problem.product.title', 32),
  ...requiredText('sku', 'problem.product.sku', 64),
  ...requiredText('summary', 'problem.product.summary', 128),
  ...requiredText('description', 'problem.product.description', 16_384),
  ['no stock', 'stock', Number.NaN, 'problem.product.stock'],
  ['a stock below 0', 'stock', -1, 'problem.product.stock'],
  ['half a piece in stock', 'stock', 0.5, 'problem.product.stock'],
  ['no price at all', 'prices', [], 'problem.product.price'],
  ['21 prices', 'prices', Array(21).fill(body.prices[0]), 'problem.tooMany'],
  ['101 pictures', 'medias', Array(101).fill({ id: 1 }), 'problem.tooMany'],
  ['a price of 0', 'prices.0.price', 0, 'problem.product.price'],
  ['a price with fractions of a cent', 'prices.1.price', 0.5, 'problem.product.price'],
  ['a price that is no number', 'prices.1.price', Number.NaN, 'problem.product.price'],
  ['a quantity of 0', 'prices.1.quantity', 0, 'problem.product.quantity'],
  ['no quantity', 'prices.0.quantity', Number.NaN, 'problem.product.quantity'],
  ['the same quantity twice', 'prices.1.quantity', 1, 'problem.product.quantityTwice'],
  ['a discount below 0', 'prices.1.discount', -1, 'problem.product.percent'],
  ['a discount above 100', 'prices.1.discount', 100.01, 'problem.product.percent'],
  ['a discount with three decimals', 'prices.1.discount', 7.125, 'problem.product.percent'],
  ['a tax that is no number', 'tax_percentage', Number.NaN, 'problem.product.percent'],
  ['a note of 4097 characters', 'note', 'x'.repeat(4097), 'problem.tooLong'],
]);

const pictures = [
  { id: 4, path: 'b.png', description: 'Back' },
  { id: 2, path: 'a.png', description: 'Front' },
];
const tags = [{ id: 1, name: 'New', variant: 'info' as const }];
const dated = { created_at: '2026-01-05T08:00:00Z', updated_at: '2026-01-05T08:00:00Z' };
const record: Product = { ...body, id: 7, medias: pictures, tags, ...dated };

describe('PRD-03 the product is shown in euro and percent, and sent in cents', () => {
  test('as text that a person can change', () => {
    expect(toProductForm(record)).toMatchObject({
      prices: [
        { price: '199.00', quantity: 1, discount: '0' },
        { price: '199.00', quantity: 10, discount: '7.5' },
      ],
      tax: '22',
    });
  });

  test('FLT-083 loading and saving again changes nothing', () => {
    const tier = fc.record({
      price: fc.integer({ min: 1, max: 999_999_999 }),
      quantity: fc.integer({ min: 1, max: 1_000_000 }),
      discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    const tiers = fc.uniqueArray(tier, { minLength: 1, maxLength: 20, selector: ({ quantity }) => quantity });
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(tiers, percent, (prices, tax_percentage) => {
        const sent = toProductBody(toProductForm({ ...record, prices, tax_percentage }));
        expect(sent).toEqual({ ...body, prices, tax_percentage });
        expect(findProblems(productBody, sent)).toEqual({});
      }),
    );
  });

  test('an amount that is none is refused at its field, an empty percentage is 0', () => {
    const sent = toProductBody({
      ...toProductForm(record),
      stock: null,
      prices: [{ price: '1e3', quantity: null, discount: 'ten' }],
      tax: '',
    });
    expect(sent.tax_percentage).toBe(0);
    expect(Object.keys(findProblems(productBody, sent))).toEqual([
      'stock',
      'prices.0.price',
      'prices.0.quantity',
      'prices.0.discount',
    ]);
  });

  test('what is wrong with one price hides nothing that is wrong with another', () => {
    const tier = { price: 100, quantity: 1, discount: 0 };
    const prices = [{ ...tier, price: 0 }, tier, { ...tier, quantity: Number.NaN }, 'a price', null];
    const found = findProblems(productBody, { ...body, prices });
    expect(found['prices.0.price']?.key).toBe('problem.product.price');
    expect(found['prices.1.quantity']?.key).toBe('problem.product.quantityTwice');
    expect(found['prices.2.quantity']?.key).toBe('problem.product.quantity');
  });
});

test('PRD-04 the order of the pictures is sent as it is shown', () => {
  const { medias } = toProductForm(record);
  expect(toProductBody({ ...toProductForm(record), medias: [...medias].reverse() }).medias).toEqual([
    { id: 2 },
    { id: 4 },
  ]);
});

test('PRD-02 a new product is active, not available, out of stock, and lacks what is required', () => {
  expect(NEW_PRODUCT).toMatchObject({ is_active: true, is_available: false, stock: 0 });
  const missing = ['title', 'sku', 'summary', 'description', 'prices.0.price'];
  expect(Object.keys(findProblems(productBody, toProductBody(NEW_PRODUCT)))).toEqual(missing);
});
