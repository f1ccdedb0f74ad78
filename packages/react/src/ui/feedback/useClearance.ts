import { type RefObject, useLayoutEffect } from 'react';

/** Between a toast and what it leaves free, in CSS pixels. */
const GAP = 8;
/** From the bottom of the window where there is nothing to leave free, in CSS pixels. */
export const BOTTOM = 16;

/** Keeps a region at the bottom of the window above whatever is marked; measures as long as `isUsed`. */
export function useClearance(regionRef: RefObject<HTMLElement | null>, isUsed: boolean): void {
  useLayoutEffect(() => {
    const region = regionRef.current;
    if (!isUsed || !region) return;
    const root = region.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const place = () => {
      const { height, left, right } = region.getBoundingClientRect();
      let bottom = BOTTOM;
      for (const element of root.querySelectorAll('[data-carillon-clear]')) {
        if (element === region) continue;
        const box = element.getBoundingClientRect();
        const isInTheWay =
          box.top < innerHeight - BOTTOM &&
          box.bottom > innerHeight - BOTTOM - height &&
          box.left < right &&
          box.right > left;
        // Where there is no room above it, a toast that is read is worth more than what is under it.
        const above = innerHeight - box.top + GAP;
        if (isInTheWay && above + height < innerHeight) bottom = Math.max(bottom, above);
      }
      // It glides: what has to be left free may come while it is read.
      region.style.translate = `0 ${BOTTOM - bottom}px`;
    };
    place();
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    addEventListener('scroll', place, options);
    addEventListener('resize', place, options);
    // Rows that come, a toast more: what is below moves.
    const observer = new ResizeObserver(place);
    observer.observe(region);
    observer.observe(document.body);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [regionRef, isUsed]);
}
