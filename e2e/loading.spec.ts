// What is asked for when, from the address to the first screen: what may go side by side never waits for each other.
import type { Page, Request } from '@playwright/test';
import { addresses } from '../packages/react/src/hooks/page/paths.ts';
import { pages } from './routes.ts';
import { takeSample } from './sample.ts';
import { logIn } from './steps.ts';
import { expect, test } from './test.ts';

const DASHBOARD = '/manage/2/feature/1/dash';

declare global {
  interface Window {
    /** How wide the words of the heading were when they were drawn first. */
    firstWidth?: number | undefined;
    widthOfHeading(): number | undefined;
    /** Whether the first drawing of the screen had a picture. */
    hadPicture?: boolean;
  }
}

/** Holds back what fits a pattern until it is let go. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Logs in and comes to rest on a page that has no devices. */
async function logInQuietly(page: Page) {
  await logIn(page, 'owner', '/eshop');
  await expect(page.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible();
}

/** Notes the paths of all that a page asks for from now on. */
function noteRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('SHP-01 SHP-02 what the shop and a product show, with its first picture, is asked for while the page itself is still on its way, and once, and drawn at once', async ({
  page,
}) => {
  for (const [address, call] of [
    ['/eshop', '/api/products/list'],
    ['/eshop/product/1', '/api/products/1'],
  ] as const) {
    const letGo = await hold(page, /\/assets\/page-/);
    const paths = noteRequests(page);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('main h1, main nav')) return;
        window.hadPicture = document.querySelector('main img') !== null;
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(address, { waitUntil: 'commit' });
    const asked = (wanted: string) => paths.filter((path) => path === wanted);
    const pictures = () => paths.filter((path) => path.startsWith('/public/media/'));
    await expect.poll(() => asked(call)).toHaveLength(1);
    await expect.poll(pictures).toHaveLength(1);
    const [early = ''] = pictures();
    letGo();
    const first = page.locator('main img').first();
    await expect(first).toBeVisible();
    // It is the file that the picture chooses at this width.
    await expect(first).toHaveJSProperty('complete', true);
    expect(await first.evaluate((img: HTMLImageElement) => new URL(img.currentSrc).pathname)).toBe(early);
    expect([asked(call), asked(early)]).toEqual([[call], [early]]);
    // The answer was there before the screen: it is not drawn without it first.
    expect(await page.evaluate(() => window.hadPicture)).toBe(true);
    await page.unrouteAll({ behavior: 'wait' });
    // What this page still fetches is none of the next one's.
    await page.goto('about:blank');
  }
});

test('screen and configuration are asked for while the page itself is still on its way, and mqtt.js, which would share the line, after it', async ({
  page,
}) => {
  await logInQuietly(page);
  const letGo = await hold(page, /\/assets\/page-/);
  const paths = noteRequests(page);
  const asked = (wanted: RegExp) => paths.filter((path) => wanted.test(path));
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  for (const wanted of [/\/assets\/DeviceDashboard-/, /^\/config\.json$/])
    await expect.poll(() => asked(wanted), String(wanted)).toHaveLength(1);
  expect(asked(/\/assets\/mqtt/)).toEqual([]);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => asked(/\/assets\/mqtt/)).toHaveLength(1);
  expect(asked(/\/(DeviceList|Login)-/)).toEqual([]);
});

test('no word is drawn before its letters are there; where they do not come, those of the system stand', {
  tag: '@certify',
}, async ({ page, watch }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.addInitScript(() => {
    window.widthOfHeading = () => {
      const words = document.querySelector('h1')?.firstChild;
      if (!words) return undefined;
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().width;
    };
    const look = () => {
      window.firstWidth ??= window.widthOfHeading();
      if (!window.firstWidth) requestAnimationFrame(look);
    };
    look();
  });
  const widthNow = () => page.evaluate(() => window.widthOfHeading());
  // Longer than the page takes to start, and shorter than it waits for them.
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.goto('/backend/login');
  await expect(heading).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const inItsLetters = await widthNow();
  expect(await page.evaluate(() => window.firstWidth)).toBe(inItsLetters);
  watch.allow(/ERR_FAILED/, /Failed to load resource/);
  await page.unrouteAll();
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.reload();
  await expect(heading).toBeVisible();
  expect(await widthNow()).not.toBe(inItsLetters);
});

test('each page asks for the file of its own screen while the page is still on its way, and for no other screen', {
  tag: '@certify',
}, async ({ page }) => {
  const letGo = await hold(page, /\/assets\/page-/);
  const screens = [...new Set(pages.map(({ screen }) => screen))];
  for (const { path, screen } of takeSample(pages, ({ isTwin }) => !isTwin)) {
    const paths = noteRequests(page);
    await page.goto(path, { waitUntil: 'commit' });
    const asked = () => screens.filter((name) => paths.some((file) => file.includes(`/assets/${name}-`)));
    await expect.poll(asked, path).toEqual([screen]);
  }
  // Let go in a page, the last one would be on its way to the login while the next test begins.
  await page.goto('about:blank');
  letGo();
});

test('a dashboard connects to the broker while its record is still on its way, and asks for everything once', {
  tag: '@certify',
}, async ({ page }) => {
  await logInQuietly(page);
  const letGo = await hold(page, /\/api\/devices\/2\/1$/);
  const paths = noteRequests(page);
  const connecting = page.waitForEvent('websocket');
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  const socket = await connecting;
  await socket.waitForEvent('framereceived');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby north' })).toBeVisible();
  await expect(page.getByText('Online', { exact: true })).toBeVisible();
  expect(paths.filter((path, i) => paths.indexOf(path) !== i)).toEqual([]);
});

test('record, icons and tags of a dashboard are asked for before anything of it is drawn', async ({
  page,
}) => {
  await logInQuietly(page);
  const letGo = await hold(page, /\/api\//);
  const paths = noteRequests(page);
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  await expect
    .poll(() => paths.filter((path) => path.startsWith('/api/')).toSorted())
    .toEqual(['/api/device_tags/list/2', '/api/devices/2/1', '/api/icons/list/2']);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Lobby north' })).toBeVisible();
});

test('who is not logged in fetches no mqtt.js', async ({ page }) => {
  const paths = noteRequests(page);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/backend/login');
  expect(paths.filter((path) => path.includes('mqtt'))).toEqual([]);
});

test('pages for who is not logged in load nothing of devices: no broker, no device code, no mqtt.js', {
  tag: '@certify',
}, async ({ context }) => {
  const scripts = new Set<string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const guestPages = pages.filter(({ access }) => access === 'guests' || access === 'everybody');
  expect(guestPages).toHaveLength(11);
  // Side by side, since each is at rest only after a while; the end of a session leads on to the first of them.
  await Promise.all(
    [...guestPages, { path: addresses.logout }].map(async ({ path }) => {
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }),
  );
  // Asked for once more: what a page that was left has loaded cannot be read from it.
  const loaded = await Promise.all(
    [...scripts].map(async (path) => ({
      path,
      code: await (await context.request.get(path)).text(),
    })),
  );
  for (const { screen } of guestPages) expect([...scripts].join()).toContain(`/${screen}-`);
  // A command of the broker, and the default client id of mqtt.js: texts that survive the minifier.
  const ofDevices = loaded.filter(({ code }) => code.includes('StartExtra') || code.includes('mqttjs_'));
  expect(ofDevices.map(({ path }) => path)).toEqual([]);
  const ownerScreens = pages.filter(({ access }) => access === 'owner').map(({ screen }) => screen);
  const loadedScreens = ownerScreens.filter((screen) => [...scripts].join().includes(`/${screen}-`));
  expect(loadedScreens).toEqual([]);
});

test('a screen arrives with its page, packed, and without any style that is asked for later', {
  tag: '@certify',
}, async ({ page }) => {
  const packed = new Map<string, string | undefined>();
  page.on('response', (response) =>
    packed.set(new URL(response.url()).pathname, response.headers()['content-encoding']),
  );
  await page.goto('/backend/login');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const large = [...packed.keys()].filter((path) => /login$|\/(page|style)-/.test(path));
  expect(large).toHaveLength(3);
  expect(large.map((path) => packed.get(path))).toEqual(['br', 'br', 'br']);
  expect([...packed.keys()].filter((path) => path.endsWith('.css'))).toHaveLength(1);
});

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of takeSample(['/', '/backend/login', DASHBOARD], (path) => path === DASHBOARD)) {
    test(`the HTML of ${path} shows the frame of the page, and says what is missing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText('Carillon', { exact: true })).toBeVisible();
      // Playwright reads no text of it. Which language is read nobody knows here: it is said in each.
      for (const language of ['en', 'it']) {
        await expect(page.locator(`noscript p[lang=${language}]`)).toBeVisible();
      }
      await expect(page.getByText('This page has not loaded yet.')).toBeHidden();
      await expect(page.getByText('Questa pagina non è ancora pronta.')).toBeHidden();
    });
  }
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT', colorScheme: 'dark' });

  test('the frame of a page speaks the language of its reader before any screen has come', async ({
    page,
  }) => {
    // Its scripts are on their way for as long as the test looks.
    await page.route(/\/assets\/page-/, () => {});
    await page.goto('/backend/login', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByText('This page has not loaded yet.')).toHaveCount(0);
    const late = page.getByText('Questa pagina non è ancora pronta.');
    await expect(late).toBeHidden();
    const waitedMs = await page.locator('.shell-late').evaluate((element) => {
      const [waiting] = element.getAnimations();
      waiting?.finish();
      return waiting?.effect?.getTiming().delay;
    });
    expect(waitedMs).toBe(15_000);
    await expect(late).toBeVisible();
    const { ink, ground } = await late.evaluate((word) => ({
      ink: getComputedStyle(word).color,
      ground: getComputedStyle(word.closest('.shell') ?? word).backgroundColor,
    }));
    expect(brightness(ink) - brightness(ground)).toBeGreaterThan(150);
  });

  test('FLT-107 a page whose script does not come says so, in the language of its reader', async ({
    page,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/, /Failed to load resource/);
    await page.route(/\/assets\/page-/, (route) => route.abort());
    await page.goto('/backend/login');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Impossibile caricare una parte di questa pagina.');
    await expect(alert).not.toContainText('Unexpected');
    await expect(page.getByRole('link', { name: 'Vai alla pagina iniziale' })).toBeVisible();
  });
});

/** Of a colour as a browser writes it, 0 to 255. */
const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));

test('FLT-107 a page whose script does not come says so', async ({ page, watch }) => {
  watch.allow(/ERR_FAILED/, /Failed to load resource/);
  await page.route(/\/assets\/page-/, (route) => route.abort());
  await page.goto('/backend/login');
  await expect(page.getByRole('alert')).toContainText('A part of this page could not be fetched.');
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  // A release may have taken it away: the HTML of now names the files of now.
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
});

test('a wrong /config.json is said in a sentence, and a right one reaches the page whole', {
  tag: '@certify',
}, async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Company' })).toHaveAttribute(
    'href',
    'https://carillon.example',
  );
  await expect(foot.getByRole('link', { name: 'Terms' })).toHaveAttribute(
    'href',
    'https://carillon.example/terms',
  );
  await expect(foot.getByText('Version 1.3, debug')).toBeVisible();

  await page.route('**/config.json', (route) =>
    route.fulfill({ json: { apiUrl: '', brokerUrl: 'live.example' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(
    '/config.json is wrong: brokerUrl must be an address like wss:',
  );
});
