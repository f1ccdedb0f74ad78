import { addresses, users } from '../account/index.ts';
import { carriers, countries, medias, products, tags } from '../catalog/index.ts';
import { devices, deviceTags, icons } from '../device/index.ts';

/** Every kind of record that the platform keeps. */
export const entities = {
  users,
  addresses,
  countries,
  carriers,
  tags,
  medias,
  products,
  devices,
  deviceTags,
  icons,
};
export type EntityName = keyof typeof entities;
