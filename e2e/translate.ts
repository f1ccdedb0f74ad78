import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** The texts that React holds as nodes of their own: it would lose them. */
    heldTexts: string[];
  }
}

/**
 * Translates every page that is loaded from now on, as Chrome and Google do it: each text node gives way to two elements of
 * the translation's own, and so does what is drawn or changed later. The words stay, so that they can be looked for.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    window.heldTexts = [];
    const ours = new WeakSet<Node>();
    function replaceText(text: Text) {
      const { parentElement } = text;
      if (!parentElement || ours.has(text) || !/\S/.test(text.data)) return;
      if (parentElement.closest('script, style, noscript, title, textarea, svg')) return;
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) window.heldTexts.push(text.data);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      const translated = document.createTextNode(text.data);
      ours.add(translated);
      inner.append(translated);
      outer.append(inner);
      text.replaceWith(outer);
    }
    function replaceTexts(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) replaceText(text);
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        replaceTexts(target);
        for (const node of addedNodes) replaceTexts(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** That the page has been translated and still lives, and that React has lost none of its texts. */
export async function expectWhole(page: Page) {
  await expect(page.locator('h1 font').first()).toBeVisible();
  expect(await page.evaluate(() => window.heldTexts), `texts that are lost on ${page.url()}`).toEqual([]);
  await expect(page.getByText(/could not be shown|Unexpected Application Error/)).toHaveCount(0);
}
