import { addresses } from './addresses.ts';
import { carriers } from './carriers.ts';
import { countries } from './countries.ts';
import { devices, deviceTags, factoryDevices } from './devices.ts';
import type { Seed } from './fill.ts';
import { icons } from './icons.ts';
import { medias } from './medias.ts';
import { crowd, people } from './people.ts';
import { products } from './products.ts';
import { tags } from './tags.ts';

/** What a platform holds at its first start (docs/development-platform.md). */
export const defaultSeed: Seed = {
  people: [...people, ...crowd],
  addresses,
  factory: factoryDevices,
  icons,
  deviceTags,
  devices,
  countries,
  carriers,
  tags,
  products,
  medias,
};
