import { type EntityName, entities, type Icon, type RecordOf } from '@carillon/protocol';
import { FIRST_CREDENTIALS } from '../platform/people.ts';
import { insertRelations } from '../platform/relations.ts';
import { factory } from '../platform/tables.ts';
import { recordTables } from '../records/index.ts';
import { table as users } from '../records/users.ts';
import type { PlatformStorage } from '../storage/storage.ts';
import type { NewRow, Table } from '../storage/table.ts';
import type { AddressSeed } from './addresses.ts';
import type { CarrierSeed } from './carriers.ts';
import type { DeviceTagSeed, FactoryDevice } from './devices.ts';
import type { MediaSeed } from './medias.ts';
import type { PersonSeed } from './people.ts';
import type { ProductSeed } from './products.ts';
import type { TagSeed } from './tags.ts';

export type { AddressSeed, DeviceTagSeed };

/** What is seeded of a kind of record, where it is unlike others: without what is counted, or of nobody. */
interface OtherSeeds {
  readonly addresses: AddressSeed;
  readonly carriers: CarrierSeed;
  readonly tags: TagSeed;
  readonly medias: MediaSeed;
  readonly products: ProductSeed;
  readonly deviceTags: DeviceTagSeed;
  readonly icons: Icon;
}

/** People have a seed of their own, with their passwords. */
type SeededName = Exclude<EntityName, 'users'>;

/** The record, and of an entity that belongs to people also whose it is. */
type SeedOf<Name extends SeededName> = Name extends keyof OtherSeeds
  ? OtherSeeds[Name]
  : RecordOf<(typeof entities)[Name]> &
      ((typeof entities)[Name] extends { readonly parent: string } ? { readonly user_id: number } : unknown);

/** Everything that a platform holds at its start. */
export type Seed = {
  readonly people: readonly PersonSeed[];
  readonly factory: readonly FactoryDevice[];
} & { readonly [Name in SeededName]: readonly SeedOf<Name>[] };

const SEEDED_AT = '2026-01-05T08:00:00.000Z';
const seeded = { created_at: SEEDED_AT, updated_at: SEEDED_AT };

const isSeeded = (name: EntityName): name is SeededName => name !== 'users';
const SEEDED = (Object.keys(entities) as EntityName[]).filter(isSeeded);

/** Puts a seed, or parts of one, into a storage, all or nothing. `hash` returns the hash of a person's password. */
export function fillStorage(
  storage: PlatformStorage,
  seed: Partial<Seed>,
  hash: (person: PersonSeed) => string,
): void {
  storage.transaction(() => {
    for (const person of seed.people ?? []) {
      const { password: _, ...row } = person;
      storage.rows(users).insert({ ...row, ...FIRST_CREDENTIALS, password_hash: hash(person) });
    }
    for (const made of seed.factory ?? []) storage.rows(factory).insert({ ...made });
    for (const name of SEEDED) {
      const table: Table = recordTables[name];
      // A storage keeps of a record what its table has a column for.
      for (const record of seed[name] ?? []) {
        storage.rows(table).insert({ ...seeded, ...record, ...firstPrice(record) } as NewRow<Table>);
        insertRelations(table, { ...record }, storage);
      }
    }
  });
}

/** Products are ordered by the price of their first tier. */
const firstPrice = (record: object) =>
  'prices' in record && { first_price: (record as ProductSeed).prices[0]?.price ?? 0 };
