import { sniffPicture, UPLOAD_TYPES } from '@carillon/protocol';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makePicture, plainPicture, toBytes } from '../testing/pictures.ts';
import type { Bytes } from './fileStore.ts';
import { resizePicture } from './resize.ts';

const sizeAfter = async (bytes: Bytes, px: number) => {
  const made = await resizePicture(bytes, 'image/jpeg', px);
  const { width, height } = (made && sniffPicture(made)) ?? {};
  return [width, height];
};

describe('MED-03 in Node, by sharp', () => {
  test.each([
    ['a wide picture', 1300, 650, 650, [650, 325]],
    ['a high one', 300, 1200, 120, [30, 120]],
    ['one that is smaller already keeps its size', 40, 30, 120, [40, 30]],
    ['one that is very long keeps a pixel', 2000, 2, 120, [120, 1]],
  ])('%s', async (_case, width, height, px, size) => {
    expect(await sizeAfter(await makePicture('image/jpeg', width, height), px)).toEqual(size);
  });

  test.each(UPLOAD_TYPES)('%s stays what it is, but a GIF becomes a PNG', async (type) => {
    const made = await resizePicture(await makePicture(type, 300, 200), type, 120);
    const expected = type === 'image/gif' ? 'image/png' : type;
    expect(made && sniffPicture(made)).toEqual({ type: expected, width: 120, height: 80 });
  });

  test('nothing of the notes of a camera is left, and the picture is upright', async () => {
    const notes = {
      IFD0: { Artist: 'Somebody' },
      IFD3: { GPSLatitude: '54/1 19/1 0/1', GPSLatitudeRef: 'N' },
    };
    const taken = await toBytes(
      plainPicture(400, 200).jpeg().withExif(notes).withMetadata({ orientation: 6 }),
    );
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const noted = await toBytes(plainPicture(400, 200).jpeg().withExif(notes));
    expect((await sharp(noted).metadata()).exif?.toString('latin1')).toContain('Somebody');
    expect(await sizeAfter(taken, 120)).toEqual([60, 120]);
    for (const bytes of [taken, noted]) {
      const made = await sharp((await resizePicture(bytes, 'image/jpeg', 120)) ?? undefined).metadata();
      expect([made.exif, made.xmp, made.iptc, made.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  test('FLT-081 what is damaged behind its beginning is null', async () => {
    const whole = await makePicture('image/png', 300, 200);
    expect(await resizePicture(whole.subarray(0, 60), 'image/png', 120)).toBeNull();
    const jpeg = await makePicture('image/jpeg', 300, 200);
    expect(await resizePicture(jpeg.subarray(0, -20), 'image/jpeg', 120)).toBeNull();
    const noisy = whole.slice();
    noisy.fill(7, 50);
    expect(await resizePicture(noisy, 'image/png', 120)).toBeNull();
  });

  test('FLT-081 a picture with too many pixels is not unfolded, whatever was looked at before', async () => {
    const bomb = await toBytes(plainPicture(8001, 5000).png({ compressionLevel: 9 }));
    expect(bomb.byteLength).toBeLessThan(200_000);
    expect(await resizePicture(bomb, 'image/png', 120)).toBeNull();
  });
});

describe('MED-03 in a page, on a canvas', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser whose pictures are `width` x `height`, or are none. */
  function stubPage(size: { width: number; height: number } | null) {
    const drawn: unknown[] = [];
    class Canvas {
      readonly width: number;
      readonly height: number;
      constructor(width: number, height: number) {
        this.width = width;
        this.height = height;
      }
      getContext = () => ({ drawImage: (_: unknown, ...where: unknown[]) => drawn.push(...where) });
      convertToBlob = async ({ type }: { type: string }) =>
        new Blob([JSON.stringify([this.width, this.height, type])], { type });
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    vi.stubGlobal('createImageBitmap', async () => {
      if (!size) throw new DOMException('The source image could not be decoded.', 'InvalidStateError');
      return { ...size, close() {} };
    });
    return drawn;
  }

  test.each([
    [1300, 650, 650, 'image/png', [650, 325, 'image/png']],
    [300, 1200, 120, 'image/jpeg', [30, 120, 'image/jpeg']],
    [40, 30, 120, 'image/webp', [40, 30, 'image/webp']],
    [2000, 2, 120, 'image/gif', [120, 1, 'image/png']],
  ] as const)('%d x %d pixels within %d, of %s', async (width, height, px, type, made) => {
    const drawn = stubPage({ width, height });
    const bytes = await resizePicture(new Uint8Array(1), type, px);
    expect(JSON.parse(new TextDecoder().decode(bytes ?? undefined))).toEqual(made);
    expect(drawn).toEqual([0, 0, made[0], made[1]]);
  });

  test('FLT-081 what the browser cannot read is null', async () => {
    stubPage(null);
    expect(await resizePicture(new Uint8Array(1), 'image/png', 120)).toBeNull();
  });
});
