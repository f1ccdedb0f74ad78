import type { ReactNode, Ref } from 'react';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../icons/icons.ts';
import * as styles from './Banner.css.ts';

export type BannerKind = 'success' | 'danger' | 'warning' | 'info';

const icons: Readonly<Record<BannerKind, IconType>> = {
  success: CircleCheck,
  danger: CircleAlert,
  warning: TriangleAlert,
  info: Info,
};

export interface BannerFrameProps {
  kind: BannerKind;
  /** The first sentence, in bold: what is the matter. */
  title?: ReactNode;
  /** The detail. */
  children?: ReactNode;
  /** At most one link or button. */
  action?: ReactNode;
  /** `alert` for what the person must hear at once, `status` for what changed; nothing for what was there. */
  role?: 'status' | 'alert';
  ref?: Ref<HTMLDivElement>;
  /** What stands behind all else. */
  end?: ReactNode;
}

/** What is said by a banner, without a `Button`: for what is loaded first, and hardly ever shown. */
export function BannerFrame({ kind, title, children, action, role, ref, end }: BannerFrameProps) {
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
      {end}
    </div>
  );
}
