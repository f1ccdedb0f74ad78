import { type RefObject, useLayoutEffect, useRef } from 'react';
import { barHeight, footHeight } from './AppShell.css.ts';

/**
 * Says to the styles of the frame how high its bars are, which words and their size decide: what is scrolled to stops short
 * of them.
 */
export function useBarHeights(): Record<'barRef' | 'footRef', RefObject<HTMLDivElement | null>> {
  const barRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bars = [
      [barRef.current, barHeight],
      [footRef.current, footHeight],
    ] as const;
    const observer = new ResizeObserver(() => {
      for (const [bar, height] of bars) {
        // `var(--name)`, as the style sheets say it.
        bar?.parentElement?.style.setProperty(height.slice(4, -1), `${bar.getBoundingClientRect().height}px`);
      }
    });
    for (const [bar] of bars) if (bar) observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return { barRef, footRef };
}
