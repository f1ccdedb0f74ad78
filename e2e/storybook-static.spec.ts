import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

// The built Storybook, served as plain files with no server of ours behind it: the mocked platform and the simulated
// devices must live in the page. What a story shows is asserted by its own play function; here one story of each file
// must be drawn, without an error.
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};
const stories = Object.values(entries).filter((entry) => entry.type === 'story');
const firstOfEachFile = stories.filter(
  (story, index) => stories.findIndex(({ title }) => title === story.title) === index,
);

for (const { id, title, name } of firstOfEachFile) {
  test(`${title}: ${name} is drawn from plain files`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`/iframe.html?viewMode=story&id=${id}`);
    await expect(page.locator('#storybook-root > *').first()).toBeVisible();
    await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}
