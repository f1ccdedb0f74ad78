import type { ReactNode } from 'react';
import type { BadgeVariant } from './Badge.css.ts';
import * as styles from './Badge.css.ts';
import { joinClasses } from './joinClasses.ts';

export interface BadgeProps {
  variant?: BadgeVariant;
  /** The whole text when it may be cut. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A tag: always a tint, so that a danger-coloured tag cannot pass for a fault. */
export function Badge({ variant = 'secondary', title, className, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.variant[variant], className)} title={title}>
      {children}
    </span>
  );
}
