import type { calls } from '@carillon/protocol';
import { BY_DATE, bothWays, defineListing, filterOf, NEWEST_FIRST, pageOf } from '../listing.ts';
import type { Rule } from '../rule.ts';
import { icons } from '../tables.ts';

// Icons belong to everybody; the person in the path only says who asks. D7 names no orders for them.
const listing = defineListing<typeof icons>({
  table: icons,
  search: ['name'],
  orders: {
    ...bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
    last_created: BY_DATE.last_created,
  },
  newestFirst: NEWEST_FIRST,
});

export const countIcons: Rule<typeof calls.countIcons> = ({ query }, { rows }) =>
  rows(icons).count(filterOf(listing, query));

export const listIcons: Rule<typeof calls.listIcons> = ({ query }, { rows }) =>
  rows(icons).list(pageOf(listing, query));
