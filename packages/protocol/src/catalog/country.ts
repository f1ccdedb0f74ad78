import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { count, dated, filled, id } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';

/** What is saved of a country (S3, S5). */
export const countryBody = z.object({
  name: filled(32, 'problem.country.name'),
  code: filled(4, 'problem.country.code'),
});
export type CountryBody = z.infer<typeof countryBody>;

/** A country inside another record. */
export const countryRef = z.object({ id, name: z.string(), code: z.string() });
export type CountryRef = z.infer<typeof countryRef>;

/** A country as the platform answers it (S3). The counts are told by ours, may be missing elsewhere, and no screen shows them. */
export const country = z.extend(countryRef, {
  ...dated,
  media_count: z.optional(count),
  product_count: z.optional(count),
  device_count: z.optional(count),
});
export type Country = z.infer<typeof country>;

/** A new country before anything is typed. */
export const NEW_COUNTRY: CountryBody = { name: '', code: '' };

/** What the country form shows of a record. */
export const toCountryForm = ({ name, code }: Country): CountryBody => ({ name, code });

/** What the country form sends of what was typed, to be checked with `countryBody`. */
export const toCountryBody = (form: CountryBody): CountryBody => trimTexts(form);

/** Where the shop ships to (S3, S7). */
export const countries = defineEntity({
  one: 'Country',
  many: 'Countries',
  path: '/countries',
  access: { see: 'admin', save: 'admin', select: 'public' },
  record: country,
  body: countryBody,
  getName: ({ name }) => name,
  searched: ['name', 'code'],
  orders: [...bothWays('name', 'code'), ...BY_DATE],
  refusals: { code: ['A country with the code {value} already exists.'] },
  start: NEW_COUNTRY,
  toForm: toCountryForm,
  toBody: toCountryBody,
});
