import type { calls, Device } from '@carillon/protocol';
import { defineListing, filterOf, orderOptions, pageOf } from '../listing.ts';
import { notFound } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { type DeviceRow, devices } from '../tables.ts';

const listing = defineListing<typeof devices>({
  table: devices,
  search: ['name', 'device_id'],
  orders: {
    name_asc: { name: 'Name, A to Z', by: [['name', 'asc']] },
    name_des: { name: 'Name, Z to A', by: [['name', 'desc']] },
    tag_count_asc: { name: 'Tag with fewest devices first', by: [['tag_count', 'asc']] },
    tag_count_des: { name: 'Tag with most devices first', by: [['tag_count', 'desc']] },
    tag_name_asc: { name: 'Tag, A to Z', by: [['tag_name', 'asc']] },
    tag_name_des: { name: 'Tag, Z to A', by: [['tag_name', 'desc']] },
    last_created: {
      name: 'Last created first',
      by: [
        ['created_at', 'desc'],
        ['id', 'desc'],
      ],
    },
    last_modified: {
      name: 'Last modified first',
      by: [
        ['updated_at', 'desc'],
        ['id', 'desc'],
      ],
    },
  },
  newestFirst: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
});

export const countDevices: Rule<typeof calls.countDevices> = ({ userId, query }, { rows }) =>
  rows(devices).count(filterOf(listing, query, { user_id: userId }));

export const listDevices: Rule<typeof calls.listDevices> = ({ userId, query }, { rows, presence }) =>
  rows(devices)
    .list(pageOf(listing, query, { user_id: userId }))
    .map((row) => toDevice(row, presence));

export const orderDevices: Rule<typeof calls.orderDevices> = () => orderOptions(listing);

export const readDevice: Rule<typeof calls.readDevice> = ({ userId, id }, { rows, presence }) => {
  const row = rows(devices).first({ id, user_id: userId });
  if (!row) throw notFound();
  return toDevice(row, presence);
};

/** A device as it is answered: what is stored, and what the broker heard of it. */
function toDevice(row: DeviceRow, presence: RuleContext['presence']): Device {
  return { ...row, ...presence.of(row.device_id) };
}
