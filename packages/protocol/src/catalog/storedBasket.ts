import * as z from 'zod/mini';
import { MAX_BASKET_LINES, MAX_PIECES } from '../basket/limits.ts';
import { id, integer, list, number, text } from '../field/field.ts';

/** A basket as a browser keeps it, with its version. Anybody may have written there. */
export const storedBasket = z.object({
  v: z.literal(1),
  lines: list(
    z.object({
      id,
      pieces: integer(1, MAX_PIECES),
      seen: z.object({
        title: text(1024),
        prices: list(z.object({ price: integer(0), quantity: integer(1), discount: number(0, 100) }), 100),
        tax_percentage: number(0, 100),
      }),
    }),
    MAX_BASKET_LINES,
  ).check(
    // Each product has one line.
    z.refine((lines) => new Set(lines.map((line) => line.id)).size === lines.length),
  ),
  country: z.nullable(id),
  carrier: z.nullable(z.object({ id, price_in_cents: integer(0) })),
});
export type StoredBasket = z.infer<typeof storedBasket>;
