import type { PriceTier } from '@carillon/protocol';
import { boolean, countIn, defineTable, type FoundRow, integer, json, text, time } from '../storage/table.ts';

// What belongs to several records of another kind has a table of its own: one row for each pair.

export const countries = defineTable({
  name: 'countries',
  columns: { name: text, code: text, created_at: time, updated_at: time },
  unique: [['code']],
});

export const carriers = defineTable({
  name: 'carriers',
  columns: { company: text, name: text, price_in_cents: integer, created_at: time, updated_at: time },
});
export type CarrierRow = FoundRow<typeof carriers>;

export const carrierCountries = defineTable({
  name: 'carrier_countries',
  columns: { carrier_id: integer, country_id: integer },
  unique: [['carrier_id', 'country_id']],
  indexes: [['country_id']],
});

export const tags = defineTable({
  name: 'tags',
  columns: {
    user_id: integer,
    name: text,
    variant: text,
    public: boolean,
    created_at: time,
    updated_at: time,
  },
  derived: {
    media_count: countIn('media_tags', 'tag_id'),
    product_count: countIn('product_tags', 'tag_id'),
  },
  indexes: [['user_id', 'created_at']],
});

export const medias = defineTable({
  name: 'medias',
  columns: {
    user_id: integer,
    path: text,
    description: text,
    type: text,
    file_size: integer,
    created_at: time,
    updated_at: time,
  },
  derived: { product_count: countIn('product_medias', 'media_id') },
  unique: [['path']],
  indexes: [['created_at']],
});
export type MediaRow = FoundRow<typeof medias>;

export const mediaTags = defineTable({
  name: 'media_tags',
  columns: { media_id: integer, tag_id: integer },
  unique: [['media_id', 'tag_id']],
  indexes: [['tag_id']],
});

export const products = defineTable({
  name: 'products',
  columns: {
    title: text,
    sku: text,
    stock: integer,
    summary: text,
    description: text,
    is_active: boolean,
    is_available: boolean,
    prices: json<readonly PriceTier[]>(),
    /** The price of the first tier, by which products are ordered. */
    first_price: integer,
    tax_percentage: json<number>(),
    note: text,
    alert: text,
    features: text,
    created_at: time,
    updated_at: time,
  },
  unique: [['sku']],
  indexes: [['created_at'], ['updated_at'], ['title'], ['sku'], ['stock'], ['first_price']],
});
export type ProductRow = FoundRow<typeof products>;

/** The pictures of a product in their order, from 0. */
export const productMedias = defineTable({
  name: 'product_medias',
  columns: { product_id: integer, media_id: integer, position: integer },
  unique: [['product_id', 'position']],
  indexes: [['media_id']],
});

export const productTags = defineTable({
  name: 'product_tags',
  columns: { product_id: integer, tag_id: integer },
  unique: [['product_id', 'tag_id']],
  indexes: [['tag_id']],
});

/** By the names of their entities. */
export const catalogTables = { countries, carriers, tags, medias, products };

export const linkTables = [carrierCountries, mediaTags, productMedias, productTags] as const;
