import type { Carrier } from '../catalog/carrier.ts';
import { MAX_CENTS } from '../money/index.ts';
import type { Basket } from './basket.ts';

/** The carriers that ship to a country, by its id: the cheapest first. A price is charged as it is, without tax. */
export const carriersTo = (carriers: readonly Carrier[], country: number): readonly Carrier[] =>
  carriers
    .filter(
      ({ price_in_cents, countries }) =>
        price_in_cents <= MAX_CENTS && countries.some(({ id }) => id === country),
    )
    .sort((a, b) => a.price_in_cents - b.price_in_cents || a.id - b.id);

/**
 * How a basket is delivered, by what the server says now:
 * - `noCountry`: none is chosen; `nobody`: no carrier ships there;
 * - `noCarrier`: one has to be chosen; `gone`: the one that was chosen does not ship there any more;
 * - `repriced`: its price is another one than the person saw; `chosen`: all is well.
 */
export type Delivery =
  | { readonly status: 'noCountry' }
  | { readonly status: 'nobody' | 'noCarrier' | 'gone'; readonly offered: readonly Carrier[] }
  | { readonly status: 'chosen'; readonly offered: readonly Carrier[]; readonly carrier: Carrier }
  | {
      readonly status: 'repriced';
      readonly offered: readonly Carrier[];
      readonly carrier: Carrier;
      readonly seenCents: number;
    };

export function reviewDelivery(
  { country, carrier: seen }: Pick<Basket, 'country' | 'carrier'>,
  carriers: readonly Carrier[],
): Delivery {
  if (country === null) return { status: 'noCountry' };
  const offered = carriersTo(carriers, country);
  if (offered.length === 0) return { status: 'nobody', offered };
  if (!seen) return { status: 'noCarrier', offered };
  const carrier = offered.find(({ id }) => id === seen.id);
  if (!carrier) return { status: 'gone', offered };
  const seenCents = seen.price_in_cents;
  if (seenCents !== carrier.price_in_cents) return { status: 'repriced', offered, carrier, seenCents };
  return { status: 'chosen', offered, carrier };
}
