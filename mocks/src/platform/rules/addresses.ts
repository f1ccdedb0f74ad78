import type { AddressBody, calls } from '@carillon/protocol';
import { countries } from '../catalogTables.ts';
import { bothWays, defineListing, filterOf, NEWEST_FIRST, orderOptions, pageOf } from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { type AddressRow, addresses } from '../tables.ts';

const listing = defineListing<typeof addresses>({
  table: addresses,
  search: ['name', 'line1', 'line2', 'city', 'zip', 'region', 'country', 'phone'],
  orders: bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
  newestFirst: NEWEST_FIRST,
});

export const countAddresses: Rule<typeof calls.countAddresses> = ({ userId, query }, { rows }) =>
  rows(addresses).count(filterOf(listing, query, { user_id: userId }));

export const listAddresses: Rule<typeof calls.listAddresses> = ({ userId, query }, { rows }) =>
  rows(addresses).list(pageOf(listing, query, { user_id: userId }));

export const orderAddresses: Rule<typeof calls.orderAddresses> = () => orderOptions(listing);

export const readAddress: Rule<typeof calls.readAddress> = (input, context) => findAddress(input, context);

export const addAddress: Rule<typeof calls.addAddress> = ({ userId, body }, context) => {
  const { rows, storage, nowText } = context;
  return storage.transaction(() => {
    refuseUnknownCountry(body, context);
    makeRoom(userId, body, context);
    const now = nowText();
    const id = rows(addresses).insert({ ...body, user_id: userId, created_at: now, updated_at: now });
    return findAddress({ userId, id }, context);
  });
};

export const updateAddress: Rule<typeof calls.updateAddress> = ({ userId, id, body }, context) => {
  const { rows, storage, nowText } = context;
  return storage.transaction(() => {
    const before = findAddress({ userId, id }, context);
    // An address keeps its country also where the shop no longer ships to it.
    if (body.country !== before.country) refuseUnknownCountry(body, context);
    makeRoom(userId, body, context);
    rows(addresses).update(id, { ...body, updated_at: nowText() });
    return findAddress({ userId, id }, context);
  });
};

export const deleteAddress: Rule<typeof calls.deleteAddress> = (input, context) => {
  const { id } = findAddress(input, context);
  context.rows(addresses).remove(id);
  return { id };
};

const findAddress = (
  { userId, id }: { readonly userId: number; readonly id: number },
  { rows }: Pick<RuleContext, 'rows'>,
): AddressRow => existing(rows(addresses).first({ id, user_id: userId }));

function refuseUnknownCountry({ country }: AddressBody, { rows }: Pick<RuleContext, 'rows'>): void {
  if (!rows(countries).first({ code: country })) {
    throw refused(`There is no country with the code ${country}.`);
  }
}

/** Before an address is saved as the main one, the other one of this person is unmarked (ADR-06). */
function makeRoom(userId: number, { main }: AddressBody, { rows }: Pick<RuleContext, 'rows'>): void {
  if (!main) return;
  for (const { id } of rows(addresses).list({ where: { user_id: userId, main: true } }))
    rows(addresses).update(id, { main: false });
}
