import type { calls } from '@carillon/protocol';
import { bothWays, defineListing, filterOf, NEWEST_FIRST, orderOptions, pageOf } from '../listing.ts';
import { existing, refused } from '../refusal.ts';
import type { Rule } from '../rule.ts';
import { deviceTags } from '../tables.ts';

const listing = defineListing<typeof deviceTags>({
  table: deviceTags,
  search: ['name'],
  orders: {
    ...bothWays('name', 'name', 'Name, A to Z', 'Name, Z to A'),
    date_asc: { name: 'Oldest first', by: [['created_at', 'asc']] },
    date_des: { name: 'Newest first', by: NEWEST_FIRST },
    ...bothWays('device', 'device_count', 'Fewest devices first', 'Most devices first'),
  },
  newestFirst: NEWEST_FIRST,
});

export const countDeviceTags: Rule<typeof calls.countDeviceTags> = ({ userId, query }, { rows }) =>
  rows(deviceTags).count(filterOf(listing, query, { user_id: userId }));

export const listDeviceTags: Rule<typeof calls.listDeviceTags> = ({ userId, query }, { rows }) =>
  rows(deviceTags).list(pageOf(listing, query, { user_id: userId }));

export const orderDeviceTags: Rule<typeof calls.orderDeviceTags> = () => orderOptions(listing);

export const readDeviceTag: Rule<typeof calls.readDeviceTag> = ({ userId, id }, { rows }) =>
  existing(rows(deviceTags).first({ id, user_id: userId }));

export const addDeviceTag: Rule<typeof calls.addDeviceTag> = ({ userId, body }, context) => {
  const { rows, nowText } = context;
  const id = rows(deviceTags).insert({
    ...body,
    user_id: userId,
    created_at: nowText(),
    updated_at: nowText(),
  });
  return readDeviceTag({ userId, id }, context);
};

export const updateDeviceTag: Rule<typeof calls.updateDeviceTag> = ({ userId, id, body }, context) => {
  const { rows, nowText } = context;
  readDeviceTag({ userId, id }, context);
  rows(deviceTags).update(id, { ...body, updated_at: nowText() });
  return readDeviceTag({ userId, id }, context);
};

/** Refused while devices carry the tag: the sentence of D5 says how many. */
export const deleteDeviceTag: Rule<typeof calls.deleteDeviceTag> = ({ userId, id }, { rows }) => {
  const { name, device_count } = existing(rows(deviceTags).first({ id, user_id: userId }));
  if (device_count > 0) throw refused(`${name} is still associated with ${device_count} device(s)`);
  rows(deviceTags).remove(id);
  return { id };
};
