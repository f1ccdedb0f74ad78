// As a docs page shows it: a story stands by itself, and nothing plays.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { showStory, storiesOfDocs, waitForStory } from '../storybook.ts';
import { comparing, isAsked } from './comparing.ts';

test.describe.configure({ mode: 'parallel' });

const FULL_WIDTH = 1280;
const titles = new Set(storiesOfDocs.map(({ title }) => title).filter(isAsked));

for (const title of titles)
  test(title, async ({ page }) => {
    const shown = storiesOfDocs.filter((story) => story.title === title);
    test.setTimeout(300_000 + shown.length * 10_000);
    await page.goto(`/iframe.html?viewMode=story&embed=true&picture=true&id=${shown[0]?.id}`);
    for (const [index, { id }] of shown.entries()) {
      await (index > 0 ? showStory : waitForStory)(page, id, FULL_WIDTH);
      const isStill = await page
        .waitForFunction(() => globalThis.carillonIsStill, null, { timeout: 60_000 })
        .then(Boolean, () => false);
      expect.soft(isStill, `${id} comes to rest`).toBe(true);
      if (!isStill) continue;
      const picture = `${id}.png`;
      const isNew = !comparing.isKeeping && !existsSync(join(comparing.kept, picture));
      test.info().annotations.push({ type: isNew ? 'new' : 'seen', description: id });
      if (!isNew) await expect.soft(page, id).toHaveScreenshot(picture, { fullPage: true });
    }
  });
