// Files that somebody might choose for a picture, for stories.
import { defaultSeed } from '@carillon/mocks';
import type { Stage } from '../.storybook/stage.ts';

/** The fields of a header of so many pixels, most significant byte first. */
const uint32 = (value: number) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255];

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The beginning of a PNG that says how large it is, and nothing else. */
export const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    ...bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
    ...uint32(width),
    ...uint32(height),
    ...[8, 2, 0, 0, 0],
  ]);

/** The beginning of a JPEG of 300 x 20 pixels. */
export const jpegHeader: Uint8Array<ArrayBuffer> = Uint8Array.from(
  bytesOf('\xff\xd8\xff\xc0\0\x11\b\0\x14\x01\x2c\x03'),
);

/** A picture of the seed as a file that somebody has: a WebP, so its name ends in `.webp`. */
export async function takePicture({ platform }: Stage, name: string, id = 2): Promise<File> {
  const path = defaultSeed.medias.find((media) => media.id === id)?.path;
  const response = await platform.handle(new Request(`http://stage/public/media/${path}`));
  if (!response.ok) throw new Error(`There is no picture ${id}.`);
  return new File([await response.arrayBuffer()], name, { type: 'image/webp' });
}
