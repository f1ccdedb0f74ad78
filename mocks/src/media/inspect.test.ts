import { findPictureProblem, sniffPicture, UPLOAD_TYPES } from '@carillon/protocol';
import { describe, expect, test } from 'vitest';
import { makePicture, plainPicture, toBytes } from '../testing/pictures.ts';
import type { Bytes } from './fileStore.ts';
import { inspectPicture } from './inspect.ts';

const latin1 = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const uint32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);

/** The beginning of a PNG that says how large it is, and nothing else. */
const pngHeader = (width: number, height: number) =>
  latin1(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${uint32(width)}${uint32(height)}\b\x02\0\0\0`);

describe('FLT-081 the kind and the size of a picture are read from its content', () => {
  test.each(UPLOAD_TYPES)('of %s', async (type) => {
    expect(sniffPicture(await makePicture(type, 321, 123))).toEqual({ type, width: 321, height: 123 });
  });

  test.each([
    ['a progressive JPEG', 'image/jpeg', plainPicture(300, 20).jpeg({ progressive: true })],
    [
      'a JPEG with notes of the camera',
      'image/jpeg',
      plainPicture(300, 20)
        .jpeg()
        .withExif({ IFD0: { Artist: 'x' } }),
    ],
    ['a WebP without loss', 'image/webp', plainPicture(300, 20).webp({ lossless: true })],
    ['a WebP that one can see through', 'image/webp', plainPicture(300, 20).ensureAlpha(0.5).webp()],
  ])('of %s', async (_case, type, picture) => {
    expect(sniffPicture(await toBytes(picture))).toEqual({ type, width: 300, height: 20 });
  });

  test('of a JPEG whose tables stand before its frame, with a filling between them', () => {
    const jpeg = latin1(
      '\xff\xd8\xff\xc4\0\x09\0\x01\0\x02\0\x03\0\xff\xff\xff\xc0\0\x11\b\0\x14\x01\x2c\x03',
    );
    expect(sniffPicture(jpeg)).toEqual({ type: 'image/jpeg', width: 300, height: 20 });
  });

  test.each([
    ['nothing', ''],
    ['text', 'a picture'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a vector graphic', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['one with a script', '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['a bitmap', 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0'],
    ['a PDF', '%PDF-1.7\n'],
    ['a program', '\x7fELF\x02\x01\x01'],
    ['a PNG somewhere behind its beginning', ' \x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01'],
    ['a PNG without width', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\x01'],
    ['a JPEG without a frame', '\xff\xd8\xff\xe0\0\x04ab\xff\xda\0\x02'],
    ['a JPEG of fillings', `\xff\xd8${'\xff'.repeat(1000)}`],
    ['a sound in the wrapping of WebP', 'RIFF\x24\0\0\0WAVEfmt \x10\0\0\0'],
  ])('FLT-090 %s is none', (_case, text) => expect(sniffPicture(latin1(text))).toBeNull());

  test.each(UPLOAD_TYPES)('of %s, however early it ends', async (type) => {
    const whole = await makePicture(type);
    for (let length = 0; length < Math.min(whole.length, 700); length++) {
      expect([null, type]).toContain(sniffPicture(whole.subarray(0, length))?.type ?? null);
    }
  });
});

describe('FLT-081 a file is refused with the reason', () => {
  test.each([
    ['no picture', latin1('<svg/>'), 'image/svg+xml', 'The file is not a PNG, JPEG, WebP or GIF picture.'],
    [
      'a picture that says it is another kind',
      pngHeader(8, 8),
      'image/jpeg',
      'The file says that it is image/jpeg, but it is image/png.',
    ],
    [
      'more pixels than are taken',
      pngHeader(8000, 5001),
      'image/png',
      'The picture has 8000 x 5001 pixels: at most 40 megapixels and 16384 pixels on a side are taken.',
    ],
    [
      'a longer side than is taken',
      pngHeader(16_385, 1),
      'image/png',
      'The picture has 16385 x 1 pixels: at most 40 megapixels and 16384 pixels on a side are taken.',
    ],
    [
      'a header of 50,000 x 50,000 pixels',
      pngHeader(50_000, 50_000),
      'image/png',
      'The picture has 50000 x 50000 pixels: at most 40 megapixels and 16384 pixels on a side are taken.',
    ],
    [
      'a picture bomb',
      pngHeader(2 ** 31 - 1, 2 ** 31 - 1),
      'image/png',
      'The picture has 2147483647 x 2147483647 pixels: at most 40 megapixels and 16384 pixels on a side are taken.',
    ],
  ])('%s', (_case, bytes, type, sentence) => {
    expect(() => inspectPicture(bytes, type)).toThrow(sentence);
    // A page sees it before it sends anything.
    expect(findPictureProblem(bytes, type)).toMatch(/^(type|name|pixels)$/);
  });

  test('and taken with exactly 40 megapixels', () => {
    expect(inspectPicture(pngHeader(8000, 5000), 'image/png')).toMatchObject({ width: 8000, height: 5000 });
    expect(findPictureProblem(pngHeader(8000, 5000), 'image/png')).toBeUndefined();
  });
});
