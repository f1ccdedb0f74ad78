// Beside the schemas: every page knows where pictures are, few know what a picture is.

/** The sizes in which the platform keeps a picture besides its own, in pixels of the longer side (S9). */
export const MEDIA_SIZES = { thumb: 120, small: 650 } as const;
export type MediaSize = keyof typeof MEDIA_SIZES;

/** Of the path of a picture below /public/media: names without a dot in front, so that none leads out of it. */
export const MEDIA_PATH = /^(?:[\w-][\w.-]{0,127}\/){0,4}[\w-][\w.-]{0,127}$/;

/** Whether a text is the path of a picture, for who has no schema. */
export const isMediaPath = (text: string): boolean => MEDIA_PATH.test(text);

/** Where a picture is fetched, below the address of the platform: '/public/media/2026/thumb-rack.png' (S3). */
export function mediaUrl(path: string, size?: MediaSize): string {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const names = [...folders, size ? `${size}-${name}` : name];
  return ['/public/media', ...names.map(encodeURIComponent)].join('/');
}
