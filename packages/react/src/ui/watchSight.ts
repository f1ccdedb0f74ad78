type Listener = (isIn: boolean) => void;

/** One observer for all that ask by the same distance. */
const watches = new Map<number, (element: Element, listener: Listener) => () => void>();

function openWatch(margin: number) {
  const listeners = new WeakMap<Element, Listener>();
  // The page may scroll itself, or a part of it: a margin for each.
  const around = { rootMargin: `${margin}px 0px`, scrollMargin: `${margin}px 0px` };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
  }, around);
  return (element: Element, listener: Listener) => {
    listeners.set(element, listener);
    observer.observe(element);
    return () => {
      listeners.delete(element);
      observer.unobserve(element);
    };
  };
}

/** Tells whether an element is in sight, or within `margin` pixels of it, now and whenever that changes. Returns what ends it. */
export function watchSight(element: Element, margin: number, listener: Listener): () => void {
  const watch = watches.get(margin) ?? openWatch(margin);
  watches.set(margin, watch);
  return watch(element, listener);
}
