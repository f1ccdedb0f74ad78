import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Glance } from '../.storybook/glance.ts';
import { look } from './eyes.ts';
import { expectPlaying, expectSilence, startButton, stopButton } from './steps.ts';
import { entries, isLookedAt, stories } from './storybook.ts';

// As where the stories are tested from their sources: what fades in is there at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The built Storybook, served as plain files with no server of ours behind it: the mocked platform and the simulated
// devices must live in the page. All stories are tested from their sources; here one story of a file (of a sample of
// files; of each in `npm run certify`) must do what its play function asserts.
const firstOfEachFile = stories.filter(
  (story, index) => stories.findIndex(({ title }) => title === story.title) === index,
);

/** In the page: how the story ended, or nothing yet. A play function that threw still counts as finished. */
function readOutcome() {
  type Channel = { last(event: string): [Record<string, unknown>?] | undefined };
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: Channel };
  const outcome = channel?.last('storyFinished')?.[0];
  return outcome && { ...outcome, thrown: channel?.last('playFunctionThrewException')?.[0]?.message ?? null };
}

/** Opens a story and waits until its play function has passed. */
async function openStory(page: Page, id: string) {
  await page.goto(`/iframe.html?viewMode=story&id=${id}`);
  const outcome = await page.waitForFunction(readOutcome);
  expect(await outcome.jsonValue()).toMatchObject({ storyId: id, status: 'success', thrown: null });
}

for (const { id, title, name } of firstOfEachFile.filter((story) => isLookedAt(story.title))) {
  test(`${title}: ${name} passes from plain files`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openStory(page, id);
    // What opens over the page stands beside the story's root, which may hold nothing else; what fills the page is in a box of
    // no height.
    const shown = page.locator('#storybook-root *, [role=dialog] *, [role=alertdialog] *');
    await expect(shown.filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('it opens on the start page, whose links lead to stories', async ({ page }) => {
  await page.goto('/');
  const start = page.frameLocator('#storybook-preview-iframe');
  await expect(start.getByRole('heading', { level: 1, name: 'Carillon' })).toBeVisible({ timeout: 60_000 });
  const links = await start.getByRole('link').all();
  const ids = await Promise.all(
    links.map(async (link) => (await link.getAttribute('href'))?.split('/').at(-1)),
  );
  expect(ids.length).toBeGreaterThan(10);
  expect(ids.filter((id) => !entries[id ?? ''])).toEqual([]);
});

test('LIB-05 LIB-10 FLT-106: scenarios leave the same transcript in a page as on the command line, to the byte', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-transcript-'));
  const file = join(folder, 'transcript.txt');
  const files = globSync('simulator/scenarios/*.scenario.ts').sort();
  execFileSync('npm', ['run', '-s', 'simulate', '--', 'run', ...files, '--transcript', file]);
  const transcript = readFileSync(file);
  rmSync(folder, { recursive: true });
  expect(transcript.length).toBeGreaterThan(100_000);

  const story = stories.find(({ title }) => title === 'Journeys/Scenarios');
  await openStory(page, story?.id ?? '');
  const digest = createHash('sha256').update(transcript).digest('hex');
  await expect(page.getByText(/^[0-9a-f]{64}$/)).toHaveText(digest);
});

test('LIB-05 LIB-10: the same scenarios drive the real screens, by the eyes, the mouse and the keyboard of Playwright', async ({
  page,
}) => {
  const glances = new Set<string>();
  await page.exposeFunction('carillonEyes', (glance: Glance) => {
    glances.add(glance.kind);
    return look(page, glance);
  });
  for (const name of ['stream-dead', 'two-consoles', 'offline']) {
    await openStory(page, `journeys-scenarios-on-screens--${name}`);
  }
  expect([...glances]).toEqual(
    expect.arrayContaining(['text', 'role', 'pressable', 'press', 'field', 'type']),
  );
});

test('the time bar stops a story, takes a step, goes faster, and leads to midnight and to the night of the clock change', {
  tag: '@certify',
}, async ({ page }) => {
  // One whose play leaves the clock alone.
  const story = stories.find(({ id }) => id === 'journeys-time-of-a-story--knows-what-is-to-come');
  await page.goto(`/?path=/story/${story?.id}`);
  await page.getByRole('tab', { name: 'Time' }).click();
  const bar = page.getByRole('tabpanel', { name: 'Time' });
  const time = bar.getByRole('timer', { name: 'Time of the story' });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).click();
  const read = async () => (await time.textContent()) ?? '';
  await expect(time).toHaveText(/^08:30:.*2026-03-04 Europe\/Rome/);

  await press('Pause');
  await expect(bar.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true');
  const stopped = await read();
  // Several messages may be of one moment.
  await expect(async () => {
    await press('Step');
    await expect(time).not.toHaveText(stopped, { timeout: 100 });
  }).toPass({ intervals: [0] });
  await press('600x');
  // As fast as the machine can, which may do other things meanwhile.
  await expect(time).toHaveText(/^08:4/, { timeout: 60_000 });

  await press('Midnight');
  await expect(time).toHaveText(/^00:00:0.*2026-03-05/);
  await press('Clock change');
  await expect(time).toHaveText(/^03:00:0.*2026-03-29/);
  await press('Restart');
  await expect(time).toHaveText(/^08:30:.*2026-03-04/);
});

test('LIB-04 LIB-06: the live story of the dashboard starts its device, and no request leaves the page for elsewhere', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== baseURL) elsewhere.push(request.url());
  });
  page.on('websocket', (socket) => elsewhere.push(socket.url()));
  const live = stories.find(
    ({ title, name }) => title === 'Screens/Devices/Device dashboard' && name === 'Live',
  );
  // Its play function leaves the device stopped.
  await openStory(page, live?.id ?? '');

  await startButton(page).click();
  await expectPlaying(page);
  await stopButton(page).click();
  await expect(startButton(page)).toBeEnabled();
  await expectSilence(page);
  expect(elsewhere).toEqual([]);
});

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('bars of what plays sway, and cost the page nothing: no turn of theirs is told to it', {
    tag: '@certify',
  }, async ({ page }) => {
    await openStory(page, 'kit-feedback-states--default');
    // All steps beside each other, which nothing else has.
    const bars = page.locator('svg[aria-hidden][width="420"]');
    const readBars = () =>
      bars.evaluateAll((elements) => elements.map((element) => getComputedStyle(element).transform).join());
    // They begin when the browser has told that they are in sight.
    await expect.poll(readBars).toContain('matrix');
    await expect.poll(readBars).not.toBe(await readBars());
    // The mark of what is busy turns, once a second: it is there for moments, and nobody has forty of them.
    const turns = await page.evaluate(async () => {
      const told: string[] = [];
      addEventListener('animationiteration', ({ target }) => {
        const isBusy = target instanceof SVGElement && target.getAttribute('width') !== '420';
        if (!isBusy) told.push(String(target));
      });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      return told;
    });
    expect(turns).toEqual([]);
  });
});
