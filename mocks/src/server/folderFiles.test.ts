import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFiles, type FileStore } from '../media/fileStore.ts';
import { createFolderFiles } from './folderFiles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each<[string, () => FileStore]>([
  ['in memory', createMemoryFiles],
  ['in a folder', () => createFolderFiles(join(folder, 'media'))],
])('files %s', (_name, create) => {
  test('are read as they were put, until they are deleted', async () => {
    const files = create();
    expect(await files.get('a.png')).toBeUndefined();
    await files.put('a.png', Uint8Array.of(1, 2, 3));
    await files.put('sub/b.png', Uint8Array.of(4));
    await files.put('a.png', Uint8Array.of(5, 6));
    expect([await files.get('a.png'), await files.get('sub/b.png')]).toEqual([
      Uint8Array.of(5, 6),
      Uint8Array.of(4),
    ]);
    await files.delete('a.png');
    await files.delete('a.png');
    expect(await files.get('a.png')).toBeUndefined();
  });

  test('are swept of what is not wanted', async () => {
    const files = create();
    await files.sweep(() => false);
    for (const path of ['a.png', 'sub/b.png', 'sub/c.png']) await files.put(path, Uint8Array.of(1));
    await files.sweep((path) => path === 'sub/b.png');
    const left = await Promise.all(['a.png', 'sub/b.png', 'sub/c.png'].map((path) => files.get(path)));
    expect(left).toEqual([undefined, Uint8Array.of(1), undefined]);
  });
});

test('FLT-105: what a killed process left unfinished is swept away, and no other hidden file', async () => {
  const files = createFolderFiles(folder);
  const unfinished = `.${crypto.randomUUID()}`;
  for (const name of [unfinished, '.notes', 'a.png']) writeFileSync(join(folder, name), '');
  await files.sweep(() => true);
  expect(readdirSync(folder).toSorted()).toEqual(['.notes', 'a.png']);
});

test('a folder is made with the first file, and nothing unfinished stays in it', async () => {
  const files = createFolderFiles(join(folder, 'deep/media'));
  expect(existsSync(join(folder, 'deep'))).toBe(false);
  await files.put('a.png', Uint8Array.of(1));
  expect(readdirSync(join(folder, 'deep/media'))).toEqual(['a.png']);
});

test('a file that cannot be written leaves nothing behind', async () => {
  const files = createFolderFiles(folder);
  await files.put('a.png/b.png', Uint8Array.of(1));
  // The name is taken by a folder that is not empty.
  await expect(files.put('a.png', Uint8Array.of(1))).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.png']);
});

test('security gate 5.2.2: no path leads out of the folder', async () => {
  const files = createFolderFiles(join(folder, 'media'));
  writeFileSync(join(folder, 'secret.png'), 'secret');
  for (const path of ['../secret.png', '/etc/passwd', 'a/../../secret.png', '.env', '..\\secret.png', '']) {
    await expect(files.get(path)).rejects.toThrow();
    await expect(files.put(path, Uint8Array.of(1))).rejects.toThrow();
    await expect(files.delete(path)).rejects.toThrow();
  }
  expect(readdirSync(folder)).toEqual(['secret.png']);
});
