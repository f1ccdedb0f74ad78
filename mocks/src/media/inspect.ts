import { refused } from '../platform/refusal.ts';
import { type Bytes, type Picture, sniff } from './sniff.ts';

// A file of a few kilobytes can unfold to gigabytes of pixels. 40 megapixels are 160 MB while a picture is resized, and
// more than most cameras have; a side of 16,384 is what every browser can still draw (security gate 5.2.6).
const MAX_MEGAPIXELS = 40;
export const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;
const MAX_SIDE_PX = 16_384;

/**
 * What an uploaded file is. Refuses what is no picture of a kind that is taken, what says to be another kind than it is,
 * and what has too many pixels, without decoding any of them (FLT-081; security gates 5.2.2, 5.2.6).
 */
export function inspectPicture(bytes: Bytes, declaredType: string): Picture {
  const picture = sniff(bytes);
  if (!picture) throw refused('The file is not a PNG, JPEG, WebP or GIF picture.');
  const { type, width, height } = picture;
  if (type !== declaredType) throw refused(`The file says that it is ${declaredType}, but it is ${type}.`);
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
    throw refused(
      `The picture has ${width} x ${height} pixels: ` +
        `at most ${MAX_MEGAPIXELS} megapixels and ${MAX_SIDE_PX} pixels on a side are taken.`,
    );
  }
  return picture;
}
