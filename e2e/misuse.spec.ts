// What is said of an embedding that is wrong, in a real browser and by the packages as they are published (LIB-18).
import type { Page } from '@playwright/test';
import type { GivenProps, Misuse } from './misusePage/main.tsx';
import { type OwnPage, serveOwnPage } from './ownPage.ts';
import { expect, test } from './test.ts';

/** In the page. */
declare const misuse: Misuse;

// A page of its own is built: too long for every run.
test.describe('LIB-18 in development', { tag: '@certify' }, () => {
  let served: OwnPage;
  test.beforeAll(async () => {
    const define = { 'process.env.NODE_ENV': JSON.stringify('development') };
    served = await serveOwnPage('misusePage', {
      plugins: [{ name: 'development', config: () => ({ define }) }],
    });
  });
  test.afterAll(() => served.close());

  async function open(page: Page, query = '?styled') {
    await page.goto(served.url + query);
    await page.waitForFunction(() => 'misuse' in globalThis);
  }

  /** Everything that was told, and nothing more. */
  const expectTold = async (page: Page, sentences: readonly string[]) => {
    await expect.poll(() => page.evaluate(() => misuse.told().length)).toBe(sentences.length);
    expect(await page.evaluate(() => misuse.told())).toEqual(
      sentences.map((sentence) => expect.stringContaining(sentence)),
    );
  };

  test('what the provider is given wrongly is told once, with name and value', async ({ page }) => {
    await open(page);
    const cases: [GivenProps, string][] = [
      [{ locale: 'en_US' }, 'locale "en_US" is unknown to Intl'],
      [{ timeZone: 'Europe/Roma' }, 'timeZone "Europe/Roma" is unknown to Intl'],
      [{ brokerUrl: 'live.example.org:9001' }, 'brokerUrl "live.example.org:9001" has no scheme'],
      [{ brokerUrl: '' }, 'brokerUrl "" is empty'],
      [{ brokerUrl: 'mqtt://live.example.org' }, 'brokerUrl "mqtt://live.example.org" is for programs'],
      [
        { brokerUrl: 'https://live.example.org' },
        'brokerUrl "https://live.example.org" is the address of a web',
      ],
      [{ apiUrl: 'https://api.example.org/api' }, 'apiUrl "https://api.example.org/api" ends with "/api"'],
      [{ pages: ['dashboard' as 'device'] }, 'pages has "dashboard", which is no page.'],
      [
        { messages: { 'dash.begin': 'Go' } as object },
        'messages has "dash.begin", which is no key of a text.',
      ],
      [{ messages: { 'command.timeout': 'In {seconds} s' } }, 'messages has {seconds} in "command.timeout"'],
    ];
    for (const [props, sentence] of cases) {
      await page.evaluate((given) => misuse.show(given), props);
      await expectTold(page, [sentence]);
      await expect(page.getByText('Jan 1, 1970')).toBeVisible();
    }
  });

  test('a forgotten style sheet is told', async ({ page }) => {
    await open(page, '');
    await page.evaluate(() => misuse.show({}));
    await expectTold(page, ["the style sheet is not there: import '@carillon/react/styles.css' once."]);
  });

  test('another server behind apiUrl is told, and the visitor reads a sentence', async ({ page, watch }) => {
    watch.allow(/status of 404/);
    await open(page);
    await page.evaluate(() => misuse.show({ apiUrl: `${location.origin}/elsewhere` }, 'shop'));
    await expectTold(page, ['is answered by something else than the platform, at apiUrl "']);
    await expect(page.getByText('The products could not be loaded.')).toBeVisible();
    await expect(page.locator('main')).not.toContainText('does not exist');
  });

  for (const [screen, sentence, seen] of [
    ['unknownLabel', 'person 2 has no device "CR-9999"', 'No such speaker.'],
    ['speakerOfAnother', 'device "CR-1004" is looked for with person 3', 'No such speaker.'],
    [
      'deviceOfAnother',
      "asks for what is somebody else's",
      'It belongs to someone else. Ask its owner or an administrator.',
    ],
  ] as const) {
    test(`${screen}: told, and seen by the visitor, with a login from a bare token`, async ({ page }) => {
      await open(page);
      await page.evaluate((name) => misuse.showLoggedIn(name), screen);
      await expectTold(page, [sentence]);
      await expect(page.locator('main')).toContainText(seen);
    });
  }

  for (const [whose, answers] of [
    ['of a page', '<!doctype html><title>Not found</title>'],
    ['of the API of something else', '{"detail":"Not found"}'],
  ] as const) {
    test(`a device that a 404 ${whose} answers for is not said to be gone`, async ({ page }) => {
      await open(page);
      await page.evaluate((text) => misuse.showLoggedIn('ownDevice', { answers: text }), answers);
      await expectTold(page, ['GET /devices/{userId}/{id} is answered by something else than the platform.']);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expect(page.locator('main')).not.toContainText(/does not exist|was removed|unregistered/);
    });
  }

  for (const broker of [
    'wss://127.0.0.1:1',
    'live.example.org:9001',
    '',
    'mqtt://127.0.0.1:1',
    'https://127.0.0.1:1',
  ])
    test(`a broker at "${broker}": the visitor reads that devices cannot be reached`, async ({
      page,
      watch,
    }) => {
      watch.allow(/ERR_|WebSocket/);
      await open(page);
      await page.evaluate((address) => misuse.showLoggedIn('ownDevice', { broker: address }), broker);
      await expect(page.locator('main')).toContainText(
        /broker is unreachable|broker is down|Cannot establish a connection with the broker/,
      );
    });

  test('dispose while a broker cannot be reached leaves no socket and no timer, and opens none', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_|WebSocket/);
    await open(page);
    expect(await page.evaluate(() => misuse.disposeOver('ws://127.0.0.1:1'))).toEqual({
      open: 0,
      later: 0,
      timers: 0,
    });
  });

  test('two mounts over one client have one connection, and dispose leaves nothing', async ({ page }) => {
    await open(page);
    expect(await page.evaluate(() => misuse.mountTwice())).toEqual({
      connections: 1,
      afterDispose: 0,
      listeners: 0,
      timers: 0,
    });
  });
});
