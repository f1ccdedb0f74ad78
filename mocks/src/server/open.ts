import { dirname, join } from 'node:path';
import { sweepPictures } from '../media/pictures.ts';
import type { Passwords } from '../platform/passwords.ts';
import { createPlatform, type Platform, type PlatformOptions } from '../platform/platform.ts';
import { factory, tables } from '../platform/tables.ts';
import { table as devices } from '../records/devices.ts';
import { table as medias } from '../records/medias.ts';
import { table as users } from '../records/users.ts';
import type { FactoryDevice } from '../seed/devices.ts';
import { fillStorage, type Seed } from '../seed/fill.ts';
import { defaultSeed } from '../seed/seed.ts';
import { openSqliteStorage, type SqliteStorage } from '../storage/sqlite.ts';
import { createFolderFiles } from './folderFiles.ts';
import { createScryptPasswords } from './scrypt.ts';

/** A platform whose rows are in a file, and its pictures in a folder. */
export interface StoredPlatform extends Platform {
  /** What left the factory, and who registered it. */
  listFactory(): FactoryRecord[];
  /** Where the file is kept as it was, if another version had written it. */
  readonly keptCopy: string | null;
  close(): void;
}

/** A device of the factory list; `owner` is the e-mail address of the person who registered it. */
export interface FactoryRecord extends FactoryDevice {
  readonly name: string | null;
  readonly owner: string | null;
}

/**
 * Opens the platform in the SQLite file at `path`; a new file gets the seed. Uploaded pictures lie in the folder `media`
 * beside it, those of no row are deleted, and passwords are hashed with scrypt, unless another way is given.
 * Rejects with StorageError where the file is corrupt, in use, or of another version and cannot be taken over.
 */
export async function openPlatform(
  path: string,
  {
    seed,
    passwords = createScryptPasswords(),
    files = createFolderFiles(join(dirname(path), 'media')),
    ...options
  }: Omit<PlatformOptions, 'storage'> = {},
): Promise<StoredPlatform> {
  const storage = openSqliteStorage(path, tables);
  try {
    await fillOnce(storage, { ...defaultSeed, ...seed }, passwords);
    const named = storage.rows(medias).list();
    await sweepPictures(
      files,
      named.map(({ path }) => path),
    );
    return {
      ...createPlatform({ ...options, storage, passwords, files }),
      listFactory: () => listFactory(storage),
      keptCopy: storage.keptCopy,
      close: () => storage.close(),
    };
  } catch (error) {
    storage.close();
    throw error;
  }
}

function listFactory(storage: SqliteStorage): FactoryRecord[] {
  return storage
    .rows(factory)
    .list()
    .map(({ label, key, class_id }) => {
      const record = storage.rows(devices).first({ device_id: label });
      const owner = record && storage.rows(users).get(record.user_id);
      return { label, key, class_id, name: record?.name ?? null, owner: owner?.username ?? null };
    });
}

async function fillOnce(storage: SqliteStorage, seed: Seed, passwords: Passwords): Promise<void> {
  // A process killed before its first start was complete leaves empty tables: they are filled now.
  if (!isEmpty(storage)) return;
  // Most of a crowd have the same password, which everybody may know: a hash for each of them would delay the start.
  const known = [...new Set(seed.people.map(({ password }) => password))];
  const hashes = await Promise.all(known.map((password) => passwords.hash(password)));
  const hashOf = new Map(known.map((password, i) => [password, hashes[i]]));
  fillStorage(storage, seed, ({ password }) => hashOf.get(password) ?? '');
}

const isEmpty = (storage: SqliteStorage) => tables.every((table) => storage.rows(table).count() === 0);
