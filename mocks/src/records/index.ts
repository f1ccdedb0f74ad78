// Written by `npm run lists` from the files beside it.
import { table as addresses } from './addresses.ts';
import { table as carriers, orders as carriersOrders } from './carriers.ts';
import { table as countries } from './countries.ts';
import { table as devices } from './devices.ts';
import { table as deviceTags, orders as deviceTagsOrders } from './deviceTags.ts';
import { table as icons } from './icons.ts';
import { table as medias } from './medias.ts';
import { table as products } from './products.ts';
import { table as tags } from './tags.ts';
import { table as users } from './users.ts';

/** Where the records of each entity of the contract are kept. */
export const recordTables = {
  addresses,
  users,
  carriers,
  countries,
  medias,
  products,
  tags,
  devices,
  icons,
  deviceTags,
};

/** What the lists of those can be sorted by that are otherwise as all records. */
export const recordOrders = {
  carriers: carriersOrders,
  deviceTags: deviceTagsOrders,
};
