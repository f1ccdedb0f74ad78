import type { MediaRef } from '@carillon/protocol/catalog';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { galleryTexts } from '../../messages/en/gallery.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Button, ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from '../../ui/index.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import * as styles from './GalleryDialog.css.ts';
import { GalleryThumbs } from './GalleryThumbs.tsx';
import type { Gallery } from './useGallery.ts';
import { useSwipe } from './useSwipe.ts';

interface GalleryDialogProps {
  medias: readonly MediaRef[];
  gallery: Gallery;
  /** Of the product. */
  title: string;
  onClose: () => void;
}

/** How large a picture can be, in percent of its place. */
const ZOOMS = [100, 150, 200, 300] as const;
const FIRST_ZOOM = 0;
const LAST_ZOOM = ZOOMS.length - 1;

/** The pictures of a product on the whole page, each as large as one likes. */
export default function GalleryDialog({ medias, gallery, title, onClose }: GalleryDialogProps) {
  const t = useMessages(galleryTexts, shopTexts);
  const { percent } = useFormat();
  const { index, count, step } = gallery;
  // Another picture begins at its whole size.
  const [chosen, setChosen] = useState({ index, zoom: FIRST_ZOOM });
  const zoom = chosen.index === index ? chosen.zoom : FIRST_ZOOM;
  const setZoom = (next: number) =>
    setChosen({ index, zoom: Math.max(FIRST_ZOOM, Math.min(next, LAST_ZOOM)) });
  const { description = title } = medias[index] ?? {};
  const isZoomed = zoom > FIRST_ZOOM;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '-') {
      event.preventDefault();
      return setZoom(zoom + (event.key === '+' ? 1 : -1));
    }
    // In a picture that is larger than its place the arrows move it.
    if (!isZoomed) gallery.handleKeyDown(event);
  }

  return (
    // What is pressed in the dialog comes here, though it stands elsewhere in the document.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are for the buttons in it, wherever they are pressed.
    <div onKeyDown={handleKeyDown} className={styles.keys}>
      <Dialog
        isOpen
        size="full"
        onClose={onClose}
        closeLabel={t('gallery.close')}
        title={
          <span aria-live="polite" className={styles.title}>
            <span className={styles.description}>{description}</span>
            <span className={styles.place}>{t('gallery.place', { number: index + 1, count })}</span>
          </span>
        }
        tools={
          <div className={styles.tools}>
            <Button
              variant="quiet"
              icon={ZoomOut}
              aria-label={t('gallery.smaller')}
              reasonAgainst={isZoomed ? undefined : t('gallery.whole')}
              onPress={() => setZoom(zoom - 1)}
            />
            <output className={styles.zoom}>{percent(ZOOMS[zoom] ?? 100)}</output>
            <Button
              variant="quiet"
              icon={ZoomIn}
              aria-label={t('gallery.larger')}
              reasonAgainst={zoom === LAST_ZOOM ? t('gallery.largest') : undefined}
              onPress={() => setZoom(zoom + 1)}
            />
          </div>
        }
      >
        <div className={styles.content}>
          <LargePicture
            key={index}
            media={medias[index]}
            gallery={gallery}
            percentage={ZOOMS[zoom] ?? 100}
            onZoom={() => setZoom(isZoomed ? FIRST_ZOOM : FIRST_ZOOM + 2)}
          />
          {count > 1 && (
            <>
              <Button
                size="f"
                icon={ChevronLeft}
                isIconMirrored
                className={styles.previous}
                aria-label={t('gallery.previous')}
                onPress={() => step(-1)}
              />
              <Button
                size="f"
                icon={ChevronRight}
                isIconMirrored
                className={styles.next}
                aria-label={t('gallery.next')}
                onPress={() => step(1)}
              />
              <div className={styles.thumbs}>
                <GalleryThumbs medias={medias} gallery={gallery} />
              </div>
            </>
          )}
        </div>
      </Dialog>
    </div>
  );
}

interface LargePictureProps {
  media: MediaRef | undefined;
  gallery: Gallery;
  percentage: number;
  /** By a double click. */
  onZoom: () => void;
}

/** The picture in its place, which scrolls where the picture is larger. */
function LargePicture({ media, gallery, percentage, onZoom }: LargePictureProps) {
  const mediaUrl = useMediaUrl();
  const stageRef = useRef<HTMLDivElement>(null);
  const pictureRef = useRef<HTMLImageElement>(null);
  const isZoomed = percentage > 100;
  const swipe = useSwipe(pictureRef, { ...gallery, count: isZoomed ? 1 : gallery.count });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the size by which it is to be scrolled.
  useLayoutEffect(() => {
    const stage = stageRef.current;
    if (!stage) return;
    const sign = gallery.isMirrored ? -1 : 1;
    stage.scrollLeft = (sign * (stage.scrollWidth - stage.clientWidth)) / 2;
    stage.scrollTop = (stage.scrollHeight - stage.clientHeight) / 2;
  }, [percentage]);
  if (!media) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons of the dialog do the same.
    <div
      ref={stageRef}
      tabIndex={isZoomed ? 0 : undefined}
      data-zoomed={isZoomed || undefined}
      className={styles.stage}
      onDoubleClick={onZoom}
      {...swipe}
    >
      <img
        ref={pictureRef}
        src={mediaUrl(media.path)}
        alt={media.description}
        draggable={false}
        className={styles.picture}
        style={{ width: `${percentage}%`, height: `${percentage}%` }}
      />
    </div>
  );
}
