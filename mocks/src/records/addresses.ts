import { type Address, addresses } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { boolean, defineTable, lookUpText, pointByText, pointTo, text, time } from '../storage/table.ts';

/** A postal address; at most one of each person is `main` (ADR-06). */
export const table = defineTable({
  name: 'addresses',
  columns: {
    user_id: pointTo('users', 'removed'),
    name: text,
    prefix: text,
    phone: text,
    line1: text,
    line2: text,
    country: pointByText('countries', 'code', { keeps: 'address(es)' }),
    region: text,
    city: text,
    zip: text,
    note: text,
    main: boolean,
    created_at: time,
    updated_at: time,
  },
  sortKeys: { country_name: lookUpText('countries', 'name', 'country', 'code') },
  indexes: [['user_id', 'created_at']],
});

/** An address that is not the main one; in a seed it needs whose it is: `{ ...buildAddress(), user_id: 2 }`. */
export const buildAddress: Builder<Address> = createBuilder(addresses, (id) => ({
  name: `Address ${id}`,
  prefix: '49',
  phone: '431 555 0199',
  line1: `Harbour Street ${id}`,
  line2: '',
  country: 'DE',
  region: 'Schleswig-Holstein',
  city: 'Kiel',
  zip: '24103',
  note: '',
  main: false,
}));
