import * as z from 'zod/mini';
import { defineEntity } from '../entity/entity.ts';
import { filled, integer, list, percent, references, text } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';
import { formatCents, formatPercent, MAX_CENTS, toHundredths } from '../money/index.ts';
import { readCents, readPercent } from './amount.ts';
import type { MediaRef } from './mediaRef.ts';
import { type Product, readable } from './shownProduct.ts';
import type { TagRef } from './tag.ts';

/**
 * The price of one piece from a quantity on: net, in euro cents, with a discount in percent (S3, docs/protocol.md, HTTP API).
 */
export const priceTier = z.object({
  price: integer(1, MAX_CENTS, 'problem.product.price'),
  quantity: integer(1, 1_000_000, 'problem.product.quantity'),
  discount: percent('problem.product.percent'),
});
export type PriceTier = z.infer<typeof priceTier>;

/* @__NO_SIDE_EFFECTS__ */
function priceTiers() {
  return list(priceTier, 20).check(
    z.minLength(1, 'problem.product.price'),
    z.check<PriceTier[]>(
      ({ value, issues }) => {
        const quantities = value.map((tier) => tier?.quantity);
        for (const [i, input] of quantities.entries()) {
          // What is none is refused already.
          if (!Number.isSafeInteger(input) || quantities.indexOf(input) === i) continue;
          const path = [i, 'quantity'];
          issues.push({
            code: 'custom',
            message: 'problem.product.quantityTwice',
            path,
            input,
            continue: true,
          });
        }
      },
      // Also where something else is wrong with one of them: a form says all of it at once.
      { when: ({ value }) => Array.isArray(value) },
    ),
  );
}

/** What is saved of a product (S3, S5). Of pictures and tags only the ids are read; pictures keep their order. */
export const productBody = z.object({
  title: filled(32, 'problem.product.title'),
  sku: filled(64, 'problem.product.sku'),
  stock: integer(0, 1_000_000_000, 'problem.product.stock'),
  summary: filled(128, 'problem.product.summary'),
  description: filled(16_384, 'problem.product.description'),
  is_active: z.boolean(),
  is_available: z.boolean(),
  prices: priceTiers(),
  medias: references(0, 100),
  tags: references(0, 100),
  tax_percentage: percent('problem.product.percent'),
  note: text(4096),
  alert: text(4096),
  features: text(4096),
});
export type ProductBody = z.infer<typeof productBody>;

/** What is typed for a price: euro and percent are text, an empty quantity is null. */
export interface PriceTierForm {
  readonly price: string;
  readonly quantity: number | null;
  readonly discount: string;
}

/** What is typed for a product. */
export interface ProductForm
  extends Pick<
    ProductBody,
    'title' | 'sku' | 'summary' | 'description' | 'is_active' | 'is_available' | 'note' | 'alert' | 'features'
  > {
  readonly stock: number | null;
  readonly prices: readonly PriceTierForm[];
  readonly medias: readonly MediaRef[];
  readonly tags: readonly TagRef[];
  /** Percent, as text. */
  readonly tax: string;
}

/** A new price (S3, S9): nothing yet, for one piece, without discount. */
export const NEW_PRICE_TIER: PriceTierForm = { price: '0', quantity: 1, discount: '0' };

/** A new product before anything is typed (S3). */
export const NEW_PRODUCT: ProductForm = {
  title: '',
  sku: '',
  stock: 0,
  summary: '',
  description: '',
  is_active: true,
  is_available: false,
  prices: [NEW_PRICE_TIER],
  medias: [],
  tags: [],
  tax: '0',
  note: '',
  alert: '',
  features: '',
};

/** What the product form shows of a record. */
export const toProductForm = ({
  id: _id,
  created_at: _created,
  updated_at: _updated,
  prices,
  tax_percentage,
  ...rest
}: Product): ProductForm => ({
  ...rest,
  prices: prices.map(({ price, quantity, discount }) => ({
    price: formatCents(price),
    quantity,
    discount: formatPercent(toHundredths(discount)),
  })),
  tax: formatPercent(toHundredths(tax_percentage)),
});

/** What the product form sends of what was typed, to be checked with `productBody`: an amount that is none is NaN. */
export const toProductBody = ({ prices, medias, tags, tax, ...rest }: ProductForm): ProductBody => ({
  ...trimTexts(rest),
  stock: rest.stock ?? Number.NaN,
  prices: prices.map(({ price, quantity, discount }) => ({
    price: readCents(price),
    quantity: quantity ?? Number.NaN,
    discount: readPercent(discount),
  })),
  medias: medias.map(({ id }) => ({ id })),
  tags: tags.map(({ id }) => ({ id })),
  tax_percentage: readPercent(tax),
});

/** What the shop offers (S3, S7). */
export const products = defineEntity({
  ...readable,
  body: productBody,
  refusals: { sku: ['A product with the SKU {value} already exists.'] },
  start: NEW_PRODUCT,
  toForm: toProductForm,
  toBody: toProductBody,
});
