import type { ReactNode, Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons/icons.ts';
import * as styles from './Banner.css.ts';

export type BannerKind = 'success' | 'danger' | 'warning' | 'info';

const icons: Readonly<Record<BannerKind, IconType>> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface BannerProps {
  kind: BannerKind;
  /** The first sentence, in bold: what is the matter. */
  title?: ReactNode;
  /** The detail. */
  children?: ReactNode;
  /** At most one link or button. */
  action?: ReactNode;
  /** `alert` for what the person must hear at once, `status` for what changed; nothing for what was there. */
  role?: 'status' | 'alert';
  /** With it the banner has a cross; needs `dismissLabel`. */
  onDismiss?: () => void;
  dismissLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A sentence about the whole screen or the whole form. Focusable by code, so that a failed form can lead to it. */
export function Banner({
  kind,
  title,
  children,
  action,
  role,
  onDismiss,
  dismissLabel = '',
  ref,
}: BannerProps) {
  return (
    <div ref={ref} role={role} tabIndex={-1} data-kind={kind} className={styles.kind[kind]}>
      <Icon icon={icons[kind]} className={styles.icon} />
      <div className={styles.content}>
        <div className={styles.words}>
          {title !== undefined && <div className={styles.title}>{title}</div>}
          {children !== undefined && <div className={styles.detail}>{children}</div>}
        </div>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <Button
          variant="quiet"
          size="s"
          icon={X}
          aria-label={dismissLabel}
          onPress={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}
