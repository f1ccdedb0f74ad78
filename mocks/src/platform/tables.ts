import { DEVICE_CLASSES } from '@carillon/protocol';
import { recordTables } from '../records/index.ts';
import { chosenFrom, defineTable, integer, pointTo, type Table, text, time } from '../storage/table.ts';

/** Only these have topics, and so can be simulated. */
const SIMULATED_CLASSES = DEVICE_CLASSES.filter(({ type }) => type !== null).map(({ id }) => id);

/** What left the factory: only these labels exist, and only with these keys. */
export const factory = defineTable({
  name: 'factory',
  columns: { label: text, key: text, class_id: chosenFrom<number>(SIMULATED_CLASSES) },
  unique: [['label']],
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
