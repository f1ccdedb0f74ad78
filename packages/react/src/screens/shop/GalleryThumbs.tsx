import { MEDIA_SIZES, type MediaRef } from '@carillon/protocol/catalog';
import { useEffect, useRef } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import * as styles from './ProductGallery.css.ts';
import type { Gallery } from './useGallery.ts';

interface GalleryThumbsProps {
  medias: readonly MediaRef[];
  gallery: Gallery;
}

/** All pictures, small: one stop of the Tab key, in which the arrows lead on. */
export function GalleryThumbs({ medias, gallery: { index, show } }: GalleryThumbsProps) {
  const t = useMessages(shopTexts);
  const mediaUrl = useMediaUrl();
  const rowRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = rowRef.current;
    const current = row?.querySelectorAll('button')[index];
    // The focus goes along, which also scrolls it into sight.
    if (row?.contains(document.activeElement)) current?.focus();
    else if (row && current && row.scrollWidth > row.clientWidth)
      row.scrollTo({ left: current.offsetLeft - row.clientWidth / 2 });
  }, [index]);
  return (
    <ul ref={rowRef} className={styles.thumbs}>
      {medias.map(({ id, path, description }, place) => (
        <li key={id} className={styles.thumbPlace}>
          <button
            type="button"
            tabIndex={place === index ? 0 : -1}
            aria-current={place === index}
            aria-label={t('shop.picture', { number: place + 1, count: medias.length, description })}
            className={styles.thumb}
            onClick={() => show(place)}
          >
            <img
              loading="lazy"
              src={mediaUrl(path, 'thumb')}
              alt=""
              width={MEDIA_SIZES.thumb}
              height={MEDIA_SIZES.thumb / 1.6}
              draggable={false}
              className={styles.thumbPicture}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
