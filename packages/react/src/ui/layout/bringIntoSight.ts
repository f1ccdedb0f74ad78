/** Scrolls to an element that is out of sight or under a bar, as far as it must; one that is seen stays where it is. */
export function bringIntoSight(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  const seen = (root instanceof ShadowRoot ? root : document).elementFromPoint(
    left + width / 2,
    top + height / 2,
  );
  if (!seen || !(element.contains(seen) || seen.contains(element)))
    element.scrollIntoView({ block: 'nearest' });
}
