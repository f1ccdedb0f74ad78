import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { ImageOff } from '../icons/icons.ts';
import * as styles from './Thumbnail.css.ts';

export interface ThumbnailProps {
  /** Where it is fetched; left out where there is none. */
  src?: string | undefined;
  /** On a card, whose edge is its own: without a frame, and with nothing around it. */
  isWide?: boolean;
}

/** A picture of 120 px in a row, whose words say what is seen on it; what cannot be shown is an icon in the same place (FLT-086). */
export function Thumbnail({ src, isWide }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== failed;
  return (
    <span className={isWide ? styles.wide : styles.thumbnail}>
      {isShown ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailed(src)} className={styles.picture} />
      ) : (
        <Icon icon={ImageOff} size={20} />
      )}
    </span>
  );
}
