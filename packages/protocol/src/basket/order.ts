import type { CountryRef } from '../catalog/country.ts';
import type { Delivery } from './delivery.ts';
import { type BasketReview, isCounted } from './review.ts';

/** One product of a finished basket. Cents are euro cents, with the tax in `gross` and without it in `net`. */
export interface OrderLine {
  readonly productId: number;
  readonly title: string;
  readonly sku: string;
  readonly pieces: number;
  /** The tier that holds for these pieces: from how many on, and how much off. */
  readonly fromPieces: number;
  readonly discountPercent: number;
  readonly taxPercent: number;
  /** Of one piece. */
  readonly unitNetCents: number;
  readonly unitGrossCents: number;
  /** Of all pieces: `unitGrossCents` times `pieces` is `grossCents`, of which `taxCents` is tax. */
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}

/** The tax of one rate. */
export interface OrderTax {
  readonly percent: number;
  readonly netCents: number;
  readonly taxCents: number;
  readonly grossCents: number;
}

/** Who was logged in. */
export interface OrderPerson {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
}

/**
 * A finished basket, as `onCheckout` of the screen gets it: by prices and stock that were read when Finish was pressed. It is
 * plain JSON, and nothing has been ordered or set aside on the platform.
 */
export interface BasketOrder {
  /** When it was finished, ISO 8601 in UTC. */
  readonly at: string;
  readonly currency: 'EUR';
  readonly lines: readonly OrderLine[];
  /** Where it goes. */
  readonly country: CountryRef;
  /** How it goes; its price is charged as it is, without tax. */
  readonly carrier: {
    readonly id: number;
    readonly company: string;
    readonly name: string;
    readonly priceCents: number;
  };
  /** Sums of the lines, without the carrier. */
  readonly netCents: number;
  /** For each rate, the highest first. */
  readonly taxes: readonly OrderTax[];
  readonly taxCents: number;
  readonly grossCents: number;
  /** What is to be paid: `grossCents` and the carrier. */
  readonly totalCents: number;
  /** Null for a visitor. */
  readonly orderedBy: OrderPerson | null;
}

export interface OrderOptions {
  readonly at: string;
  readonly country: number;
  readonly orderedBy: OrderPerson | null;
}

/**
 * The order of a reviewed basket; null as long as there is anything that a person has not seen, accepted or chosen: a line that
 * is not counted or has another price, or no carrier at the price that was seen.
 */
export function toOrder(
  { lines, sums }: BasketReview,
  delivery: Delivery,
  { at, country: countryId, orderedBy }: OrderOptions,
): BasketOrder | null {
  const counted = lines.filter(isCounted);
  const isSettled =
    counted.length === lines.length && counted.every(({ seenGross }) => seenGross === undefined);
  if (!isSettled || counted.length === 0 || delivery.status !== 'chosen') return null;
  const { carrier } = delivery;
  const country = carrier.countries.find(({ id }) => id === countryId);
  if (!country) return null;
  return {
    at,
    currency: 'EUR',
    lines: counted.map(({ id, pieces, product, price }) => ({
      productId: id,
      title: product.title,
      sku: product.sku,
      pieces,
      fromPieces: price.tier.quantity,
      discountPercent: price.tier.discount,
      taxPercent: product.tax_percentage,
      unitNetCents: price.unitNet,
      unitGrossCents: price.unitGross,
      netCents: price.lineNet,
      taxCents: price.vat,
      grossCents: price.lineGross,
    })),
    country: { id: country.id, name: country.name, code: country.code },
    carrier: {
      id: carrier.id,
      company: carrier.company,
      name: carrier.name,
      priceCents: carrier.price_in_cents,
    },
    netCents: sums.net,
    taxes: sums.taxes.map(({ percent, net, tax, gross }) => ({
      percent,
      netCents: net,
      taxCents: tax,
      grossCents: gross,
    })),
    taxCents: sums.tax,
    grossCents: sums.gross,
    totalCents: sums.gross + carrier.price_in_cents,
    orderedBy,
  };
}
