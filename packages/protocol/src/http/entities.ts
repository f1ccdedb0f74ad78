// Written by `npm run lists` from the files that define an entity.
import { addresses } from '../account/address.ts';
import { users } from '../account/users.ts';
import { carriers } from '../catalog/carrier.ts';
import { countries } from '../catalog/country.ts';
import { medias } from '../catalog/media.ts';
import { products } from '../catalog/product.ts';
import { tags } from '../catalog/tag.ts';
import { devices, icons } from '../device/device.ts';
import { deviceTags } from '../device/deviceTag.ts';

/** Every kind of record that the platform keeps. */
export const entities = {
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
export type EntityName = keyof typeof entities;
