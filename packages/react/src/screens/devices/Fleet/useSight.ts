import { type RefObject, useEffect, useState } from 'react';

/** One observer for all tiles that ask how near they are by the same distance. */
interface Sight {
  watch(element: Element, listener: (isIn: boolean) => void): () => void;
}

const sights = new Map<number, Sight>();

/** What is drawn before it is scrolled into sight, in pixels: about one window. */
export const NEARBY = 600;

function sightOf(margin: number): Sight {
  const known = sights.get(margin);
  if (known) return known;
  const listeners = new WeakMap<Element, (isIn: boolean) => void>();
  // The page may scroll itself, or a part of it: a margin for each.
  const around = { rootMargin: `${margin}px 0px`, scrollMargin: `${margin}px 0px` };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, around);
  const made: Sight = {
    watch(element, listener) {
      listeners.set(element, listener);
      observer.observe(element);
      return () => {
        listeners.delete(element);
        observer.unobserve(element);
      };
    },
  };
  sights.set(margin, made);
  return made;
}

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
    return sightOf(margin).watch(element, (isNow) => {
      if (isNow || !element.matches(':focus-within')) setIn(isNow);
    });
  }, [ref, margin, canTell]);
  return isIn;
}
