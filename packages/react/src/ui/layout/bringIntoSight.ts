/**
 * Scrolls to an element of which some is out of sight or under a bar, as far as it must; one that is seen whole stays where it
 * is.
 */
export function bringIntoSight(element: Element): void {
  const { left, top, width, bottom } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const at = root instanceof ShadowRoot ? root : document;
  const isSeen = [top + 2, bottom - 2].every((y) => {
    const seen = at.elementFromPoint(left + width / 2, y);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });
  if (!isSeen) element.scrollIntoView({ block: 'nearest' });
}
