import type { ReactNode } from 'react';
import type { IconType } from '../icons/Icon.tsx';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

/** What `Button` and `ButtonLink` look like. */
export interface ButtonLook {
  /** `main` once a screen; `dangerMain` only as the last button of a dialog. */
  variant?: ButtonVariant;
  /** `s` 28 px in rows, `m` 32 px, `f` 36 px in forms. */
  size?: ButtonSize;
  icon?: IconType;
  /** A second icon after the words, as the chevron of a menu button. */
  endIcon?: IconType;
  /** The icon is filled, as the square of Stop. */
  isIconSolid?: boolean;
  /** The icon points the other way in a right-to-left page. */
  isIconMirrored?: boolean;
  isFullWidth?: boolean;
  className?: string;
}

/** The classes that make a button of something else. */
export function buttonClass({
  variant = 'default',
  size = 'm',
  isFullWidth,
  className,
  children,
}: ButtonLook & { children?: ReactNode }): string {
  return joinClasses(
    styles.variant[variant],
    styles.size[size],
    children === undefined && styles.square[size],
    isFullWidth && styles.fullWidth,
    className,
  );
}
