import type { ComponentType, SVGProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { IconSize } from './Icon.css.ts';
import * as styles from './Icon.css.ts';

/** Any component that draws an `svg`: one of `icons.ts`, or your own. */
export type IconType = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps {
  icon: IconType;
  size?: IconSize;
  /** Needed only where no word stands beside it; without it the icon is hidden from assistive technology. */
  label?: string;
  /** Filled, as the square of Stop. */
  isSolid?: boolean;
  /** Points the other way in a right-to-left page. */
  isMirrored?: boolean;
  className?: string;
}

/** An icon of the right size and stroke in the colour of its text. */
export function Icon({ icon: Drawing, size = 16, label, isSolid, isMirrored, className }: IconProps) {
  return (
    <Drawing
      className={joinClasses(
        styles.size[size],
        isSolid && styles.solid,
        isMirrored && styles.mirrored,
        className,
      )}
      {...toNameProps(label)}
    />
  );
}

/** A drawing with a name is an image, without one it is decoration. */
export function toNameProps(label: string | undefined) {
  return label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label };
}
