import type { PriceTier } from '@carillon/protocol';
import {
  boolean,
  countIn,
  defineTable,
  type FoundRow,
  integer,
  json,
  pointTo,
  pointToMany,
  text,
  time,
} from '../storage/table.ts';

export const countries = defineTable({
  name: 'countries',
  columns: { name: text, code: text, created_at: time, updated_at: time },
  unique: [['code']],
});

export const carriers = defineTable({
  name: 'carriers',
  columns: { company: text, name: text, price_in_cents: integer, created_at: time, updated_at: time },
  relations: {
    countries: pointToMany(countries, {
      table: 'carrier_countries',
      from: 'carrier_id',
      to: 'country_id',
      keeps: 'carrier(s)',
      onlyLast: true,
    }),
  },
});

export const tags = defineTable({
  name: 'tags',
  columns: {
    user_id: pointTo('users', 'handedOn'),
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
    user_id: pointTo('users', 'handedOn'),
    path: text,
    description: text,
    type: text,
    file_size: integer,
    created_at: time,
    updated_at: time,
  },
  derived: { product_count: countIn('product_medias', 'media_id') },
  relations: {
    tags: pointToMany(tags, { table: 'media_tags', from: 'media_id', to: 'tag_id', keeps: 'media(s)' }),
  },
  unique: [['path']],
  indexes: [['created_at']],
});
export type MediaRow = FoundRow<typeof medias>;

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

/** By the names of their entities. */
export const catalogTables = { countries, carriers, tags, medias, products };
