import type { Tier } from '../money/index.ts';
import { MAX_BASKET_LINES, MAX_PIECES } from './limits.ts';

/** What a person was shown of a product. It tells what has changed since, and is never summed. */
export interface SeenProduct {
  readonly title: string;
  readonly prices: readonly Tier[];
  readonly tax_percentage: number;
}

/** Some pieces of one product. */
export interface BasketLine {
  /** The id of the product. */
  readonly id: number;
  readonly pieces: number;
  readonly seen: SeenProduct;
}

/** A carrier that was chosen, and the price that was seen then. */
export interface SeenCarrier {
  readonly id: number;
  readonly price_in_cents: number;
}

/** What somebody wants to buy, as their browser keeps it: what it costs is told by `reviewBasket`. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  /** The id of the country of the delivery; null while none is chosen. */
  readonly country: number | null;
  readonly carrier: SeenCarrier | null;
}

export const EMPTY_BASKET: Basket = { lines: [], country: null, carrier: null };

/** What is kept of a product that a person sees now. */
const toSeen = ({ title, prices, tax_percentage }: SeenProduct): SeenProduct => ({
  title,
  prices: prices.map(({ price, quantity, discount }) => ({ price, quantity, discount })),
  tax_percentage,
});

const isPieces = (pieces: number) => Number.isInteger(pieces) && pieces >= 1 && pieces <= MAX_PIECES;

const changeLine = (basket: Basket, id: number, change: (line: BasketLine) => BasketLine): Basket => ({
  ...basket,
  lines: basket.lines.map((line) => (line.id === id ? change(line) : line)),
});

/** How many pieces of a product are in it. */
export const countPieces = ({ lines }: Basket, id: number): number =>
  lines.find((line) => line.id === id)?.pieces ?? 0;

/**
 * Some pieces more of a product, at the price that is seen now. The same basket where that cannot be: of no whole pieces, of
 * more than `MAX_PIECES` in all, and for a product more than `MAX_BASKET_LINES`.
 */
export function addPieces(
  basket: Basket,
  product: SeenProduct & { readonly id: number },
  pieces: number,
): Basket {
  const { id } = product;
  const before = countPieces(basket, id);
  const line: BasketLine = { id, pieces: before + pieces, seen: toSeen(product) };
  if (!isPieces(pieces) || !isPieces(line.pieces)) return basket;
  if (before > 0) return changeLine(basket, id, () => line);
  if (basket.lines.length >= MAX_BASKET_LINES) return basket;
  return { ...basket, lines: [...basket.lines, line] };
}

/** So many pieces of a product that is in it; the same basket where these are no whole pieces of 1 to `MAX_PIECES`. */
export const setPieces = (basket: Basket, id: number, pieces: number): Basket =>
  isPieces(pieces) ? changeLine(basket, id, (line) => ({ ...line, pieces })) : basket;

export const removeLine = (basket: Basket, id: number): Basket => ({
  ...basket,
  lines: basket.lines.filter((line) => line.id !== id),
});

/** The person has seen what a product costs now. */
export const acceptProduct = (basket: Basket, product: SeenProduct & { readonly id: number }): Basket =>
  changeLine(basket, product.id, (line) => ({ ...line, seen: toSeen(product) }));

/** Another country has other carriers. */
export const chooseCountry = (basket: Basket, country: number | null): Basket =>
  country === basket.country ? basket : { ...basket, country, carrier: null };

/** A carrier, at the price that is seen now; null takes the choice back. */
export const chooseCarrier = (basket: Basket, carrier: SeenCarrier | null): Basket => ({
  ...basket,
  carrier: carrier && { id: carrier.id, price_in_cents: carrier.price_in_cents },
});
