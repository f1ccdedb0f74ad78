import { type RefObject, useEffect, useState } from 'react';
import { watchSight } from '../../../ui/watchSight.ts';

/** What is drawn before it is scrolled into sight, in pixels: about one window. */
export const NEARBY = 600;

/**
 * Whether an element is in sight, or within `margin` pixels of it; where nobody can tell, it is. One that has the focus in it stays
 * so until it has been in sight once more: nobody loses it by scrolling.
 */
export function useSight(ref: RefObject<Element | null>, margin: number): boolean {
  const canTell = typeof IntersectionObserver === 'function';
  const [isIn, setIn] = useState(!canTell);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canTell) return;
    return watchSight(element, margin, (isNow) => {
      if (isNow || !element.matches(':focus-within')) setIn(isNow);
    });
  }, [ref, margin, canTell]);
  return isIn;
}
