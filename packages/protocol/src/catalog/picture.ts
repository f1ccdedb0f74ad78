// What a file is, read from its content: a page asks before it sends one, the platform before it keeps one.
import type { UPLOAD_TYPES } from './media.ts';

export type PictureType = (typeof UPLOAD_TYPES)[number];

/** What the content of a file says of itself, whatever its name and its sender say. */
export interface Picture {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/**
 * A file of a few kilobytes can unfold to gigabytes of pixels. 40 megapixels are 160 MB while a picture is resized, and more
 * than most cameras have; a side of 16,384 is what every browser can still draw (security gate 5.2.6).
 */
export const PICTURE_LIMITS = { megapixels: 40, sidePx: 16_384 } as const;

/** What may be wrong with what is in a file: it is no picture that is taken, is none of the kind that its name says, or is too large. */
export type PictureProblem = 'type' | 'name' | 'pixels';

/** Whether a picture has more pixels than are taken, as far as it says. */
export const isPictureTooLarge = ({ width, height }: Picture): boolean =>
  width * height > PICTURE_LIMITS.megapixels * 1e6 || Math.max(width, height) > PICTURE_LIMITS.sidePx;

/**
 * Why the platform would refuse what is in a file, found before it is sent (FLT-081). What is damaged further on is not seen
 * here.
 *
 * @example findPictureProblem(new Uint8Array(await file.arrayBuffer()), file.type)
 */
export function findPictureProblem(bytes: Uint8Array, declaredType: string): PictureProblem | undefined {
  const picture = sniffPicture(bytes);
  if (!picture) return 'type';
  if (picture.type !== declaredType) return 'name';
  return isPictureTooLarge(picture) ? 'pixels' : undefined;
}

type Size = readonly [width: number, height: number];

interface Format {
  readonly type: PictureType;
  /** How a file of this format begins, read as Latin-1. */
  readonly start: RegExp;
  /** Throws RangeError where the file ends too early; null if there is no size where it should be. */
  readonly sizeOf: (view: DataView) => Size | null;
}

// https://www.w3.org/TR/png-3/, the GIF89a specification, ITU-T T.81 and RFC 9649.
const formats: readonly Format[] = [
  {
    type: 'image/png',
    start: /^\x89PNG\r\n.\n.{4}IHDR/s,
    sizeOf: (view) => [view.getUint32(16), view.getUint32(20)],
  },
  { type: 'image/jpeg', start: /^\xff\xd8\xff/, sizeOf: sizeOfJpeg },
  {
    type: 'image/gif',
    start: /^GIF8[79]a/,
    sizeOf: (view) => [view.getUint16(6, true), view.getUint16(8, true)],
  },
  { type: 'image/webp', start: /^RIFF.{4}WEBPVP8[ LX]/s, sizeOf: sizeOfWebp },
];

/**
 * The kind of a picture and its size in pixels, read from its first bytes without decoding it; null for anything
 * else. An SVG is none: it can hold scripts.
 */
export function sniffPicture(bytes: Uint8Array): Picture | null {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const format = formats.find((known) => known.start.test(start));
  if (!format) return null;
  try {
    const [width, height] =
      format.sizeOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? [];
    return width && height ? { type: format.type, width, height } : null;
  } catch {
    return null;
  }
}

/** The size stands in the first frame header, behind any number of other segments. */
function sizeOfJpeg(view: DataView): Size | null {
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    // SOF0 to SOF15, without the three that are something else: DHT, JPG and DAC.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    // A marker may be filled up with any number of 0xff; others have their length behind them.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Lossy, lossless, or with further chunks (RFC 9649, 2.5 to 2.7). */
function sizeOfWebp(view: DataView): Size {
  const kind = view.getUint8(15);
  if (kind === 0x20) return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true);
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1];
  }
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 2 ** 16;
  return [uint24(24) + 1, uint24(27) + 1];
}
