import { type Device, devices } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import { OWNER_ID } from '../seed/people.ts';
import {
  countIn,
  defineTable,
  type FoundRow,
  integer,
  lookUpText,
  nullable,
  pointTo,
  text,
  time,
} from '../storage/table.ts';

export const table = defineTable({
  name: 'devices',
  columns: {
    user_id: pointTo('users', 'removed'),
    device_id: text,
    name: text,
    class_id: integer,
    icon_id: pointTo('icons', { keeps: 'device(s)' }),
    device_tag_id: nullable(pointTo('device_tags', { keeps: 'device(s)' })),
    created_at: time,
    updated_at: time,
  },
  sortKeys: {
    tag_name: lookUpText('device_tags', 'name', 'device_tag_id'),
    tag_count: countIn('devices', 'device_tag_id', 'device_tag_id'),
  },
  unique: [['device_id']],
  indexes: [['user_id', 'created_at'], ['user_id', 'updated_at'], ['user_id', 'name'], ['device_tag_id']],
});
export type DeviceRow = FoundRow<typeof table>;

/** A device of the owner: `buildDevice({ class_id: 3 })`. Give several of them different ids: the label follows it. */
export const buildDevice: Builder<Device> = createBuilder(devices, (id) => ({
  user_id: OWNER_ID,
  device_id: `CR-${1000 + id}`,
  name: `Device ${id}`,
  class_id: 2,
  icon_id: 1,
  device_tag_id: null,
  online: 'Offline',
  state: 'pause',
}));
