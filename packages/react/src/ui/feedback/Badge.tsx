import type { ReactNode } from 'react';
import { Icon, type IconType } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import type { BadgeVariant } from './Badge.css.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One of the seven colours of tags; any other word is shown as `secondary`. */
  variant?: BadgeVariant | (string & {});
  /** The whole text when it may be cut. */
  title?: string;
  className?: string;
  /** A square of 16 px with this drawing, beside the words that say what it means. */
  icon?: IconType;
  children?: ReactNode;
}

/** A tag: always a tint, so that a danger-coloured tag cannot pass for a fault. */
export function Badge({ variant = 'secondary', title, className, icon, children }: BadgeProps) {
  const known = isKnown(variant) ? variant : 'secondary';
  return (
    <span className={joinClasses(styles.variant[known], icon && styles.square, className)} title={title}>
      {icon ? <Icon icon={icon} size={12} /> : children}
    </span>
  );
}

const isKnown = (variant: string): variant is BadgeVariant => Object.hasOwn(styles.variant, variant);
