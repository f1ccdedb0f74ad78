import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHundredths, MAX_CENTS } from '../money/index.ts';
import { chooseCarrier, chooseCountry } from './basket.ts';
import { reviewDelivery } from './delivery.ts';
import { toOrder } from './order.ts';
import { reviewBasket, type SoldProduct } from './review.ts';
import { carry, fill, ITALY, read, sell } from './testProducts.ts';

/** How much of the whole: `npm run soak` asks all million baskets. */
const share = Number(process.env.CARILLON_SOAK ?? 0.002);
const BASKETS = 1_000_000 * share;

// --- The model: rational numbers of any size, and what is done with them by hand, one step after the other.

interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const rational = (over: bigint, under = 1n): Rational => ({ over, under });
const times = (a: Rational, b: Rational) => rational(a.over * b.over, a.under * b.under);
const divided = (a: Rational, b: Rational) => rational(a.over * b.under, a.under * b.over);

/** Half a cent and more is a cent. */
function cents({ over, under }: Rational): Rational {
  const whole = over / under;
  return rational((over - whole * under) * 2n >= under ? whole + 1n : whole);
}

/** The whole without a percentage in hundredths, and with it. */
const less = (hundredths: number) => rational(10_000n - BigInt(hundredths), 10_000n);
const more = (hundredths: number) => rational(10_000n + BigInt(hundredths), 10_000n);

interface Sold {
  readonly tiers: readonly { readonly price: number; readonly from: number; readonly discount: number }[];
  readonly tax: number;
  readonly pieces: number;
}

/** What some pieces cost; null where no tier is reached. */
function buy({ tiers, tax, pieces }: Sold) {
  let best: Sold['tiers'][number] | undefined;
  // Each number of pieces, from these down to one, is looked for.
  for (let reached = pieces; reached > 0 && !best; reached--)
    best = tiers.find(({ from }) => from === reached);
  if (!best) return null;
  const unitNet = cents(times(rational(BigInt(best.price)), less(best.discount)));
  const unitGross = cents(times(unitNet, more(tax)));
  const gross = times(unitGross, rational(BigInt(pieces)));
  const net = cents(divided(gross, more(tax)));
  return { net: net.over, gross: gross.over, tax: gross.over - net.over, rate: tax };
}

/** What a basket comes to, as text: no number of JavaScript is in it. */
function total(basket: readonly Sold[], carrier: number): string[] {
  const bought = basket.map(buy);
  const sum = (of: 'net' | 'tax' | 'gross', rate?: number) =>
    bought.reduce((all, line) => (line && (rate ?? line.rate) === line.rate ? all + line[of] : all), 0n);
  const rates = [...new Set(bought.flatMap((line) => line?.rate ?? []))].sort((a, b) => b - a);
  const byRate = rates.map(
    (rate) => `${rate}: ${sum('net', rate)} ${sum('tax', rate)} ${sum('gross', rate)}`,
  );
  return [
    ...byRate,
    `${sum('net')} ${sum('tax')} ${sum('gross')} ${sum('gross') + BigInt(carrier)}`,
    // Only where each line has a price there is an order.
    String(bought.length > 0 && bought.every((line) => line !== null)),
  ];
}

// --- Ours, of the same basket.

const toProduct = ({ tiers, tax }: Sold, i: number): SoldProduct =>
  sell({
    id: i + 1,
    stock: 1_000_000,
    tax_percentage: fromHundredths(tax),
    prices: tiers.map(({ price, from, discount }) => ({
      price,
      quantity: from,
      discount: fromHundredths(discount),
    })),
  });

function ours(sold: readonly Sold[], carrier: number): string[] {
  const products = sold.map(toProduct);
  const lines = products.map((product, i) => [product, sold[i]?.pieces ?? 0] as const);
  const carriers = [carry({ price_in_cents: carrier })];
  const basket = chooseCarrier(chooseCountry(fill(...lines), ITALY.id), carriers[0] ?? null);
  const review = reviewBasket(basket, read(...products));
  const { net, tax, gross, taxes } = review.sums;
  const delivery = reviewDelivery(basket, carriers);
  const order = toOrder(review, delivery, { at: '', country: ITALY.id, orderedBy: null });
  return [
    ...taxes.map((rate) => `${Math.round(rate.percent * 100)}: ${rate.net} ${rate.tax} ${rate.gross}`),
    `${net} ${tax} ${gross} ${order?.totalCents ?? gross + carrier}`,
    String(order !== null),
  ];
}

// Rates that meet, ends of what can be typed, and anything between.
const rate = fc.oneof(fc.constantFrom(0, 400, 810, 1000, 2200, 10_000), fc.integer({ min: 0, max: 10_000 }));
const price = fc.oneof(
  fc.integer({ min: 1, max: 300_000 }),
  fc.constantFrom(1, 49, 50, 333, MAX_CENTS),
  fc.integer({ min: 1, max: MAX_CENTS }),
);
const pieces = fc.integer({ min: 1, max: 300 });
const sold: fc.Arbitrary<Sold> = fc.record({
  tiers: fc.uniqueArray(fc.record({ price, from: pieces, discount: rate }), {
    minLength: 1,
    maxLength: 4,
    selector: ({ from }) => from,
  }),
  tax: rate,
  pieces,
});

test('BSK-01 no basket is ever a cent off: tiers, discounts, tax by rate, sums and total', () => {
  const carrier = fc.oneof(fc.constantFrom(0, 790), fc.integer({ min: 0, max: MAX_CENTS }));
  fc.assert(
    fc.property(fc.array(sold, { maxLength: 5 }), carrier, (basket, carrierCents) => {
      expect(ours(basket, carrierCents)).toEqual(total(basket, carrierCents));
    }),
    { numRuns: BASKETS },
  );
}, 3_600_000);
