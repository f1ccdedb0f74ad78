import { type Carrier, carriers } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { BY_DATE, bothWays, byText } from '../platform/listing.ts';
import { defineTable, integer, pointToMany, text, time } from '../storage/table.ts';
import { table as countries } from './countries.ts';

export const table = defineTable({
  name: 'carriers',
  columns: { company: text, name: text, price_in_cents: integer, created_at: time, updated_at: time },
  relations: {
    countries: pointToMany(countries, {
      table: 'carrier_countries',
      from: 'carrier_id',
      to: 'country_id',
      keeps: 'carrier(s)',
    }),
  },
});

/** What a list can be sorted by, by the keys of the contract. */
export const orders = {
  ...byText('company', 'Company'),
  ...byText('name', 'Service'),
  ...bothWays('price', 'price_in_cents', 'Lowest price first', 'Highest price first'),
  ...BY_DATE,
};

/** A carrier without a country to ship to: name one, `buildCarrier({ countries: [buildCountry()] })`. */
export const buildCarrier: Builder<Carrier> = createBuilder(carriers, (id) => ({
  company: `Company ${id}`,
  name: 'Parcel',
  price_in_cents: 990,
  countries: [],
}));
