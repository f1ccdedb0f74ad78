import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import * as styles from './Link.css.ts';
import { useLinkClick } from './navigation.tsx';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** `text` inside sentences, `inherit` on tinted grounds, `plain` where a whole name is the link. */
  variant?: keyof typeof styles.variant;
}

/** A plain anchor in our look that goes through the host's router if there is one. */
export function Link({ variant = 'text', href, className, onClick, children, ...props }: LinkProps) {
  const handleClick = useLinkClick(onClick);
  return (
    <a
      {...props}
      href={href}
      className={joinClasses(styles.variant[variant], className)}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
