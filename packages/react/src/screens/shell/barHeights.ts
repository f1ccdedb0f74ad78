import type { RefCallback } from 'react';
import { barHeight, footHeight } from './AppShell.css.ts';

/**
 * Says to the styles of the frame how high a bar of it is, which words and their size decide: what is scrolled to stops short
 * of it.
 */
const measuredAs =
  (height: string): RefCallback<HTMLElement> =>
  (bar) => {
    const observer = new ResizeObserver(() =>
      // `var(--name)`, as the style sheets say it.
      bar?.parentElement?.style.setProperty(height.slice(4, -1), `${bar.getBoundingClientRect().height}px`),
    );
    if (bar) observer.observe(bar);
    return () => observer.disconnect();
  };

export const barRef = measuredAs(barHeight);
export const footRef = measuredAs(footHeight);
