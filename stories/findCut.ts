/** What hides a part of a text: the element nearest around it that does, or nothing where all of it can be read. */
export function findCut(element: Element): Element | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  const text = range.getBoundingClientRect();
  for (
    let around: Element | null = element;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    const isInside =
      box.left <= text.left + 1 &&
      text.right <= box.right + 1 &&
      box.top <= text.top + 1 &&
      text.bottom <= box.bottom + 1;
    if (!isInside || (around === element && around.scrollWidth > around.clientWidth)) return around;
  }
  return undefined;
}
