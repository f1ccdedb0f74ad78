import { type MEDIA_SIZES, sniffPicture } from '@carillon/protocol';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSeedPicture, seedPictureLength, seedPicturePath } from './drawing.ts';
import type { Bytes } from './fileStore.ts';
import { encodePng, pngLength } from './png.ts';

const draw = (path: string, size?: keyof typeof MEDIA_SIZES) =>
  drawSeedPicture(path, size) ?? new Uint8Array();
const longerSide = (picture: Bytes) =>
  Math.max(sniffPicture(picture)?.width ?? 0, sniffPicture(picture)?.height ?? 0);

test.each([1, 12, 24])(
  'MED-03 a drawing of picture %d has three sizes, the whole one as large as is said',
  (id) => {
    const path = seedPicturePath(id);
    const picture = draw(path);
    expect(picture.byteLength).toBe(seedPictureLength(id));
    expect(longerSide(picture)).toBeGreaterThan(650);
    expect([longerSide(draw(path, 'small')), longerSide(draw(path, 'thumb'))]).toEqual([650, 120]);
  },
);

test.each([
  'seed/1.png',
  'seed/00.png',
  'seed/01.jpg',
  'seed/01.png.png',
  'x/seed/01.png',
  'seed/-1.png',
  '',
])('nothing is drawn at %j', (path) => expect(drawSeedPicture(path)).toBeUndefined());

test.each([
  [1, 1],
  [7, 3],
  [120, 90],
  // More than one block that deflate stores.
  [400, 700],
])('a drawing of %d x %d pixels is a PNG that others read, colour by colour', async (width, height) => {
  const palette = Uint8Array.from({ length: 48 }, (_, i) => i * 5);
  const colorAt = (x: number, y: number) => (x * 3 + y) % 16;
  const png = encodePng({ width, height, palette, colorAt });
  expect(png.byteLength).toBe(pngLength({ width, height }));
  const { data, info } = await sharp(png, { failOn: 'warning' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([width, height, 3]);
  const expected = Array.from({ length: width * height }, (_, i) => {
    const color = colorAt(i % width, Math.floor(i / width));
    return [...palette.subarray(color * 3, color * 3 + 3)];
  }).flat();
  expect(data.equals(Buffer.from(expected))).toBe(true);
});
