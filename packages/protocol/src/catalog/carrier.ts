import * as z from 'zod/mini';
import { BY_DATE, bothWays, defineEntity } from '../entity/entity.ts';
import { dated, filled, id, integer, references } from '../field/field.ts';
import { trimTexts } from '../form/trim.ts';
import { formatCents, MAX_CENTS } from '../money/index.ts';
import { readCents } from './amount.ts';
import { type CountryRef, countryRef } from './country.ts';

/** What is saved of a carrier (S3, S5, S7): its price in euro cents, and at least one country that it ships to. */
export const carrierBody = z.object({
  company: filled(32, 'problem.carrier.company'),
  name: filled(32, 'problem.carrier.name'),
  price_in_cents: integer(0, MAX_CENTS, 'problem.carrier.price'),
  countries: references(1, 1000, 'problem.carrier.countries'),
});
export type CarrierBody = z.infer<typeof carrierBody>;

/** A carrier as the platform answers it (S3). */
export const carrier = z.object({
  id,
  company: z.string(),
  name: z.string(),
  price_in_cents: integer(0),
  countries: z.array(countryRef),
  ...dated,
});
export type Carrier = z.infer<typeof carrier>;

/** What is typed for a carrier: the price is text in euro, '12.50'. */
export interface CarrierForm {
  readonly company: string;
  readonly name: string;
  readonly price: string;
  readonly countries: readonly CountryRef[];
}

/** A new carrier before anything is typed. */
export const NEW_CARRIER: CarrierForm = { company: '', name: '', price: '', countries: [] };

/** What the carrier form shows of a record. */
export const toCarrierForm = ({ company, name, price_in_cents, countries }: Carrier): CarrierForm => ({
  company,
  name,
  price: formatCents(price_in_cents),
  countries,
});

/** What the carrier form sends of what was typed, to be checked with `carrierBody`: a price that is none is NaN. */
export const toCarrierBody = ({ price, countries, ...rest }: CarrierForm): CarrierBody => ({
  ...trimTexts(rest),
  price_in_cents: readCents(price),
  countries: countries.map(({ id }) => ({ id })),
});

/** Services that ship (S3, S7). */
export const carriers = defineEntity({
  one: 'Carrier',
  many: 'Carriers',
  path: '/carriers',
  access: { see: 'admin', save: 'admin', select: 'public' },
  record: carrier,
  body: carrierBody,
  getName: ({ company, name }) => `${company} ${name}`,
  searched: ['company', 'name'],
  orders: [...bothWays('company', 'name', 'price'), ...BY_DATE],
  start: NEW_CARRIER,
  toForm: toCarrierForm,
  toBody: toCarrierBody,
});
