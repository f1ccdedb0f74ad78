// Somebody has chosen texts twice as large in the browser: our hosts follow, and nothing is cut.
import type { Page } from '@playwright/test';
import { chromiumLaunch } from '../scripts/chromium-launch.ts';
import { enter, type PersonName } from './steps.ts';
import { expect, test } from './test.ts';

// As in the settings of the browser, where 16 is usual.
test.use({
  launchOptions: {
    ...chromiumLaunch,
    args: [...(chromiumLaunch.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
});

/** The texts that stand out of a box with an edge or a ground, or are cut by one, above or below. */
const findCutTexts = (page: Page) =>
  page.evaluate(() => {
    const isBox = (node: Element) => {
      const { overflowY, borderBlockWidth, borderBlockStyle, backgroundColor } = getComputedStyle(node);
      const hasEdge = !borderBlockStyle.includes('none') && !/^0px/.test(borderBlockWidth);
      return overflowY !== 'visible' || hasEdge || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, width } = range.getBoundingClientRect();
      const box = ((node) => {
        for (let at = node; at; at = at.parentElement) if (isBox(at)) return at;
        return null;
      })(text.parentElement);
      if (!/\S/.test(text.data) || width === 0 || !box || box === document.body) continue;
      const edge = box.getBoundingClientRect();
      const { webkitLineClamp, clipPath } = getComputedStyle(box);
      if (webkitLineClamp !== 'none' || clipPath !== 'none' || edge.width <= 1) continue;
      // What stands below a picture on purpose, as the figures of an axis.
      if (top >= edge.bottom) continue;
      // Of letters as high as their line, two pixels are air.
      if (top < edge.top - 2 || bottom > edge.bottom + 2) {
        found.push(`${text.data} ${Math.round(bottom - top)} in ${box.className} ${Math.round(edge.height)}`);
      }
    }
    return found;
  });

const visits: readonly [path: string, who: PersonName | null][] = [
  ['/', null],
  ['/backend/login', null],
  ['/', 'owner'],
  ['/manage/2/list', 'owner'],
  ['/manage/2/feature/1/dash', 'owner'],
  ['/manage/2/feature/1/audio', 'owner'],
  ['/manage/2/feature/1/events', 'owner'],
  ['/manage/2/feature/1/events/add/playback', 'owner'],
];

for (const width of [1280, 390]) {
  test(
    `texts twice as large are drawn so, and nothing is cut, ${width} px wide`,
    { tag: '@certify' },
    async ({ page }, testInfo) => {
      await page.setViewportSize({ width, height: 900 });
      const cut: string[] = [];
      for (const [at, [path, who]] of visits.entries()) {
        if (who) await enter(page, who);
        await page.goto(path);
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(/\S/);
        await expect(page.locator('[data-loading], [aria-busy="true"]')).toHaveCount(0);
        const size = await title.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
        expect(size, path).toBeGreaterThanOrEqual(40);
        await page.screenshot({ path: testInfo.outputPath(`${at}.png`), fullPage: true });
        cut.push(...(await findCutTexts(page)).map((what) => `${path}: ${what}`));
      }
      expect(cut).toEqual([]);
    },
  );
}
