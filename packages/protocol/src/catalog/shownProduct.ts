// What a page needs that only shows products: nothing of what is typed and saved.
import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { dated, id, integer, number } from '../field/field.ts';
import { mediaRef } from './mediaRef.ts';
import { tagRef } from './tag.ts';

/** A product as the platform answers it (S3). */
export const product = z.object({
  id,
  title: z.string(),
  sku: z.string(),
  stock: integer(0),
  summary: z.string(),
  description: z.string(),
  is_active: z.boolean(),
  is_available: z.boolean(),
  prices: z.array(z.object({ price: integer(0), quantity: integer(1), discount: number(0, 100) })),
  medias: z.array(mediaRef),
  tags: z.array(tagRef),
  tax_percentage: number(0, 100),
  note: z.string(),
  alert: z.string(),
  features: z.string(),
  ...dated,
});
export type Product = z.infer<typeof product>;

/** What is the same of products for whoever reads and for whoever saves them. */
export const readable = {
  one: 'Product',
  many: 'Products',
  path: '/products',
  access: { see: 'public', save: 'admin' },
  record: product,
  getName: ({ title }: Product) => title,
  searched: ['title', 'sku', 'summary'],
  orders: [...bothWays('title', 'sku', 'stock', 'price'), ...BY_DATE],
} as const;

/** Products as the shop reads them (SHP-01). */
export const shownProducts = defineEntity({ ...readable, verbs: ['count', 'list', 'order', 'read'] });
