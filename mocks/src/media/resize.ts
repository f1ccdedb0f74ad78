import { PICTURE_LIMITS, type PictureType } from '@carillon/protocol';
import type { Bytes } from './fileStore.ts';

/**
 * Makes a smaller picture whose longer side has `longestPx` pixels; one that is smaller already keeps its size. It is
 * upright, and nothing of the camera's notes is left in it: neither place nor time. A GIF becomes a PNG of its first
 * frame, other kinds stay. Null for bytes that cannot be read as a picture.
 */
export type Resize = (bytes: Bytes, type: PictureType, longestPx: number) => Promise<Bytes | null>;

/** Resizes on a canvas in a page, and with sharp elsewhere (docs/protocol.md, HTTP API). */
export const resizePicture: Resize = (bytes, type, longestPx) =>
  typeof OffscreenCanvas === 'undefined'
    ? resizeWithSharp(bytes, type, longestPx)
    : resizeOnCanvas(bytes, type, longestPx);

const OUTPUTS = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'png',
} as const;

// Not written into the import: a bundler for pages would follow it, and sharp is a native program.
const SHARP = 'sharp';

async function loadSharp(): Promise<typeof import('sharp').default> {
  try {
    return (await import(/* @vite-ignore */ /* webpackIgnore: true */ SHARP)).default;
  } catch (cause) {
    throw new Error(
      'Outside of a page, pictures are made smaller with sharp: `npm install --save-dev sharp`, or give createPlatform a `resize` of your own.',
      { cause },
    );
  }
}

const resizeWithSharp: Resize = async (bytes, type, longestPx) => {
  const sharp = await loadSharp();
  try {
    const made = await sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_LIMITS.megapixels * 1e6 })
      .autoOrient()
      .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true })
      .toFormat(OUTPUTS[type])
      .toBuffer();
    return new Uint8Array(made);
  } catch {
    return null;
  }
};

const resizeOnCanvas: Resize = async (bytes, type, longestPx) => {
  const bitmap = await createImageBitmap(new Blob([bytes], { type })).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height));
  const sideOf = (px: number) => Math.max(1, Math.round(px * scale));
  const canvas = new OffscreenCanvas(sideOf(bitmap.width), sideOf(bitmap.height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on an OffscreenCanvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const made = await canvas.convertToBlob({ type: `image/${OUTPUTS[type]}` });
  return new Uint8Array(await made.arrayBuffer());
};
