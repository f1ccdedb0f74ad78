import { isPictureTooLarge, PICTURE_LIMITS, type Picture, sniffPicture } from '@carillon/protocol';
import { refused } from '../platform/refusal.ts';
import type { Bytes } from './fileStore.ts';

/**
 * What an uploaded file is. Refuses what is no picture of a kind that is taken, what says to be another kind than it is,
 * and what has too many pixels, without decoding any of them (FLT-081; security gates 5.2.2, 5.2.6).
 */
export function inspectPicture(bytes: Bytes, declaredType: string): Picture {
  const picture = sniffPicture(bytes);
  if (!picture) throw refused('The file is not a PNG, JPEG, WebP or GIF picture.');
  const { type, width, height } = picture;
  if (type !== declaredType) throw refused(`The file says that it is ${declaredType}, but it is ${type}.`);
  if (isPictureTooLarge(picture)) {
    const { megapixels, sidePx } = PICTURE_LIMITS;
    throw refused(
      `The picture has ${width} x ${height} pixels: ` +
        `at most ${megapixels} megapixels and ${sidePx} pixels on a side are taken.`,
    );
  }
  return picture;
}
