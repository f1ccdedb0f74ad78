import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requiredText, testForm } from '../form/testForm.ts';
import { MAX_UPLOAD_BYTES, mediaChanges, mediaUpload } from './media.ts';
import { mediaPath } from './mediaRef.ts';
import { MEDIA_SIZES, mediaUrl } from './mediaUrl.ts';

const picture = new File(['x'], 'rack.png', { type: 'image/png' });
const sized = (size: number) => new File([new Uint8Array(size)], 'rack.png', { type: 'image/png' });
const values = { upload: picture, description: 'The rack', tag_ids: [1, 2] };

testForm('MED-02 a new picture', mediaUpload, values, [
  ['no file', 'upload', undefined, 'problem.media.file'],
  ['a file that is text', 'upload', 'rack.png', 'problem.media.file'],
  ['FLT-081 an empty file', 'upload', sized(0), 'problem.media.file'],
  ['FLT-081 a file above 10 MiB', 'upload', sized(MAX_UPLOAD_BYTES + 1), 'problem.media.fileSize'],
  [
    'FLT-081 a vector graphic',
    'upload',
    new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    'problem.media.fileType',
  ],
  ...requiredText('description', 'problem.media.description', 1024),
]);

testForm('MED-02 a changed picture, whose file may stay', mediaChanges, { ...values, upload: undefined }, [
  ['FLT-081 a file above 10 MiB', 'upload', sized(MAX_UPLOAD_BYTES + 1), 'problem.media.fileSize'],
  ...requiredText('description', 'problem.media.description', 1024),
]);

test('MED-02 a file of exactly 10 MiB is taken', () => {
  expect(mediaUpload.safeParse({ ...values, upload: sized(MAX_UPLOAD_BYTES) }).success).toBe(true);
});

test.each([
  ['rack.png', undefined, '/public/media/rack.png'],
  ['rack.png', 'thumb', '/public/media/thumb-rack.png'],
  ['2026/11/rack.png', 'small', '/public/media/2026/11/small-rack.png'],
] as const)('MED-03 the picture %s in size %s lies at %s', (path, size, url) => {
  expect(mediaUrl(path, size)).toBe(url);
});

test.each(['rack.png', 'a/b/c/d/e.webp', '2026-11/x_1.jpg', 'thumb-a.png'])(
  'the path %s is taken',
  (path) => {
    expect(mediaPath.safeParse(path).success).toBe(true);
  },
);

test.each([
  '',
  '/rack.png',
  '../rack.png',
  'a/../rack.png',
  'a//rack.png',
  './rack.png',
  '.env',
  'a/.git',
  'rack png',
  'rack.png?x',
  'a\\b.png',
  'javascript:alert(1)',
  '//evil.example/x.png',
  `${'a/'.repeat(5)}b.png`,
  'x'.repeat(129),
])('FLT-090 the path %j is refused', (path) => expect(mediaPath.safeParse(path).success).toBe(false));

test('FLT-090 whatever the path, the address stays below /public/media', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (path) => {
      if (!mediaPath.safeParse(path).success) return;
      const { origin, pathname } = new URL(mediaUrl(path, 'thumb'), 'https://a.example');
      expect([origin, pathname.startsWith('/public/media/')]).toEqual(['https://a.example', true]);
    }),
  );
});

test('MED-03 a thumbnail has 120 pixels on its longer side, a preview 650 (S9)', () => {
  expect(MEDIA_SIZES).toEqual({ thumb: 120, small: 650 });
});
