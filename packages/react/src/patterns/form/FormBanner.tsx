import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { findScroller } from '../../ui/layout/findScroller.ts';
import * as styles from './FormBanner.css.ts';

export interface FormBannerProps {
  /** A banner; undefined while there is nothing to say. */
  children: ReactNode;
}

/**
 * What comes and goes above the sections while somebody types. What is below stays where it was on the screen, as far as
 * the page can be scrolled: neither a hand nor an eye loses its field.
 */
export function FormBanner({ children }: FormBannerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const isShown = children !== undefined;
  useLayoutEffect(() => {
    const banner = ref.current;
    // Where nobody has a field yet, the page is best seen from its beginning.
    if (!banner || (isShown && !banner.closest('form')?.matches(':focus-within'))) return;
    const next = banner.nextElementSibling;
    const height = next ? next.getBoundingClientRect().top - banner.getBoundingClientRect().top : 0;
    const by = isShown ? height : -scrolled.current;
    scrolled.current = isShown ? height : 0;
    if (by !== 0) findScroller(banner).scrollBy({ top: by, behavior: 'instant' });
  }, [isShown]);
  return (
    <div ref={ref} className={styles.banner}>
      {children}
    </div>
  );
}
