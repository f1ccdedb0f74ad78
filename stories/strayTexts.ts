/**
 * With the pseudo-language chosen: what a person reads that stands in no catalogue, or has lost an end, but for names of
 * things and what has no letters. Names may stand in one line, between dots.
 */
export function strayTexts(root: Element, names: readonly string[] = []): string[] {
  const isFine = (text: string) => /^\[.*~\]$|^\P{L}*$/su.test(text) || names.includes(text);
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (parentElement?.closest('style, script') === null) texts.push(data.trim().replace(/^[:·] /, ''));
  }
  return texts.filter((text) => !isFine(text) && !text.split(' · ').every(isFine));
}
