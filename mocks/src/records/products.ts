import { type PriceTier, type Product, products } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { boolean, defineTable, integer, json, pointToMany, text, time } from '../storage/table.ts';
import { table as medias } from './medias.ts';
import { table as tags } from './tags.ts';

export const table = defineTable({
  name: 'products',
  columns: {
    title: text,
    sku: text,
    stock: integer,
    summary: text,
    description: text,
    is_active: boolean,
    is_available: boolean,
    prices: json<PriceTier[]>(),
    /** The price of the first tier, by which products are ordered. */
    first_price: integer,
    tax_percentage: json<number>(),
    note: text,
    alert: text,
    features: text,
    created_at: time,
    updated_at: time,
  },
  relations: {
    medias: pointToMany(medias, {
      table: 'product_medias',
      from: 'product_id',
      to: 'media_id',
      keeps: 'product(s)',
    }),
    tags: pointToMany(tags, { table: 'product_tags', from: 'product_id', to: 'tag_id', keeps: 'product(s)' }),
  },
  unique: [['sku']],
  indexes: [['created_at'], ['updated_at'], ['title'], ['sku'], ['stock'], ['first_price']],
});

/** A product that the shop sells, for 100 euro net and without pictures. */
export const buildProduct: Builder<Product> = createBuilder(products, (id) => ({
  title: `Product ${id}`,
  sku: `SKU-${id}`,
  stock: 5,
  summary: 'A product.',
  description: 'A product, described.',
  is_active: true,
  is_available: true,
  prices: [{ price: 10_000, quantity: 1, discount: 0 }],
  medias: [],
  tags: [],
  tax_percentage: 22,
  note: '',
  alert: '',
  features: '',
}));
