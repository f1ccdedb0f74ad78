// Hosts on an origin of their own, their platform on another, and the login of a portal on a third: three real servers, as
// three machines would be (docs/serving-the-hosts.md, One host alone, or on another origin).
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { securityHeaders } from '../packages/dev-platform/src/contentSecurity.ts';
import { fileFor } from '../scripts/static-server.ts';
import { logOut, people } from './steps.ts';
import { expect, test } from './test.ts';

const LIST = '/manage/2/list';
const DASHBOARD = '/manage/2/feature/2/dash';
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Below which path a host has its files. */
const BASES = { shop: '', console: '/manage' } as const;
type HostName = keyof typeof BASES;

const servers: Server[] = [];

/** Serves on a port of its own, and so on an origin of its own. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

test.afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A portal that knows by its cookie who is there, and answers the host alone. */
function startPortal(platformUrl: string, hostUrl: () => string): Promise<string> {
  return listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://portal');
    const isKnown = /(^|; )portal=ada/.test(request.headers.cookie ?? '');
    if (pathname === '/login') {
      const back = searchParams.get('return') ?? '';
      if (!back.startsWith(`${hostUrl()}/`)) return response.writeHead(400).end();
      return response
        .writeHead(200, {
          'Content-Type': 'text/html',
          'Set-Cookie': 'portal=ada; HttpOnly; SameSite=Lax; Path=/',
        })
        .end(`<h1>The portal</h1><a href="${back.replaceAll('"', '')}">Back</a>`);
    }
    if (pathname === '/speaker')
      return response
        .writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'portal=ada; HttpOnly; Path=/' })
        .end(
          `<h1>The portal</h1><iframe src="${hostUrl()}${DASHBOARD}" title="Speaker" height="900"></iframe>`,
        );
    if (pathname === '/bye')
      return response
        .writeHead(200, { 'Content-Type': 'text/html', 'Set-Cookie': 'portal=; Max-Age=0; Path=/' })
        .end('<h1>Goodbye</h1>');
    const headers = {
      'Access-Control-Allow-Origin': hostUrl(),
      'Access-Control-Allow-Credentials': 'true',
      'Content-Type': 'application/json',
    };
    if (!isKnown) return response.writeHead(204, headers).end();
    const { email, password } = people.owner;
    const login = await fetch(`${platformUrl}/api/accounts/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await login.json()) as { data: unknown };
    response.writeHead(200, headers).end(JSON.stringify(data));
  });
}

/** What docs/embed/iframe.md does to the headers, for this portal. */
function letFrame(headers: Record<string, string>, portal: string): Record<string, string> {
  const document = readFileSync(fileURLToPath(new URL('../docs/embed/iframe.md', import.meta.url)), 'utf8');
  const [, from = 'no command', to = ''] = /^sed -i "s\|(.*)\|(.*)\|" headers\.txt$/m.exec(document) ?? [];
  const change = (value: string) => value.replace(from, to.replace('https://portal.example.org', portal));
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
}

/** The files of a host as they are built, and a `config.json` that names where all the rest is. */
function startHost(
  name: HostName,
  platform: string,
  brokerUrl: string,
  portal: string,
  isFramed: boolean,
): Promise<string> {
  const login = { from: `${portal}/who`, page: `${portal}/login`, logout: `${portal}/bye` };
  const config = { apiUrl: platform, brokerUrl, hosts: [name], login };
  const strict = securityHeaders([brokerUrl], { platform, portal });
  const security = isFramed ? letFrame(strict, portal) : strict;
  const dist = fileURLToPath(new URL(`../packages/host-${name}/dist/`, import.meta.url));
  const assets = `${BASES[name]}/assets/`;
  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const send = (type: string, body: string | Buffer) =>
      response.writeHead(200, { ...security, 'Content-Type': type }).end(body);
    if (pathname === '/config.json') return send('application/json', JSON.stringify(config));
    const path = pathname.startsWith(assets) ? pathname.slice(BASES[name].length) : '/';
    const file = fileFor(dist, path);
    if (!file) return response.writeHead(404, security).end();
    return send(TYPES[file.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8', readFileSync(file));
  });
}

/** All three: a host without the others, whose login is the portal's. */
async function startAll(request: APIRequestContext, platformUrl: string, host: HostName, isFramed = false) {
  const { brokerUrl }: { brokerUrl: string } = await (await request.get('/config.json')).json();
  let hostUrl = '';
  const portalUrl = await startPortal(platformUrl, () => hostUrl);
  hostUrl = await startHost(host, platformUrl, brokerUrl, portalUrl, isFramed);
  return {
    hostUrl,
    portalUrl,
    loginFor: (path: string) => `${portalUrl}/login?return=${encodeURIComponent(hostUrl + path)}`,
  };
}

/** To which origins a page has sent a token. */
function watchTokens(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.headers().authorization) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test('SES-07 LIB-07 the console alone on another origin takes over the login of a portal on a third, and keeps none', async ({
  page,
  baseURL,
}) => {
  const { hostUrl, loginFor } = await startAll(page.request, `${baseURL}`, 'console');
  const tokens = watchTokens(page);
  await page.goto(`${hostUrl}${LIST}`);
  await expect(page).toHaveURL(loginFor(LIST));
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(`${hostUrl}${LIST}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Devices' })).toBeVisible();
  await expect(page.getByRole('row').getByText('Online', { exact: true }).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('jwt');

  await page.reload();
  await expect(page.getByRole('row').getByText('Online', { exact: true }).first()).toBeVisible();
  expect([...tokens]).toEqual([baseURL]);

  await logOut(page);
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  await page.goto(`${hostUrl}${LIST}`);
  await expect(page).toHaveURL(loginFor(LIST));
  await page.goto('about:blank');
});

test('SES-07 SHP-01 SHP-03 LIB-07 the shop on another origin shows the pictures of the platform, and leads to the login of the portal', {
  tag: '@certify',
}, async ({ page, baseURL }) => {
  const { hostUrl, loginFor } = await startAll(page.request, `${baseURL}`, 'shop');
  await page.goto(`${hostUrl}/eshop`);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(loginFor('/eshop'));
  await page.goto('about:blank');
});

test('SES-07 LIB-18 a page of the console in a frame of a portal takes over its login and hears the device, where the header names the portal', {
  tag: '@certify',
}, async ({ page, baseURL }) => {
  const { portalUrl } = await startAll(page.request, `${baseURL}`, 'console', true);
  await page.goto(`${portalUrl}/speaker`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Café terrace');
  await expect(frame.getByText('Online', { exact: true })).toBeVisible();
  await expect(frame.getByRole('meter').first()).toBeVisible();
  await page.goto('about:blank');
});

test('LIB-18 without that header nobody frames the console', { tag: '@certify' }, async ({
  page,
  baseURL,
  watch,
}) => {
  const { portalUrl, hostUrl } = await startAll(page.request, `${baseURL}`, 'console');
  watch.allow(/frame-ancestors 'none'/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${portalUrl}/speaker`);
  expect((await refused).text()).toContain(hostUrl);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  await page.goto('about:blank');
});
