import { MEDIA_SIZES, type PictureType } from '@carillon/protocol';
import { refused } from '../platform/refusal.ts';
import { drawSeedPicture } from './drawing.ts';
import type { Bytes, FileStore } from './fileStore.ts';
import { inspectPicture } from './inspect.ts';
import type { PictureSize } from './pictureSize.ts';
import { readRendering } from './readRendering.ts';
import type { Resize } from './resize.ts';

/** What a row says of its picture. */
export interface KeptPicture {
  readonly path: string;
  readonly type: string;
  readonly file_size: number;
}

/** The pictures of the platform, each in its own size and in two smaller ones. */
export interface Pictures {
  /** Checks an uploaded file, makes the smaller ones and keeps all three, or refuses it and keeps nothing. */
  keep(upload: File): Promise<KeptPicture>;
  /** Forgets a picture in all its sizes. */
  drop(path: string): Promise<void>;
  read(path: string, size?: PictureSize): Promise<Bytes | undefined>;
}

const SIZES = Object.entries(MEDIA_SIZES) as [PictureSize, number][];

/** The path of a picture in another size: 'a/rack.png' is 'a/thumb-rack.png' (S3). */
const sizedPath = (path: string, size?: PictureSize) => (size ? path.replace(/[^/]+$/, `${size}-$&`) : path);

const allSizes = (path: string) => [path, ...SIZES.map(([size]) => sizedPath(path, size))];

/** The names that uploaded pictures get. */
const KEPT_NAME = /^(thumb-|small-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(png|jpg|webp|gif)$/;

const EXTENSIONS: Readonly<Record<PictureType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** Deletes the files of pictures that no row names: a process that is killed may leave some. Other files are not ours. */
export async function sweepPictures(files: FileStore, named: readonly string[]): Promise<void> {
  const wanted = new Set(named.flatMap((path) => allSizes(path)));
  await files.sweep((path) => wanted.has(path) || !KEPT_NAME.test(path));
}

/** Keeps pictures in `files`, made smaller by `resize`. */
export function createPictures({
  files,
  resize,
}: {
  readonly files: FileStore;
  readonly resize: Resize;
}): Pictures {
  async function drop(path: string) {
    await Promise.all(allSizes(path).map((name) => files.delete(name)));
  }

  return {
    async keep(upload) {
      const bytes = new Uint8Array(await upload.arrayBuffer());
      const { type } = inspectPicture(bytes, upload.type);
      // A name of our own that nobody can guess: what the sender calls the file never becomes a path.
      const path = `${crypto.randomUUID()}.${EXTENSIONS[type]}`;
      const made = new Map([[path, bytes]]);
      for (const [size, longestPx] of SIZES) {
        const smaller = await resize(bytes, type, longestPx);
        if (!smaller) throw refused('The picture is damaged: it cannot be read.');
        made.set(sizedPath(path, size), smaller);
      }
      try {
        for (const [name, content] of made) await files.put(name, content);
      } catch (error) {
        await drop(path);
        throw error;
      }
      return { path, type, file_size: bytes.byteLength };
    },
    drop,
    read: async (path, size) =>
      (await files.get(sizedPath(path, size))) ??
      (await readRendering(path, size)) ??
      drawSeedPicture(path, size),
  };
}
