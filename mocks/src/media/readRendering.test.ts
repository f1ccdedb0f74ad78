import { sniffPicture } from '@carillon/protocol';
import { expect, test } from 'vitest';
import { medias } from '../seed/medias.ts';
import type { Bytes } from './fileStore.ts';
import { readRendering } from './readRendering.ts';
import { renderings } from './renderings.ts';

const sizeOf = (picture: Bytes | undefined) => picture && sniffPicture(picture);

test('every rendering is the picture of one media, as large as its row says', async () => {
  expect(medias.map(({ path }) => path)).toEqual(
    Object.keys(renderings).map((name) => `catalog/${name}.webp`),
  );
  for (const { path, file_size, type } of medias) {
    const picture = await readRendering(path);
    expect(picture?.byteLength, path).toBe(file_size);
    expect(sizeOf(picture), path).toMatchObject({ type, width: 1280, height: 800 });
  }
});

test('MED-03 it comes in two smaller sizes, few bytes each', async () => {
  const path = 'catalog/micro-front.webp';
  expect(sizeOf(await readRendering(path, 'small'))).toMatchObject({ width: 650, height: 406 });
  expect(sizeOf(await readRendering(path, 'thumb'))).toMatchObject({ width: 120, height: 75 });
  expect((await readRendering(path, 'small'))?.byteLength).toBeLessThan(8000);
});

test.each(['catalog/nothing.webp', 'catalog/micro-front.png', 'catalog/constructor.webp', ''])(
  'there is none at %j',
  async (path) => expect(await readRendering(path)).toBeUndefined(),
);
