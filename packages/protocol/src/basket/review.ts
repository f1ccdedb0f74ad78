import type { Product } from '../catalog/shownProduct.ts';
import {
  computePrice,
  fromHundredths,
  MAX_CENTS,
  type Price,
  type Tier,
  toHundredths,
} from '../money/index.ts';
import type { Basket, BasketLine } from './basket.ts';

/** What has to be known of a product to sell it. */
export type SoldProduct = Pick<
  Product,
  'id' | 'title' | 'sku' | 'stock' | 'is_active' | 'is_available' | 'prices' | 'tax_percentage'
>;

/** What the server says of each product now, by its id: null where it is not offered any more; what was not read is missing. */
export type ProductsNow<P extends SoldProduct> = ReadonlyMap<number, P | null>;

/**
 * Where a line stands. Only `counted` is in the sums:
 * - `counted`: `seenGross` is there where one piece has another price than the person saw;
 * - `unknown`: the product has not been read;
 * - `withdrawn`: it is not offered any more; `soldOut`: there is none of it now;
 * - `tooMany`: more pieces than the stock holds; `tooFew`: fewer than its smallest tier;
 * - `unpriced`: it has no price, or more than can be summed exactly.
 */
export type LineState<P extends SoldProduct> =
  | {
      readonly status: 'counted';
      readonly product: P;
      readonly price: Price<Tier>;
      /** The gross cents of one piece that the person saw. */
      readonly seenGross?: number;
    }
  | { readonly status: 'unknown' | 'withdrawn' }
  | { readonly status: 'soldOut' | 'unpriced'; readonly product: P }
  | { readonly status: 'tooMany'; readonly product: P; readonly stock: number }
  | { readonly status: 'tooFew'; readonly product: P; readonly from: number };

export type ReviewedLine<P extends SoldProduct = SoldProduct> = BasketLine & LineState<P>;

export type CountedLine<P extends SoldProduct = SoldProduct> = Extract<
  ReviewedLine<P>,
  { readonly status: 'counted' }
>;

/** What lines of one tax rate come to, in cents. */
export interface TaxSum {
  readonly percent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** What is counted comes to, in cents, without the carrier. */
export interface BasketSums extends Omit<TaxSum, 'percent'> {
  /** For each rate, the highest first. */
  readonly taxes: readonly TaxSum[];
}

export interface BasketReview<P extends SoldProduct = SoldProduct> {
  readonly lines: readonly ReviewedLine<P>[];
  readonly sums: BasketSums;
}

/** The carrier fits beside it. */
const MAX_SUM = Number.MAX_SAFE_INTEGER - MAX_CENTS;

/**
 * What a basket is and costs by what the server says now. Sums are those of the lines, which are rounded as `computePrice` says:
 * nothing is rounded a second time, so pieces times the price of one is the line, and the lines are the sum.
 */
export function reviewBasket<P extends SoldProduct>(
  { lines }: Pick<Basket, 'lines'>,
  products: ProductsNow<P>,
): BasketReview<P> {
  let gross = 0;
  const reviewed = lines.map((line): ReviewedLine<P> => {
    const state = reviewLine(line, products.get(line.id));
    if (state.status !== 'counted') return { ...line, ...state };
    if (gross + state.price.lineGross > MAX_SUM)
      return { ...line, status: 'unpriced', product: state.product };
    gross += state.price.lineGross;
    return { ...line, ...state };
  });
  return { lines: reviewed, sums: sumLines(reviewed) };
}

function reviewLine<P extends SoldProduct>(
  { pieces, seen }: BasketLine,
  product: P | null | undefined,
): LineState<P> {
  if (product === undefined) return { status: 'unknown' };
  if (!product?.is_active) return { status: 'withdrawn' };
  const { prices, stock } = product;
  if (!product.is_available || stock < 1) return { status: 'soldOut', product };
  if (pieces > stock) return { status: 'tooMany', product, stock };
  const from = fewestPieces(product);
  if (pieces < from) return { status: 'tooFew', product, from };
  const price = computePrice({ tiers: prices, quantity: pieces, tax: product.tax_percentage });
  if (!price) return { status: 'unpriced', product };
  const before = computePrice({ tiers: seen.prices, quantity: pieces, tax: seen.tax_percentage });
  const isOther = before !== null && before.unitGross !== price.unitGross;
  return { status: 'counted', product, price, ...(isOther && { seenGross: before.unitGross }) };
}

/** The fewest pieces of a product that have a price. */
export const fewestPieces = ({ prices }: Pick<SoldProduct, 'prices'>): number =>
  prices.length > 0 ? Math.min(...prices.map(({ quantity }) => quantity)) : 1;

export const isCounted = <P extends SoldProduct>(line: ReviewedLine<P>): line is CountedLine<P> =>
  line.status === 'counted';

function sumLines(lines: readonly ReviewedLine[]): BasketSums {
  const taxes = new Map<number, TaxSum>();
  const all = { net: 0, tax: 0, gross: 0 };
  for (const { product, price } of lines.filter(isCounted)) {
    // By which it is computed: 33.333 is 33.33.
    const percent = fromHundredths(toHundredths(product.tax_percentage));
    taxes.set(percent, { percent, ...addTo(taxes.get(percent) ?? { net: 0, tax: 0, gross: 0 }, price) });
    Object.assign(all, addTo(all, price));
  }
  return { ...all, taxes: [...taxes.values()].sort((a, b) => b.percent - a.percent) };
}

const addTo = ({ net, tax, gross }: Omit<TaxSum, 'percent'>, price: Price<Tier>) => ({
  net: net + price.lineNet,
  tax: tax + price.vat,
  gross: gross + price.lineGross,
});
