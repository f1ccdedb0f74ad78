import { DEVICE_CLASSES, type EntityName } from '@carillon/protocol';
import {
  boolean,
  chosenFrom,
  countIn,
  defineTable,
  type FoundRow,
  gatherText,
  integer,
  json,
  lookUpText,
  nullable,
  pointTo,
  type Table,
  text,
  time,
} from '../storage/table.ts';
import { catalogTables } from './catalogTables.ts';

export const users = defineTable({
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
export type UserRow = FoundRow<typeof users>;

/** A postal address; at most one of each person is `main` (ADR-06). */
export const addresses = defineTable({
  name: 'addresses',
  columns: {
    user_id: pointTo('users', 'removed'),
    name: text,
    prefix: text,
    phone: text,
    line1: text,
    line2: text,
    country: text,
    region: text,
    city: text,
    zip: text,
    note: text,
    main: boolean,
    created_at: time,
    updated_at: time,
  },
  sortKeys: { country_name: lookUpText('countries', 'name', 'country', 'code') },
  indexes: [['user_id', 'created_at']],
});

/** Only these have topics, and so can be simulated. */
const SIMULATED_CLASSES = DEVICE_CLASSES.filter(({ type }) => type !== null).map(({ id }) => id);

/** What left the factory: only these labels exist, and only with these keys. */
export const factory = defineTable({
  name: 'factory',
  columns: { label: text, key: text, class_id: chosenFrom<number>(SIMULATED_CLASSES) },
  unique: [['label']],
});

export const devices = defineTable({
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
export type DeviceRow = FoundRow<typeof devices>;

export const deviceTags = defineTable({
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

export const icons = defineTable({
  name: 'icons',
  columns: { name: text, icon_paths: json<string | string[]>(), created_at: time, updated_at: time },
});

/** What only this platform knows: the key that signs tokens. */
export const secrets = defineTable({
  name: 'secrets',
  columns: { key: text, value: text },
  unique: [['key']],
});

/** Sessions that were logged out, and single tokens that were used up, by the id inside them, until their end. */
export const revokedSessions = defineTable({
  name: 'revoked_sessions',
  columns: { session_id: text, expires_at: time },
  unique: [['session_id']],
});

/** The sessions that were begun, each with its last token as a broker knows it, until that ends (docs/brokers.md). */
export const sessions = defineTable({
  name: 'sessions',
  columns: {
    session_id: text,
    user_id: pointTo('users', 'removed'),
    /** Of the person's credentials, as in the token. */
    version: integer,
    token_digest: text,
    expires_at: time,
  },
  unique: [['session_id']],
});

/** Where the records of each entity of the contract are kept: one without a table does not compile. */
export const recordTables = {
  users,
  addresses,
  devices,
  deviceTags,
  icons,
  ...catalogTables,
} satisfies Readonly<Record<EntityName, Table>>;

const linkTables = Object.values<Table>(recordTables).flatMap(({ relations }) =>
  Object.values(relations).map(({ links }) => links),
);

export const tables: readonly Table[] = [
  ...Object.values(recordTables),
  ...linkTables,
  factory,
  secrets,
  revokedSessions,
  sessions,
];
