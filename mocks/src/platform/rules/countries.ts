import type { calls } from '@carillon/protocol';
import { carrierCountries, carriers, countries } from '../catalogTables.ts';
import { refuseTaken, removeAll } from '../links.ts';
import {
  BY_DATE,
  bothWays,
  defineListing,
  filterOf,
  NEWEST_FIRST,
  orderOptions,
  pageOf,
} from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { addresses } from '../tables.ts';

const listing = defineListing<typeof countries>({
  table: countries,
  search: ['name', 'code'],
  orders: {
    ...bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
    ...bothWays('code', 'code', 'Code, A to Z', 'Code, Z to A'),
    ...BY_DATE,
  },
  newestFirst: NEWEST_FIRST,
});

export const countCountries: Rule<typeof calls.countCountries> = ({ query }, { rows }) =>
  rows(countries).count(filterOf(listing, query));

export const listCountries: Rule<typeof calls.listCountries> = ({ query }, { rows }) =>
  rows(countries).list(pageOf(listing, query));

export const orderCountries: Rule<typeof calls.orderCountries> = () => orderOptions(listing);

export const readCountry: Rule<typeof calls.readCountry> = ({ id }, { rows }) =>
  existing(rows(countries).get(id));

export const addCountry: Rule<typeof calls.addCountry> = ({ body }, context) => {
  const { rows, nowText } = context;
  refuseTakenCode(body.code, null, context);
  const id = rows(countries).insert({ ...body, created_at: nowText(), updated_at: nowText() });
  return readCountry({ id }, context);
};

/** Postal addresses name a country by its code: where the code changes, it changes in them too. */
export const updateCountry: Rule<typeof calls.updateCountry> = ({ id, body }, context) => {
  const { rows, storage, nowText } = context;
  const { code } = existing(rows(countries).get(id));
  refuseTakenCode(body.code, id, context);
  storage.transaction(() => {
    rows(countries).update(id, { ...body, updated_at: nowText() });
    if (code === body.code) return;
    for (const address of rows(addresses).list({ where: { country: code } })) {
      rows(addresses).update(address.id, { country: body.code });
    }
  });
  return readCountry({ id }, context);
};

/**
 * Refused while a carrier ships to this country alone (S5: at least one). Postal addresses keep the code: where people
 * live does not depend on where the shop ships to.
 */
export const deleteCountry: Rule<typeof calls.deleteCountry> = ({ id }, { rows, storage }) => {
  const { name } = existing(rows(countries).get(id));
  const links = rows(carrierCountries);
  const carrierIds = links.list({ where: { country_id: id } }).map(({ carrier_id }) => carrier_id);
  const others = links
    .list({ where: { carrier_id: carrierIds } })
    .filter(({ country_id }) => country_id !== id);
  const served = new Set(others.map(({ carrier_id }) => carrier_id));
  const left = carrierIds.filter((carrierId) => !served.has(carrierId));
  const carrier = left[0] === undefined ? undefined : rows(carriers).get(left[0]);
  if (carrier) {
    throw refused(
      `${name} is the last country of ${left.length} carrier(s), such as ${carrier.company} ${carrier.name}`,
    );
  }
  storage.transaction(() => {
    removeAll(links, { country_id: id });
    rows(countries).remove(id);
  });
  return { id };
};

function refuseTakenCode(code: string, id: number | null, { rows }: Pick<RuleContext, 'rows'>): void {
  refuseTaken(rows(countries).first({ code }), id, `A country with the code ${code} already exists.`);
}
