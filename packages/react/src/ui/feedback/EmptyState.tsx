import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: IconType;
  title: ReactNode;
  children?: ReactNode;
  /** The one button that ends the emptiness. */
  action?: ReactNode;
  /** It is all that a page has: with the room of some rows. */
  isLarge?: boolean;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ icon, title, children, action, isLarge }: EmptyStateProps) {
  return (
    <div className={joinClasses(styles.empty, isLarge && styles.large)}>
      {icon && <Icon icon={icon} size={20} className={styles.icon} />}
      <div className={styles.title}>{title}</div>
      {children !== undefined && <div className={styles.detail}>{children}</div>}
      {isLarge && action ? <div className={styles.action}>{action}</div> : action}
    </div>
  );
}
