import { countries } from '../../catalog/index.ts';
import { nameCalls } from '../../entity/entity.ts';

export const {
  countCountries,
  listCountries,
  orderCountries,
  readCountry,
  addCountry,
  updateCountry,
  deleteCountry,
} = nameCalls(countries);
