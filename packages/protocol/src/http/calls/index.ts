import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as carriers from './carriers.ts';
import * as countries from './countries.ts';
import * as devices from './devices.ts';
import * as deviceTags from './deviceTags.ts';
import * as icons from './icons.ts';
import * as medias from './medias.ts';
import * as products from './products.ts';
import * as tags from './tags.ts';

export * from './accounts.ts';
export * from './addresses.ts';
export * from './carriers.ts';
export * from './countries.ts';
export * from './devices.ts';
export * from './deviceTags.ts';
export * from './icons.ts';
export * from './medias.ts';
export * from './products.ts';
export * from './tags.ts';

/** Every call by its name: what the platform must answer (S7, D7, decisions). */
export const calls = {
  ...accounts,
  ...addresses,
  ...countries,
  ...carriers,
  ...tags,
  ...medias,
  ...products,
  ...devices,
  ...deviceTags,
  ...icons,
};
export type CallName = keyof typeof calls;
