import type { RefCallback } from 'react';
import { BAR_HEIGHT } from '../../ui/theme/bar.ts';
import { barHeight, FOOT_HEIGHT, footHeight } from './AppShell.css.ts';

/**
 * Says to the styles of the frame how high a bar of it is, which words and their size decide: what is scrolled to stops short
 * of it. In one line it is as high as the style sheets have it: then nothing is said, for a browser would style each element
 * of the page once more.
 */
const measuredAs =
  (height: string, inOneLine: number): RefCallback<HTMLElement> =>
  (bar) => {
    // `var(--name)`, as the style sheets say it.
    const name = height.slice(4, -1);
    // As the observer has it: whoever asks the bar has the page styled anew for what the other bar just said.
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.borderBoxSize[0]?.blockSize;
      const style = bar?.parentElement?.style;
      if (measured === undefined || measured === inOneLine) style?.removeProperty(name);
      else style?.setProperty(name, `${measured}px`);
    });
    if (bar) observer.observe(bar);
    return () => observer.disconnect();
  };

export const barRef = measuredAs(barHeight, BAR_HEIGHT);
export const footRef = measuredAs(footHeight, FOOT_HEIGHT);
