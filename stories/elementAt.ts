/** What a finger or a screen reader that explores by touch finds in the middle of an element. */
export function elementAt(element: Element): Element | null {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
}
