import type { calls } from '@carillon/protocol';
import { defineListing, pageOf } from '../listing.ts';
import type { Rule } from '../rule.ts';
import { deviceTags } from '../tables.ts';

const listing = defineListing<typeof deviceTags>({
  table: deviceTags,
  search: ['name'],
  orders: {
    name_asc: { name: 'Name, A to Z', by: [['name', 'asc']] },
    name_des: { name: 'Name, Z to A', by: [['name', 'desc']] },
    date_asc: { name: 'Oldest first', by: [['created_at', 'asc']] },
    date_des: {
      name: 'Newest first',
      by: [
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
    },
    device_asc: { name: 'Fewest devices first', by: [['device_count', 'asc']] },
    device_des: { name: 'Most devices first', by: [['device_count', 'desc']] },
  },
  newestFirst: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
});

export const listDeviceTags: Rule<typeof calls.listDeviceTags> = ({ userId, query }, { rows }) =>
  rows(deviceTags).list(pageOf(listing, query, { user_id: userId }));
