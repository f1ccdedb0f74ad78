// Written by `npm run lists` from the files of records/.
import { buildAddress } from './records/addresses.ts';
import { buildCarrier } from './records/carriers.ts';
import { buildCountry } from './records/countries.ts';
import { buildDevice } from './records/devices.ts';
import { buildDeviceTag } from './records/deviceTags.ts';
import { buildIcon } from './records/icons.ts';
import { buildMedia } from './records/medias.ts';
import { buildProduct } from './records/products.ts';
import { buildTag } from './records/tags.ts';
import { buildUser } from './records/users.ts';

export { buildAddress } from './records/addresses.ts';
export { buildCarrier } from './records/carriers.ts';
export { buildCountry } from './records/countries.ts';
export { buildDevice } from './records/devices.ts';
export { buildDeviceTag } from './records/deviceTags.ts';
export { buildIcon } from './records/icons.ts';
export { buildMedia } from './records/medias.ts';
export { buildProduct } from './records/products.ts';
export { buildTag } from './records/tags.ts';
export { buildUser } from './records/users.ts';

/** The builder of each entity. */
export const builders = {
  addresses: buildAddress,
  users: buildUser,
  carriers: buildCarrier,
  countries: buildCountry,
  medias: buildMedia,
  products: buildProduct,
  tags: buildTag,
  devices: buildDevice,
  icons: buildIcon,
  deviceTags: buildDeviceTag,
};
