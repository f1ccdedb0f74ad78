// A module of its own: only the host that shows products has it. It is fetched with the start, for it waits for nothing.
import { mediaUrl } from '@carillon/protocol/catalog';
import {
  findFirstPicture,
  PICTURE_PLACES,
  type PicturePlaceName,
  writeSrcSet,
} from '@carillon/react/pictures';

/** What fetches the first picture of an answer as the screen will draw it: by the same files, of which the browser chooses the same. */
export function preloadPicture(name: PicturePlaceName, apiUrl: string, answer: unknown): void {
  const path = findFirstPicture(answer);
  if (path === undefined) return;
  const place = PICTURE_PLACES[name];
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'image',
      fetchPriority: 'high',
      imageSizes: place.sizes,
      imageSrcset: writeSrcSet((...of) => apiUrl + mediaUrl(...of), path, place),
    }),
  );
}
