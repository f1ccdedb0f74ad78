import type { calls } from '@carillon/protocol';
import { defineListing, filterOf, pageOf } from '../listing.ts';
import type { Rule } from '../rule.ts';
import { icons } from '../tables.ts';

// Icons belong to everybody; the person in the path only says who asks. D7 names no orders for them.
const listing = defineListing<typeof icons>({
  table: icons,
  search: ['name'],
  orders: {
    name_asc: { name: 'Name, A to Z', by: [['name', 'asc']] },
    name_des: { name: 'Name, Z to A', by: [['name', 'desc']] },
    last_created: {
      name: 'Last created first',
      by: [
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
    },
  },
  newestFirst: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
});

export const countIcons: Rule<typeof calls.countIcons> = ({ query }, { rows }) =>
  rows(icons).count(filterOf(listing, query));

export const listIcons: Rule<typeof calls.listIcons> = ({ query }, { rows }) =>
  rows(icons).list(pageOf(listing, query));
