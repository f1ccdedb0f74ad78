import type { ComponentProps } from 'react';
import { joinClasses } from '../joinClasses.ts';
import * as styles from './Link.css.ts';
import { useLink } from './navigation.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `text` inside sentences, `inherit` on tinted grounds, `plain` where a whole name is the link. */
  variant?: keyof typeof styles.variant;
}

/** A plain anchor in our look that goes through the host's router if there is one. */
export function Link({ variant = 'text', href, className, onClick, children, ...props }: LinkProps) {
  const link = useLink(href, onClick);
  return (
    <a {...props} {...link} className={joinClasses(styles.variant[variant], className)}>
      {children}
    </a>
  );
}
