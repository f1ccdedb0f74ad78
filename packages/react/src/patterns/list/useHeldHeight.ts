import { type RefObject, useLayoutEffect, useRef } from 'react';

/** While a filter is typed, what is below stays where it is: the place of the rows is as high as with all of them. */
export function useHeldHeight(ref: RefObject<HTMLElement | null>, isFiltered: boolean): void {
  const heightPx = useRef(0);
  // With each rendering: it is the one before the filter that counts.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    element.style.minHeight = isFiltered ? `${heightPx.current}px` : '';
    if (!isFiltered) heightPx.current = element.offsetHeight;
  });
}
