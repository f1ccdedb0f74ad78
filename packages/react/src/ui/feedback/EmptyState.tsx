import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icons/Icon.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: IconType;
  title: ReactNode;
  children?: ReactNode;
  /** The one button that ends the emptiness. */
  action?: ReactNode;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && <Icon icon={icon} size={20} className={styles.icon} />}
      <div className={styles.title}>{title}</div>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
      {action}
    </div>
  );
}
