import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { ImageOff } from '../icons/icons.ts';
import * as styles from './FileDrop.css.ts';

export interface FilePreviewProps {
  /** The file that was chosen, or the address of what is there already. */
  of: File | string | undefined;
}

/** What a file shows; what cannot be drawn is an icon in the same place (FLT-086). */
export function FilePreview({ of: source }: FilePreviewProps) {
  const [url, setUrl] = useState<string>();
  const [failedUrl, setFailedUrl] = useState<string>();
  useEffect(() => {
    if (!(source instanceof File)) {
      setUrl(source);
      return;
    }
    const own = URL.createObjectURL(source);
    setUrl(own);
    return () => URL.revokeObjectURL(own);
  }, [source]);
  return (
    <span className={styles.preview}>
      {url !== undefined && url !== failedUrl ? (
        <img src={url} alt="" onError={() => setFailedUrl(url)} className={styles.picture} />
      ) : (
        <Icon icon={ImageOff} size={20} />
      )}
    </span>
  );
}
