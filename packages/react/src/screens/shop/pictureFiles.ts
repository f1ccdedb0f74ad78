// How a picture of a product is fetched: the same files for who draws it, and for who asks for it before. It imports no
// React and no schema: a host reads it before anything else is there.
import { isMediaPath, MEDIA_SIZES, type MediaSize } from '@carillon/protocol/catalog';

/** How large a picture is drawn. */
export interface PicturePlace {
  /** How wide, by the width of the window: `sizes` of an `<img>`. */
  readonly sizes: string;
  /** Larger than the smaller files: the whole picture is among the files to choose from. */
  readonly isLarge: boolean;
}

/** In a card of the grid (SHP-01), and on the page of a product (SHP-02). */
export const PICTURE_PLACES = {
  card: {
    sizes: '(width < 576px) 124px, (width < 768px) 90vw, (width < 992px) 45vw, 390px',
    isLarge: false,
  },
  gallery: { sizes: '(width < 992px) 100vw, 720px', isLarge: true },
} as const satisfies Record<string, PicturePlace>;
export type PicturePlaceName = keyof typeof PICTURE_PLACES;

/** How wide a whole picture is taken for: twice the smaller one, which is chosen where a screen has fewer points. */
const WHOLE = 2 * MEDIA_SIZES.small;

/** Writes the files of a picture as `srcset` has them; `mediaUrl` writes where one lies. */
export function writeSrcSet(
  mediaUrl: (path: string, size?: MediaSize) => string,
  path: string,
  { isLarge }: PicturePlace,
): string {
  const small = `${mediaUrl(path, 'small')} ${MEDIA_SIZES.small}w`;
  return isLarge
    ? `${small}, ${mediaUrl(path)} ${WHOLE}w`
    : `${mediaUrl(path, 'thumb')} ${MEDIA_SIZES.thumb}w, ${small}`;
}

/**
 * Finds the path of the picture that is seen first in what the server says of products, one or a list of them; undefined
 * where there is none, or where it is not what the contract says.
 */
export function findFirstPicture(answer: unknown): string | undefined {
  const data = (answer as Json)?.data;
  const path: unknown = (data?.[0] ?? data)?.medias?.[0]?.path;
  return typeof path === 'string' && isMediaPath(path) ? path : undefined;
}

/** Whatever JSON it is, a name of it can be read: of most it is nothing. */
type Json = { readonly [name: string]: Json } | null | undefined;
