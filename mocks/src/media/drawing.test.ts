import type { MEDIA_SIZES } from '@carillon/protocol';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { medias } from '../seed/medias.ts';
import { drawSeedPicture } from './drawing.ts';
import { encodePng, pngLength } from './png.ts';
import { type Bytes, sniff } from './sniff.ts';

const draw = (path: string, size?: keyof typeof MEDIA_SIZES) =>
  drawSeedPicture(path, size) ?? new Uint8Array();
const longerSide = (picture: Bytes) => Math.max(sniff(picture)?.width ?? 0, sniff(picture)?.height ?? 0);

test('every picture of the seed lies where its id says', () => {
  expect(medias.map(({ id, path }) => [id, path])).toEqual(
    Array.from({ length: 24 }, (_, i) => [i + 1, `seed/${String(i + 1).padStart(2, '0')}.png`]),
  );
  expect(new Set(medias.map(({ file_size }) => file_size)).size).toBe(24);
});

test.each(medias.filter(({ id }) => id % 5 === 1))(
  'MED-03 $path is drawn in three sizes, as large as its row says',
  ({ path, file_size }) => {
    const picture = draw(path);
    expect(picture.byteLength).toBe(file_size);
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
