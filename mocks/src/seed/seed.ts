import { addresses } from './addresses.ts';
import { devices, deviceTags, factoryDevices } from './devices.ts';
import type { Seed } from './fill.ts';
import { icons } from './icons.ts';
import { medias } from './medias.ts';
import { crowd, people } from './people.ts';

/** What a platform holds at its first start (decisions, The development platform). */
export const defaultSeed: Seed = {
  people: [...people, ...crowd],
  addresses,
  factory: factoryDevices,
  icons,
  deviceTags,
  devices,
  medias,
};
