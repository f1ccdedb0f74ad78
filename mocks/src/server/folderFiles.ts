import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { mediaPath } from '@carillon/protocol';
import type { FileStore } from '../media/fileStore.ts';

const UNFINISHED_NAME = /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Keeps files in a folder, which is made with the first of them. A file is there whole or not at all: it is written
 * under another name, and that name no path can have.
 */
export function createFolderFiles(folder: string): FileStore {
  // A path comes from the platform's own rows; that it stays in the folder is checked nevertheless.
  const locate = (path: string) => join(folder, mediaPath.parse(path));
  return {
    async put(path, bytes) {
      const target = locate(path);
      const unfinished = join(dirname(target), `.${randomUUID()}`);
      await mkdir(dirname(target), { recursive: true });
      try {
        await writeThrough(unfinished, bytes);
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(path) {
      try {
        return new Uint8Array(await readFile(locate(path)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async delete(path) {
      await rm(locate(path), { force: true });
    },
    async sweep(isWanted) {
      const entries = existsSync(folder)
        ? await readdir(folder, { recursive: true, withFileTypes: true })
        : [];
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const isUnfinished = UNFINISHED_NAME.test(entry.name);
        if (isUnfinished || !isWanted(relative(folder, path).replaceAll(sep, '/'))) await rm(path);
      }
    },
  };
}

/** On the disk before the row that names it: a row without its file is worse than a file without a row. */
async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
