import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { BadgeVariant } from './Badge.css.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One of the seven colours of tags; any other word is shown as `secondary`. */
  variant?: BadgeVariant | (string & {});
  /** The whole text when it may be cut. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** A tag: always a tint, so that a danger-coloured tag cannot pass for a fault. */
export function Badge({ variant = 'secondary', title, className, children }: BadgeProps) {
  const known = isKnown(variant) ? variant : 'secondary';
  return (
    <span className={joinClasses(styles.variant[known], className)} title={title}>
      {children}
    </span>
  );
}

const isKnown = (variant: string): variant is BadgeVariant => Object.hasOwn(styles.variant, variant);
