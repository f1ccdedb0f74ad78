import type { Carrier, CarrierBody, calls } from '@carillon/protocol';
import { type CarrierRow, carrierCountries, carriers, countries } from '../catalogTables.ts';
import { follow, knownIds, removeAll } from '../links.ts';
import {
  BY_DATE,
  bothWays,
  defineListing,
  filterOf,
  NEWEST_FIRST,
  orderOptions,
  pageOf,
} from '../listing.ts';
import { existing, notFound } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';

const listing = defineListing<typeof carriers>({
  table: carriers,
  search: ['company', 'name'],
  orders: {
    ...bothWays('company', 'company', 'Company, A to Z', 'Company, Z to A'),
    ...bothWays('name', 'name', 'Service, A to Z', 'Service, Z to A'),
    ...bothWays('price', 'price_in_cents', 'Lowest price first', 'Highest price first'),
    ...BY_DATE,
  },
  newestFirst: NEWEST_FIRST,
});

export const countCarriers: Rule<typeof calls.countCarriers> = ({ query }, { rows }) =>
  rows(carriers).count(filterOf(listing, query));

export const listCarriers: Rule<typeof calls.listCarriers> = ({ query }, context) =>
  toCarriers(context.rows(carriers).list(pageOf(listing, query)), context);

export const orderCarriers: Rule<typeof calls.orderCarriers> = () => orderOptions(listing);

export const readCarrier: Rule<typeof calls.readCarrier> = ({ id }, context) => {
  const row = existing(context.rows(carriers).get(id));
  return existing(toCarriers([row], context)[0]);
};

export const addCarrier: Rule<typeof calls.addCarrier> = ({ body }, context) => {
  const { rows, storage, nowText } = context;
  const id = storage.transaction(() => {
    const added = rows(carriers).insert({ ...body, created_at: nowText(), updated_at: nowText() });
    linkCountries(added, body, context);
    return added;
  });
  return readCarrier({ id }, context);
};

export const updateCarrier: Rule<typeof calls.updateCarrier> = ({ id, body }, context) => {
  const { rows, storage, nowText } = context;
  storage.transaction(() => {
    if (!rows(carriers).update(id, { ...body, updated_at: nowText() })) throw notFound();
    linkCountries(id, body, context);
  });
  return readCarrier({ id }, context);
};

export const deleteCarrier: Rule<typeof calls.deleteCarrier> = ({ id }, { rows, storage }) => {
  storage.transaction(() => {
    if (!rows(carriers).remove(id)) throw notFound();
    removeAll(rows(carrierCountries), { carrier_id: id });
  });
  return { id };
};

/** Where a carrier ships to from now on. */
function linkCountries(carrier_id: number, body: CarrierBody, { rows }: Pick<RuleContext, 'rows'>): void {
  const links = rows(carrierCountries);
  removeAll(links, { carrier_id });
  for (const country_id of knownIds(body.countries, rows(countries), 'country')) {
    links.insert({ carrier_id, country_id });
  }
}

/** Carriers as they are answered, with their countries in the order in which they were chosen. */
function toCarriers(found: readonly CarrierRow[], { rows }: Pick<RuleContext, 'rows'>): Carrier[] {
  const links = rows(carrierCountries).list({ where: { carrier_id: found.map(({ id }) => id) } });
  const countriesOf = follow(
    links.map(({ carrier_id, country_id }) => [carrier_id, country_id]),
    (ids) => rows(countries).list({ where: { id: ids } }),
  );
  return found.map((row) => ({ ...row, countries: countriesOf(row.id) }));
}
