import { type DeviceTag, deviceTags } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { BY_AGE, bothWays, byText } from '../platform/listing.ts';
import { countIn, defineTable, nullable, pointTo, text, time } from '../storage/table.ts';

export const table = defineTable({
  name: 'device_tags',
  columns: {
    user_id: pointTo('users', 'removed'),
    name: text,
    variant: text,
    icon: nullable(text),
    created_at: time,
    updated_at: time,
  },
  derived: { device_count: countIn('devices', 'device_tag_id') },
  indexes: [['user_id', 'created_at']],
});

/** What a list can be sorted by, by the keys of the contract. */
export const orders = {
  ...byText('name', 'Name'),
  ...BY_AGE,
  ...bothWays('device', 'device_count', 'Fewest devices first', 'Most devices first'),
};

/** A tag for devices that no device carries. */
export const buildDeviceTag: Builder<DeviceTag> = createBuilder(deviceTags, (id) => ({
  name: `Tag ${id}`,
  variant: 'primary',
  icon: null,
  device_count: 0,
}));
