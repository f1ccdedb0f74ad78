import { type AddressName, addresses } from '@carillon/react/paths';
import { describe, expect, test } from 'vitest';
import { routes as backoffice } from '../../host-backoffice/src/routes.ts';
import { routes as console_ } from '../../host-console/src/routes.ts';
import { routes as shop } from '../../host-shop/src/routes.ts';
import { leadsTo, readAddress } from './address.ts';
import { route } from './route.ts';
import { findRoute } from './routes.ts';

const tables = { shop, backoffice, console: console_ };
const all = Object.values(tables).flat();

test('every address of a link is a page of exactly one host', () => {
  expect(all.map(({ at }) => at).sort()).toEqual((Object.keys(addresses) as AddressName[]).sort());
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
    ['NAV-10, without what another page was asked', '/manage/2/add', '?key=KEY-1', '/manage/2/list'],
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

test('a row whose screen does not take what its address names does not compile', () => {
  const screen = 'CountryForm';
  const row = { title: 'country.title', access: 'admins', screen } as const;
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
