import type { MediaRef } from '@carillon/protocol/catalog';
import { MEDIA_SIZES } from '@carillon/protocol/catalog';
import { type Ref, useState } from 'react';
import { useMediaUrl } from '../../hooks/platform/useMediaUrl.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shopTexts } from '../../messages/en/shop.ts';
import { Icon, ImageOff, joinClasses } from '../../ui/index.ts';
import * as styles from './ProductPicture.css.ts';
import { PICTURE_PLACES, type PicturePlaceName, writeSrcSet } from './pictureFiles.ts';

/** Its ratio is that of the place; a picture of another one is shown whole in it. */
const WIDTH = MEDIA_SIZES.small;
const HEIGHT = WIDTH / 1.6;

interface ProductPictureProps {
  media: MediaRef | undefined;
  /** Where it is drawn, for the choice of its file. */
  place: PicturePlaceName;
  /** It is among what is seen first, and is fetched before other pictures. */
  isFirst?: boolean;
  className?: string;
  ref?: Ref<HTMLImageElement>;
}

/** A picture of a product, in a place of its own ratio whether it comes, is broken or is none. */
export function ProductPicture({ media, place, isFirst, className, ref }: ProductPictureProps) {
  const t = useMessages(shopTexts);
  const mediaUrl = useMediaUrl();
  const [broken, setBroken] = useState<string>();
  if (!media || media.path === broken) {
    return (
      <div className={joinClasses(styles.place, className)}>
        <div className={styles.missing}>
          <Icon icon={ImageOff} size={20} />
          {media ? media.description : t('shop.noPicture')}
        </div>
      </div>
    );
  }
  const { path, description } = media;
  return (
    <div className={joinClasses(styles.place, className)}>
      <img
        ref={ref}
        // Before `src`: a browser begins with what it knows.
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        sizes={PICTURE_PLACES[place].sizes}
        srcSet={writeSrcSet(mediaUrl, path, PICTURE_PLACES[place])}
        src={mediaUrl(path, 'small')}
        width={WIDTH}
        height={HEIGHT}
        alt={description}
        draggable={false}
        className={styles.picture}
        onError={() => setBroken(path)}
      />
    </div>
  );
}
