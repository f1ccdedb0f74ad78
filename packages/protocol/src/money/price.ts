import { toHundredths } from './decimal.ts';

/** A price of a product from a quantity on (S3): net euro cents for one piece, with a discount in percent. */
export interface Tier {
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
}

/** What is bought: the `prices` of a product, how many pieces, and its `tax_percentage`. */
export interface Purchase<T extends Tier> {
  readonly tiers: readonly T[];
  readonly quantity: number;
  readonly tax: number;
}

/** What a buyer pays, in euro cents. The line is what the buyer sees: the gross price of one piece times the quantity. */
export interface Price<T extends Tier> {
  /** The tier that holds for the quantity. */
  readonly tier: T;
  readonly unitNet: number;
  readonly unitGross: number;
  readonly lineNet: number;
  readonly lineGross: number;
  /** The part of `lineGross` that is tax. */
  readonly vat: number;
}

/**
 * The price of some pieces of a product, rounded half up at each step (PRD-03, SHP-03). Null where it has none: fewer
 * pieces than the smallest tier, a quantity that is not whole, a percentage outside 0 to 100, or a sum above 2^53 - 1
 * cents. The dearest product (9999999.99 euro, 100 % tax) is within that up to 4.5 million pieces.
 */
export function computePrice<T extends Tier>({ tiers, quantity, tax }: Purchase<T>): Price<T> | null {
  // The largest that the quantity reaches: of two equal ones, the first.
  const [tier] = tiers.filter((each) => each.quantity <= quantity).sort((a, b) => b.quantity - a.quantity);
  if (!tier || !isWhole(tier.price) || !isWhole(quantity)) return null;
  const discount = toHundredths(tier.discount);
  const added = toHundredths(tax);
  if (!isShare(discount) || !isShare(added)) return null;
  const unitNet = scale(tier.price, ONE - discount, ONE);
  const unitGross = scale(unitNet, ONE + added, ONE);
  const lineGross = unitGross * quantity;
  if (!isWhole(lineGross)) return null;
  const lineNet = scale(lineGross, ONE, ONE + added);
  return { tier, unitNet, unitGross, lineNet, lineGross, vat: lineGross - lineNet };
}

/** 100 % in hundredths. */
const ONE = 10_000;

const isWhole = (value: number) => Number.isSafeInteger(value) && value >= 0;

const isShare = (hundredths: number) => hundredths >= 0 && hundredths <= ONE;

/** `cents * times / by`, half up. The rest is scaled alone: the whole product would not fit an exact number. */
function scale(cents: number, times: number, by: number): number {
  const rest = cents % by;
  return ((cents - rest) / by) * times + Math.round((rest * times) / by);
}
