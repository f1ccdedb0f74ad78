// Of what an administrator types, reads and saves again, no price is ever a cent off (PRD-03, FLT-083).
import { NEW_PRODUCT, type Product, products } from '@carillon/protocol/catalog';
import { MAX_CENTS } from '@carillon/protocol/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../hooks/useFormat.ts';
import { italian } from '../../italian.ts';

const LOCALES = ['en-US', italian.locale];
const MOST_TIERS = 20;

/** All that a form may show differently: the smallest and the largest, around each power of ten, and what binary fractions miss. */
const edges = [
  1,
  2,
  9,
  10,
  11,
  29,
  57,
  58,
  99,
  100,
  101,
  110,
  115,
  1001,
  1999,
  100_499,
  107_330,
  435_500_001,
  MAX_CENTS - 1,
  MAX_CENTS,
  ...Array.from({ length: 9 }, (_, zeros) => 10 ** zeros).flatMap((power) => [power, power - 1, power + 1]),
].filter((cents) => cents > 0);
const drawn = fc.sample(fc.noBias(fc.integer({ min: 1, max: MAX_CENTS })), { numRuns: 100_000, seed: 1 });
const amounts = [...edges, ...drawn];

const lots = Array.from({ length: Math.ceil(amounts.length / MOST_TIERS) }, (_, lot) =>
  amounts.slice(lot * MOST_TIERS, (lot + 1) * MOST_TIERS),
);
const record: Product = {
  ...{ ...NEW_PRODUCT, title: 'Bell', sku: 'B-1', summary: 'It rings.', description: 'Loudly.' },
  ...{ id: 7, stock: 1, medias: [], tags: [], tax_percentage: 22 },
  ...{ prices: [], created_at: '2026-01-05T08:00:00Z', updated_at: '2026-01-05T08:00:00Z' },
};
const load = (cents: readonly number[]) =>
  products.toForm({
    ...record,
    prices: cents.map((price, i) => ({ price, quantity: i + 1, discount: 0 })),
  });
/** As the platform takes it, or an exception. */
const save = (form: ReturnType<typeof load>) =>
  products.body.parse(products.toBody(form)).prices.map(({ price }) => price);

test('PRD-03 FLT-083 a hundred thousand prices are loaded, shown and saved again, to the cent', () => {
  expect(amounts.length).toBeGreaterThan(100_000);
  expect(lots.filter((cents) => save(load(cents)).join() !== cents.join())).toEqual([]);
});

describe.each(LOCALES)('PRD-03 FLT-083 in %s', (locale) => {
  const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false });
  /** '12.50' or '12,50', digit by digit, as a person of the locale writes it. */
  const type = (price: string) => written.format(price as `${number}`);
  const format = createFormat(locale, 'Europe/Rome');

  test('what people type, with their decimal mark, is saved to the cent', () => {
    const wrong = lots.filter((cents) => {
      const form = load(cents);
      const prices = form.prices.map((tier) => ({ ...tier, price: ` ${type(tier.price)} ` }));
      return save({ ...form, prices }).join() !== cents.join();
    });
    expect(wrong).toEqual([]);
    expect(type('1234.50')).toBe(locale === 'it-IT' ? '1234,50' : '1234.50');
  });

  test('the list shows the same price', () => {
    const shown = [...edges, ...drawn.slice(0, 2000)];
    expect(shown.filter((cents) => Number(format.money(cents).replace(/\D/g, '')) !== cents)).toEqual([]);
  });
});
