import {
  addressColumns,
  carrierCsv,
  countryCsv,
  deviceColumns,
  deviceTagColumns,
  mediaColumns,
  productCsv,
  tagColumns,
  toCsvColumns,
  userColumns,
} from '@carillon/protocol/csv';

/** The columns of each list that is exported. What can be imported, too, is exported as it is imported. */
export const tables = {
  addresses: addressColumns,
  carriers: toCsvColumns(carrierCsv),
  countries: toCsvColumns(countryCsv),
  devices: deviceColumns,
  deviceTags: deviceTagColumns,
  medias: mediaColumns,
  products: toCsvColumns(productCsv),
  tags: tagColumns,
  users: userColumns,
};
