import type { Device, Icon } from '@carillon/protocol';
import { medias, mediaTags } from '../platform/catalogTables.ts';
import { FIRST_CREDENTIALS } from '../platform/people.ts';
import { addresses, devices, deviceTags, factory, icons, users } from '../platform/tables.ts';
import type { PlatformStorage } from '../storage/storage.ts';
import type { AddressSeed } from './addresses.ts';
import type { DeviceTagSeed, FactoryDevice } from './devices.ts';
import { type CatalogSeed, fillCatalog } from './fillCatalog.ts';
import type { MediaSeed } from './medias.ts';
import type { PersonSeed } from './people.ts';

export type { AddressSeed, DeviceTagSeed };

/** Everything that a platform holds at its start. */
export interface Seed extends CatalogSeed {
  readonly people: readonly PersonSeed[];
  readonly addresses: readonly AddressSeed[];
  readonly factory: readonly FactoryDevice[];
  readonly icons: readonly Icon[];
  readonly deviceTags: readonly DeviceTagSeed[];
  readonly devices: readonly Device[];
  readonly medias: readonly MediaSeed[];
}

const SEEDED_AT = '2026-01-05T08:00:00.000Z';
const seeded = { created_at: SEEDED_AT, updated_at: SEEDED_AT };

/** Puts a seed into an empty storage, all or nothing. `hash` answers the hash of a person's password. */
export function fillStorage(
  storage: PlatformStorage,
  seed: Seed,
  hash: (person: PersonSeed) => string,
): void {
  storage.transaction(() => {
    for (const person of seed.people) {
      const { password: _, ...row } = person;
      storage.rows(users).insert({ ...row, ...FIRST_CREDENTIALS, password_hash: hash(person) });
    }
    for (const address of seed.addresses) storage.rows(addresses).insert({ ...address, ...seeded });
    for (const made of seed.factory) storage.rows(factory).insert({ ...made });
    for (const { id, name, icon_paths } of seed.icons) {
      storage.rows(icons).insert({ id, name, icon_paths, ...seeded });
    }
    for (const tag of seed.deviceTags) storage.rows(deviceTags).insert({ ...tag, ...seeded });
    for (const { online: _, state: __, ...device } of seed.devices) storage.rows(devices).insert(device);
    fillCatalog(storage, seed);
    for (const { tags: carried, ...media } of seed.medias) {
      storage.rows(medias).insert(media);
      for (const { id } of carried) storage.rows(mediaTags).insert({ media_id: media.id, tag_id: id });
    }
  });
}
