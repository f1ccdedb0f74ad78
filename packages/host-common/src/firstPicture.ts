// A module of its own: only the pages that show products load it.
import { mediaUrl } from '@carillon/protocol/catalog';
import {
  findFirstPicture,
  PICTURE_PLACES,
  type PicturePlaceName,
  writeSrcSet,
} from '@carillon/react/pictures';

/** What fetches the first picture of an answer as the screen will draw it: by the same files, of which the browser chooses the same. */
export const preloadPicture =
  (name: PicturePlaceName) =>
  (apiUrl: string, answer: unknown): void => {
    const path = findFirstPicture(answer);
    if (path === undefined) return;
    const place = PICTURE_PLACES[name];
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'image';
    link.fetchPriority = 'high';
    link.imageSizes = place.sizes;
    link.imageSrcset = writeSrcSet((...of) => apiUrl.replace(/\/+$/, '') + mediaUrl(...of), path, place);
    document.head.append(link);
  };
