import { type User, users } from '@carillon/protocol';
import { type Builder, createBuilder } from '../createBuilder.ts';
import {
  boolean,
  countIn,
  defineTable,
  type FoundRow,
  gatherText,
  integer,
  nullable,
  text,
  time,
} from '../storage/table.ts';

export const table = defineTable({
  name: 'users',
  columns: {
    first_name: text,
    last_name: text,
    username: text,
    location: text,
    role: text,
    verified: boolean,
    blocked: boolean,
    password_hash: text,
    /** Counted up with every new e-mail address and password: tokens of an earlier version are ended. */
    credentials_version: integer,
    /** The session in which the password was changed: it goes on. */
    kept_session_id: nullable(text),
    created_at: time,
    updated_at: time,
    accessed_at: nullable(time),
  },
  derived: {
    device_count: countIn('devices', 'user_id'),
    tag_count: countIn('device_tags', 'user_id'),
    address_count: countIn('addresses', 'user_id'),
  },
  sortKeys: { device_labels: gatherText('devices', 'device_id', 'user_id') },
  unique: [['username']],
  indexes: [['created_at']],
});
export type UserRow = FoundRow<typeof table>;

/** A verified person without admin rights; the e-mail address follows the id. */
export const buildUser: Builder<User> = createBuilder(users, (id) => ({
  first_name: 'Pat',
  last_name: `Person ${id}`,
  username: `person-${id}@carillon.example`,
  location: 'Harbour Street 12, Kielstadt',
  role: 'user',
  verified: true,
  blocked: false,
  accessed_at: null,
}));
