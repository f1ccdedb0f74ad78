/** What scrolls an element: the page, or a part of it, as in the app of somebody else. */
export function findScroller(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
