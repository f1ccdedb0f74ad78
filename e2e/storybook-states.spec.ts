// A state stands by itself: stories of a docs page are looked at as it is shown there, without its play. Those of the kit
// are looked at once more, where the system forces its own colours.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { lookForced } from './forcedColors.ts';
import { findFault, mayShowSkeletons, showStory, storiesOfDocs, waitForStory } from './storybook.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const FULL_WIDTH = 1280;

const folder = process.env.CARILLON_PICTURES;
if (folder) mkdirSync(folder, { recursive: true });

for (const title of new Set(storiesOfDocs.map((story) => story.title))) {
  const isKit = title.startsWith('Kit/');
  const forced = isKit ? ', and is seen in forced colours' : '';
  test(`${title}: every state stands by itself${forced}`, { tag: '@certify' }, async ({ page }) => {
    const shown = storiesOfDocs.filter((story) => story.title === title);
    test.setTimeout(300_000 + shown.length * 10_000);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    // As the frame of a docs page says it: nothing plays.
    await page.goto(`/iframe.html?viewMode=story&embed=true&id=${shown[0]?.id}`);
    for (const [index, story] of shown.entries()) {
      const { id, name } = story;
      const isLoading = mayShowSkeletons(story);
      await (index > 0 ? showStory : waitForStory)(page, id, FULL_WIDTH);
      expect(page.url()).toContain('embed=true');
      await expect
        .poll(() => page.evaluate(findFault, isLoading), { message: `${title}: ${name}` })
        .toBeNull();
      if (!isKit) continue;
      const { picture, faults } = await lookForced(page, id);
      if (folder) writeFileSync(join(folder, `${id}.png`), picture);
      expect.soft(faults, `${name} in forced colours`).toEqual([]);
    }
    expect(errors).toEqual([]);
  });
}

// What these do until they stand, as moving the focus, must not move the page around them. Each has its
// neighbours loaded with it.
const busy = [
  ['patterns-leave-question', 'right-to-left'],
  ['screens-devices-device-dashboard', 'info-open'],
  ['screens-devices-device-dashboard', 'start-refused'],
  ['screens-devices-device-dashboard', 'stopped'],
  ['screens-devices-device-dashboard', 'stale'],
  ['screens-devices-device-dashboard', 'cut-while-playing'],
] as const;

test.describe(() => {
  // One after the other: each page is many worlds, and nobody looks at three of them at once.
  test.describe.configure({ mode: 'default' });
  for (const [docs, name] of busy)
    test(`LIB-06: on the docs page of ${docs} the state ${name} stands in its frame, and the page stays where it is`, {
      tag: '@certify',
    }, async ({ page }) => {
      await page.goto(`/iframe.html?viewMode=docs&id=${docs}--docs`);
      const frame = page.locator(`iframe[data-story="${docs}--${name}"]`).last();
      await frame.scrollIntoViewIfNeeded();
      const content = await (await frame.elementHandle())?.contentFrame();
      // A frame is loaded when it is near; each of them is a whole world, and all of a page share one thread.
      const fault = () => content?.evaluate(findFault, false).catch(() => 'it is being loaded');
      await expect.poll(fault, { message: name, timeout: 60_000 }).toBeNull();
      await expect(frame).toBeInViewport();
    });
});
