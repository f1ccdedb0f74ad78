import type { MediaRef } from '@carillon/protocol/catalog';
import { useRef, useState } from 'react';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { lazyPart } from '../../patterns/part/lazyPart.tsx';
import { Button, Maximize2 } from '../../ui/index.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import * as styles from './ProductGallery.css.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { useGallery } from './useGallery.ts';
import { useSwipe } from './useSwipe.ts';

const GalleryDialog = lazyPart(() => import('./GalleryDialog.tsx'));

interface ProductGalleryProps {
  medias: readonly MediaRef[];
  /** Of the product. */
  title: string;
}

/** The pictures of a product: one large, the others small below it. By keys, by swiping, and enlarged in a dialog. */
export function ProductGallery({ medias, title }: ProductGalleryProps) {
  const t = useMessages(shopTexts);
  const gallery = useGallery(medias.length);
  const [isOpen, setOpen] = useState(false);
  const pictureRef = useRef<HTMLImageElement>(null);
  const swipe = useSwipe(pictureRef, gallery);
  const media = medias[gallery.index];
  return (
    <>
      <section
        aria-label={t('shop.pictures', { name: title })}
        className={styles.gallery}
        data-carillon-part="gallery"
        onKeyDown={gallery.handleKeyDown}
      >
        <div className={styles.stage} {...swipe}>
          <ProductPicture key={media?.id} ref={pictureRef} media={media} place="gallery" isFirst />
          {media && (
            <Button
              size="f"
              icon={Maximize2}
              className={styles.enlarge}
              aria-haspopup="dialog"
              onPress={() => setOpen(true)}
            >
              {t('shop.enlarge')}
            </Button>
          )}
        </div>
        {medias.length > 1 && <GalleryThumbs medias={medias} gallery={gallery} />}
      </section>
      {isOpen && (
        <GalleryDialog medias={medias} gallery={gallery} title={title} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
