import { globSync, readFileSync } from 'node:fs';
import { addresses } from '@carillon/react/paths';
import { describe, expect, test } from 'vitest';
import { routes as backoffice } from '../../../host-backoffice/src/routes.ts';
import { routes as console_ } from '../../../host-console/src/routes.ts';
import { routes as shop } from '../../../host-shop/src/routes.ts';
import { leadsTo, readAddress } from './address.ts';
import { readPages } from './pages.ts';
import { route } from './route.ts';
import { findRoute } from './routes.ts';

const tables = { shop, backoffice, console: console_ };
const all = Object.values(tables).flat();

test('an address is a page of one host at most', () => {
  const names = all.map(({ at }) => at);
  expect(names).toEqual([...new Set(names)]);
});

// The addresses of the specification stand there all at once, and so may one to which no page belongs yet.
describe('screens lead to pages that there are', () => {
  const sources = globSync('packages/react/src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const links = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/\b(?:paths|usePaths\(\))\.(\w+)/g)].flatMap(([, name = '']) =>
      // What asks first whether there is such a page leads nowhere else.
      Object.hasOwn(addresses, name) && !source.includes(`hasPage('${name}')`) ? [[name, file] as const] : [],
    );
  });
  const pages = new Set<string>(all.map(({ at }) => at));
  test('there are such pages', () => expect(links.length).toBeGreaterThan(5));
  test.each(links)('paths.%s, in %s', (name) => expect(pages).toContain(name));
});

test('no screen links to a page without asking whether this host has it', () => {
  const files = globSync('packages/react/src/{screens,patterns}/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  const links = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return [...source.matchAll(/\bhref(?:=\{|: )[^\n]*?\bpaths\.(\w+)/g)].map(([, name]) => ({
      link: `${name} in ${file}`,
      isAsked: source.includes(`hasPage('${name}')`),
    }));
  });
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ isAsked }) => !isAsked).map(({ link }) => link)).toEqual([]);
});

test('every host knows the pages of all three', () => {
  expect(readPages()).toEqual(all.map(({ at }) => at));
});

test('the first part of an address says whose page it is', () => {
  for (const { at } of backoffice) expect(addresses[at]).toMatch(/^\/backend\//);
  for (const { at } of console_) expect(addresses[at]).toMatch(/^\/manage\//);
  for (const { at } of shop) expect(addresses[at]).toMatch(/^\/($|eshop)/);
});

test('D2 D6: what stands below a person is for them, or for admins', () => {
  const below = all.filter(({ at }) => addresses[at].includes(':userId'));
  expect(below.map(({ access }) => access)).toEqual(below.map(() => 'owner'));
});

describe('an address', () => {
  test.each([
    ['/manage/2/list', 'devices'],
    ['/manage/2/list/', 'devices'],
    ['/Manage/2/List', 'devices'],
    ['/manage/2', 'devices'],
    ['/manage', 'devices'],
    ['/manage/2/nowhere/at/all', 'devices'],
    ['/manage/2/feature/1/dash', 'device'],
    ['/manage/2/feature/1', 'device'],
    ['/manage/2/feature/1/nowhere', 'device'],
    ['/backend/country/add', 'country'],
    ['/backend/countries', 'countries'],
    ['/backend', 'login'],
    ['/backend/nowhere', 'login'],
    ['/', 'home'],
    ['/managed/2/list', undefined],
    ['/nowhere', undefined],
  ])('%s is, or leads to, %s', (pathname, at) => {
    expect(findRoute(all, pathname)?.route.at).toBe(at);
  });

  test.each([
    ['/manage/2/feature/17/dash/', ''],
    ['/manage/2/list', '?ds=10'],
    ['/backend/country/add', ''],
  ])('%s%s is the page itself', (pathname, search) => {
    expect(leadTo(pathname, search)).toBeUndefined();
  });

  test.each([
    ['NAV-11', '/manage/2/feature/17/nowhere', '', '/manage/2/feature/17/dash'],
    ['NAV-10', '/manage/2', '', '/manage/2/list'],
    ['NAV-10, without what another page was asked', '/manage/2/nowhere', '?key=KEY-1', '/manage/2/list'],
    ['NAV-08', '/backend/nowhere', '?x=1', '/backend/login'],
    ['D2', '/manage', '', '/manage/7/list'],
    ['NAV-09, with its query', '/manage/self/list', '?ds=10&query=a%20b', '/manage/7/list?ds=10&query=a%20b'],
    ['NAV-09', '/manage/self/feature/17/nowhere', '', '/manage/7/feature/17/dash'],
  ])('%s: %s%s leads person 7 to %s', (_rule, pathname, search, to) => {
    expect(leadTo(pathname, search)).toBe(to);
  });

  function leadTo(pathname: string, search: string) {
    const found = findRoute(all, pathname);
    return found && leadsTo(found, search, 7);
  }
});

test.each([
  ['/manage/:userId/feature/:id/dash', { userId: '2', id: '17' }, { userId: 2, id: 17 }],
  ['/backend/country/:id|add', { id: 'add' }, { id: 'add' }],
  ['/manage/:userId/list', { userId: 'add' }, { userId: Number.NaN }],
  ['/backend/country/:id|add', { id: '0' }, { id: Number.NaN }],
  ['/backend/country/:id|add', { id: '1e3' }, { id: Number.NaN }],
  ['/backend/countries', {}, {}],
])('of %s with %o a screen gets %o', (address, texts, params) => {
  expect(readAddress(address, texts)).toEqual(params);
});

describe('FLT-119 what somebody typed in the place of an id', () => {
  const odd = [
    ...[
      'abc',
      '1e3',
      '0',
      '-1',
      '+1',
      '1.5',
      '1,5',
      '01',
      '%201',
      '1%20',
      ' 1',
      '١',
      '１',
      '1_0',
      '%31',
      '%00',
    ],
    ...[
      'NaN',
      'Infinity',
      '0x10',
      'null',
      'undefined',
      '[object Object]',
      '9007199254740992',
      '9007199254740993',
    ],
    ...['9'.repeat(400), 'true', 'ADD', ''],
  ];
  test.each(odd)('%j names nobody and nothing', (text) => {
    const all = { userId: text, id: text, eventId: text };
    const nothing = { userId: Number.NaN, id: Number.NaN };
    expect(readAddress('/manage/:userId/feature/:id/dash', all)).toEqual(nothing);
    expect(readAddress('/manage/:userId/feature/:id/events/:eventId|add/playback', all)).toEqual({
      ...nothing,
      eventId: Number.NaN,
    });
    for (const record of ['user', 'country', 'tag']) {
      expect(readAddress(`/backend/${record}/:id|add`, all)).toEqual({ id: Number.NaN });
    }
  });

  test.each([1, 17, 999_999_999_999_999, Number.MAX_SAFE_INTEGER])('%d is an id', (id) => {
    expect(readAddress('/backend/country/:id|add', { id: String(id) })).toEqual({ id });
  });
});

test('a row whose screen does not take what its address names does not compile', () => {
  const screen = 'CountryForm';
  const row = { access: 'admins', screen } as const;
  const load = async () => ({ CountryForm: (_props: { id: number }) => null });
  const rows = [
    route({ ...row, at: 'device', load }),
    // @ts-expect-error 'add' is no number.
    route({ ...row, at: 'country', load }),
    // @ts-expect-error There is no id in this address.
    route({ ...row, at: 'countries', load }),
    // @ts-expect-error There is no such screen behind this door.
    route({ ...row, at: 'device', load, screen: 'CountryList' }),
  ];
  expect(rows).toHaveLength(4);
});
