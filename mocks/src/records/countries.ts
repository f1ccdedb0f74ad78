import { type Country, countries } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { defineTable, text, time } from '../storage/table.ts';

export const table = defineTable({
  name: 'countries',
  columns: { name: text, code: text, created_at: time, updated_at: time },
  unique: [['code']],
});

/** A country; its code follows the id. */
export const buildCountry: Builder<Country> = createBuilder(countries, (id) => ({
  name: `Country ${id}`,
  code: `X${id}`,
  media_count: 0,
  product_count: 0,
  device_count: 0,
}));
