import { Button } from '../actions/Button.tsx';
import { X } from '../icons/icons.ts';
import * as styles from './Banner.css.ts';
import { BannerFrame, type BannerFrameProps } from './BannerFrame.tsx';

export type { BannerKind } from './BannerFrame.tsx';

export interface BannerProps extends Omit<BannerFrameProps, 'end'> {
  /** With it the banner has a cross; needs `dismissLabel`. */
  onDismiss?: () => void;
  dismissLabel?: string;
}

/** A sentence about the whole screen or the whole form. Focusable by code, so that a failed form can lead to it. */
export function Banner({ onDismiss, dismissLabel = '', ...frame }: BannerProps) {
  const cross = onDismiss && (
    <Button
      variant="quiet"
      size="s"
      icon={X}
      aria-label={dismissLabel}
      onPress={onDismiss}
      className={styles.dismiss}
    />
  );
  return <BannerFrame {...frame} end={cross} />;
}
