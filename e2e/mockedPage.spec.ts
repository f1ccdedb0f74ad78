// The platform behind the service worker of a page, in a real browser: Node has neither such a worker nor a canvas.
import { msw } from 'msw/vite';
import { defaultClientConditions } from 'vite';
import type { Mocked } from './mockedPage/main.ts';
import { type OwnPage, serveOwnPage } from './ownPage.ts';
import { expect, test } from './test.ts';

/** In the page. */
declare const mocked: Mocked;

let served: OwnPage;

test.beforeAll(async () => {
  served = await serveOwnPage('mockedPage', {
    plugins: [msw({ mode: 'worker-only' })],
    conditions: ['@carillon/source', ...defaultClientConditions],
  });
});
test.afterAll(() => served.close());

test.beforeEach(async ({ page }) => {
  await page.goto(served.url);
  await page.waitForFunction(() => 'mocked' in globalThis);
});

test('LIB-03 a page is its own platform: a login, a list, and a call that does not exist', async ({
  page,
  watch,
}) => {
  const refused = () => mocked.logIn('owner', 'Owner-124!');
  // Chromium writes every refused request to its console.
  watch.allow(/status of 401/, /status of 404/);
  await expect(page.evaluate(refused)).rejects.toThrow('unauthorized');

  await page.evaluate(() => mocked.logIn('owner', 'Owner-123!'));
  const devices = await page.evaluate(() => mocked.api.listDevices({ userId: 2, query: {} }));
  expect(devices.map(({ device_id }) => device_id).toSorted()).toEqual(['CR-1001', 'CR-1002', 'CR-1003']);

  const unknown = await page.evaluate(async () => {
    const response = await fetch('/api/device/list/2');
    return { status: response.status, answer: await response.json() };
  });
  expect(unknown).toEqual({
    status: 404,
    answer: {
      success: false,
      message: 'There is no call GET /api/device/list/2. The nearest is GET /api/devices/list/{userId}.',
    },
  });
});

test('LIB-03, MED-02, MED-03 a picture is uploaded with its progress and made smaller on a canvas, a damaged one is refused', {
  tag: '@certify',
}, async ({ page }) => {
  await page.evaluate(() => mocked.logIn('admin', 'Admin-123!'));
  for (const type of ['image/png', 'image/jpeg', 'image/webp']) {
    const { heard, sizes } = await page.evaluate((type) => mocked.upload(type), type);
    expect(sizes, type).toEqual([
      [type, 1300, 650],
      [type, 120, 60],
      [type, 650, 325],
    ]);
    expect(heard, type).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
    const refusal = page.evaluate((type) => mocked.upload(type, { isDamaged: true }), type);
    await expect(refusal, type).rejects.toThrow('The picture is damaged: it cannot be read.');
  }
});
