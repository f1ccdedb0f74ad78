// @vitest-environment happy-dom
import { shownProducts } from '@carillon/protocol/catalog';
import { readListParams, toListQuery } from '@carillon/protocol/list';
import { afterEach, expect, test, vi } from 'vitest';
import { routes } from '../../../host-shop/src/routes.ts';
import { preloadPicture } from '../firstPicture.ts';

afterEach(() => vi.unstubAllGlobals());

const URL_OF_LIST = 'https://api.example.org/api/products/list';

/** A page that has just begun, with a server that answers `/config.json`, and so to all other requests. */
async function begin(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === '/config.json' ? Response.json({ apiUrl: 'https://api.example.org' }) : answer();
  });
  vi.resetModules();
  return { asked, ...(await import('./firstCall.ts')) };
}

const GET = { method: 'GET', headers: { accept: 'application/json' } };

test('LIB-07 what was asked for early is handed over once, and the configuration is fetched once for both', async () => {
  const { asked, askEarly, earlyAnswer, fetchConfig } = await begin(async () => Response.json('rows'));
  await askEarly(['/products/list']);
  expect(await (await fetchConfig()).json()).toEqual({ apiUrl: 'https://api.example.org' });
  expect(asked).toEqual(['/config.json', URL_OF_LIST]);
  expect(await (await earlyAnswer(URL_OF_LIST, GET))?.json()).toBe('rows');
  expect(earlyAnswer(URL_OF_LIST, GET)).toBeUndefined();
});

test('what somebody asks who is logged in, what is sent, and what is at another address is not answered by it', async () => {
  const { askEarly, earlyAnswer } = await begin(async () => Response.json('rows'));
  await askEarly(['/products/list']);
  expect(earlyAnswer(URL_OF_LIST, { method: 'GET', headers: { authorization: 'Bearer t' } })).toBeUndefined();
  expect(earlyAnswer(URL_OF_LIST, { ...GET, method: 'POST' })).toBeUndefined();
  expect(earlyAnswer(`${URL_OF_LIST}?offset=10`, GET)).toBeUndefined();
  expect(earlyAnswer(URL_OF_LIST, GET)).toBeDefined();
});

test('a configuration without an address of the API asks for nothing early', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ brokerUrl: 'wss://live.example.org' });
  });
  vi.resetModules();
  const { askEarly } = await import('./firstCall.ts');
  await askEarly(['/products/list']);
  expect(asked).toEqual(['/config.json']);
});

/** What is fetched early for a picture, after an answer with this. */
async function readPreloads(data: unknown) {
  const { askEarly } = await begin(async () => Response.json({ data }));
  document.head.replaceChildren();
  await askEarly(['/products/list'], (...answer) => preloadPicture('gallery', ...answer)).catch(() => {});
  return [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
}

test('SHP-01 the first picture of an answer is fetched with it, by the files among which the screen chooses', async () => {
  const [found, ...more] = await readPreloads([
    { medias: [{ path: '2026/rack.png' }, { path: 'b.png' }] },
    { medias: [{ path: 'c.png' }] },
  ]);
  expect(more).toEqual([]);
  expect([found?.as, found?.imageSizes, found?.imageSrcset]).toEqual([
    'image',
    '(width < 992px) 100vw, 720px',
    'https://api.example.org/public/media/2026/small-rack.png 650w, https://api.example.org/public/media/2026/rack.png 1300w',
  ]);
});

test.each([
  ['a list without rows', []],
  ['a product without a picture', { medias: [] }],
  ['a path that leads elsewhere', { medias: [{ path: '../../admin' }] }],
  ['a path with a blank', { medias: [{ path: '2026/rack one.png' }] }],
  ['no text', { medias: [{ path: 7 }] }],
  ['nothing', null],
])('FLT-090 of %s no picture is fetched early', async (_what, data) => {
  expect(await readPreloads(data)).toEqual([]);
});

test('what failed early is asked for again', async () => {
  const answer = vi.fn<() => Promise<Response>>();
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer.mockResolvedValueOnce(new Response('rows'));
  const { asked, askEarly, earlyAnswer } = await begin(answer);
  await expect(askEarly(['/products/list'])).rejects.toThrow('Failed to fetch');
  expect(await (await earlyAnswer(URL_OF_LIST, GET))?.text()).toBe('rows');
  expect(asked).toEqual(['/config.json', URL_OF_LIST, URL_OF_LIST]);
});

test('SHP-01 SHP-02 what the tables of the shop name is what its screens ask first', () => {
  const { calls, listParams } = shownProducts;
  const query = toListQuery(readListParams(new URLSearchParams(), listParams));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const named = (screen: string) =>
    routes.find((route) => route.screen === screen)?.firstCalls?.({ id: '7' });
  expect(named('Shop')).toEqual([
    `${calls.list.path}?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`,
    calls.count.path,
  ]);
  expect(named('ShopProduct')).toEqual([calls.read.path.replace('{id}', '7')]);
});
