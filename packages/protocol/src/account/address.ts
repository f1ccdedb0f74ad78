import * as z from 'zod/mini';
import { bothWays, defineEntity } from '../entity/entity.ts';
import { filled, id, matching, text } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';
import { LIST_PARAMS } from '../list/paramNames.ts';

/** What is saved of a postal address (S3, S5). `prefix` is without its '+', `country` the code of a country. */
export const addressBody = z.object({
  name: filled(32, 'problem.address.name'),
  prefix: matching(/^[1-9]\d{0,5}$/, 'problem.address.phone'),
  phone: matching(/^(?=.*\d)[\d ()./-]{3,32}$/, 'problem.address.phone'),
  line1: filled(32, 'problem.address.line1'),
  line2: text(128),
  country: filled(4, 'problem.address.country'),
  region: filled(128, 'problem.address.region'),
  city: filled(128, 'problem.address.city'),
  zip: filled(16, 'problem.address.zip'),
  note: text(1024),
  main: z.boolean(),
});
export type AddressBody = z.infer<typeof addressBody>;

/** A postal address of a person as the platform answers it (S3). At most one of each person is `main`. */
export const address = z.object({
  id,
  name: z.string(),
  prefix: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  country: z.string(),
  region: z.string(),
  city: z.string(),
  zip: z.string(),
  note: z.string(),
  main: z.boolean(),
});
export type Address = z.infer<typeof address>;

/** A new address before anything is typed. */
export const NEW_ADDRESS: AddressBody = {
  name: '',
  prefix: '',
  phone: '',
  line1: '',
  line2: '',
  country: '',
  region: '',
  city: '',
  zip: '',
  note: '',
  main: false,
};

/** What the address form shows of a record. */
export const toAddressForm = ({ id: _, ...form }: Address): AddressBody => form;

/** What the address form sends of what was typed, to be checked with `addressBody`. */
export function toAddressBody(form: AddressBody): AddressBody {
  const { prefix, ...rest } = trimTexts(form);
  return { ...rest, prefix: prefix.replace(/^(\+|00)/, '') };
}

/** A person's postal addresses (S3, S7). */
export const addresses = defineEntity({
  one: 'Address',
  many: 'Addresses',
  path: '/addresses',
  parent: '/{userId}',
  access: { see: 'owner', save: 'owner' },
  record: address,
  body: addressBody,
  getName: ({ name }) => name,
  searched: ['name', 'line1', 'line2', 'city', 'zip', 'region', 'country', 'phone'],
  orders: bothWays('name'),
  listParams: LIST_PARAMS.addresses,
  refusals: { country: ['There is no country with the code {value}.'] },
  start: NEW_ADDRESS,
  toForm: toAddressForm,
  toBody: toAddressBody,
});
