import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isStorageBusy, StorageError } from '@carillon/mocks/server';
import { StartError } from './sentence.ts';

/** Where the platform keeps what survives a restart. */
export interface DataFolder {
  readonly path: string;
  /** The SQLite file of the platform. */
  readonly platformFile: string;
  /** The folder of the devices' own memories. */
  readonly devicesFolder: string;
}

/** Creates the folder, or, to begin anew, empties it of what is ours: it may be a folder with other things in it. */
export function openDataFolder(path: string, isFresh: boolean): DataFolder {
  const platformFile = join(path, 'platform.sqlite');
  const devicesFolder = join(path, 'devices');
  // Where openPlatform keeps the uploaded pictures.
  const mediaFolder = join(path, 'media');
  if (isFresh && existsSync(platformFile) && isStorageBusy(platformFile)) {
    throw new StorageError('busy', platformFile);
  }
  try {
    if (isFresh) {
      const database = [platformFile, `${platformFile}-wal`, `${platformFile}-shm`];
      for (const file of [...database, devicesFolder, mediaFolder]) {
        rmSync(file, { recursive: true, force: true });
      }
    }
    makeFolder(devicesFolder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${path} cannot be used (${reason}). CARILLON_DATA chooses another one.`,
    );
  }
  return { path, platformFile, devicesFolder };
}

/** Folder by folder: Node's own way to make several at once never ends below /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}
