import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** While a filter is typed, what is below stays where it is: the place of the rows is as high as with all of them. */
export function useHeldHeight(ref: RefObject<HTMLElement | null>, isFiltered: boolean): void {
  const heightPx = useRef(0);
  // It is told the height. To ask for it with each rendering makes the browser lay out the page once more each time.
  useEffect(() => {
    const element = ref.current;
    if (!element || isFiltered) return;
    const observer = new ResizeObserver(([entry]) => {
      heightPx.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isFiltered]);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.minHeight = isFiltered ? `${heightPx.current}px` : '';
  }, [ref, isFiltered]);
}
