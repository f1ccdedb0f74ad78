/**
 * The texts in `root` that React holds as nodes of their own. A browser that translates the page takes such a node out of
 * it: what React then writes there is not seen, and taking it out again throws. A text that is alone in its element is
 * written anew through the element.
 */
export function findHeldTexts(root: Element): string[] {
  const held: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const isHeld = Object.keys(text).some((key) => key.startsWith('__reactFiber$'));
    if (isHeld && text.data.trim() !== '') held.push(text.data);
  }
  return held;
}
