import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPage, isPageBelow, loginPath, type Paths, paths, returnPath } from './paths.ts';

const HERE = 'https://console.example';
const ask = (path: string) => returnPath(`?${new URLSearchParams({ return: path })}`);

test('the addresses of the specification', () => {
  expect([paths.home, paths.shop, paths.login]).toEqual(['/', '/eshop', '/backend/login']);
  expect([paths.devices(2), paths.device(2, 7)]).toEqual(['/manage/2/list', '/manage/2/feature/7/dash']);
  expect([paths.country(3), paths.country('add')]).toEqual(['/backend/country/3', '/backend/country/add']);
  // @ts-expect-error A device is not added at its address.
  expect(paths.device(2, 'add')).toBe('/manage/2/feature/add/dash');
});

const at = (address: string) => {
  const { pathname, search } = new URL(address, HERE);
  return { pathname, search };
};

describe('an address is that of a page', () => {
  const own = {
    ...paths,
    shop: '/',
    users: '/people/',
    user: (id) => `/people.of/${id}/card`,
    devices: (userId) => `/app?page=speakers&of=${userId}`,
    device: (_userId, id) => `/speakers/${id}#levels`,
  } satisfies Paths;
  test.each<[string, Paths[keyof Paths], string, boolean]>([
    ['ours', paths.users, '/backend/users', true],
    ['ours, with its query', paths.users, '/backend/users?ds=10', true],
    ['ours, as somebody typed it', paths.users, '/Backend/Users/', true],
    ['of a longer word', paths.users, '/backend/users2', false],
    ['below', paths.addresses, '/backend/address/2/3', true],
    ['of any record', paths.user, '/backend/user/17', true],
    ['of a new record', paths.user, '/backend/user/add', true],
    ['of the list of the records', paths.user, '/backend/users', false],
    ['of two ids', paths.device, '/manage/2/feature/7/dash', true],
    ['of two ids, of which one is missing', paths.device, '/manage/2/feature/dash', false],
    ['a host’s own', own.users, '/people', true],
    ['a host’s own, with a point in it', own.user, '/people.of/3/card', true],
    ['a host’s own, where the point is none', own.user, '/peopleXof/3/card', false],
    ['a host’s own, by a query', own.devices, '/app?page=speakers&of=2&ds=10', true],
    ['a host’s own, by another query', own.devices, '/app?page=other&of=2', false],
    ['a host’s own, with a place in it', own.device, '/speakers/7', true],
    ['the first page of all', own.shop, '/', true],
    ['not the first page of all', own.shop, '/people', false],
  ])('%s', (_case, page, address, expected) => {
    expect(isPage(page, at(address))).toBe(expected);
  });

  test.each<[Paths, string, boolean]>([
    [paths, '/manage/2/list', true],
    [paths, '/manage/2/feature/7/events', true],
    [paths, '/backend/users', false],
    [own, '/speakers/7', true],
    [own, '/app?page=speakers&of=2', true],
    [own, '/manage/2/add', true],
    [own, '/manage/2/list', false],
  ])('of the devices (%#): %s', (hostPaths, address, expected) => {
    expect(isPageBelow('/manage', hostPaths, at(address))).toBe(expected);
  });
});

describe('FLT-093 the way back after login', () => {
  test.each([
    '/',
    '/manage/2/list?ds=10&di=1',
    '/manage/2/feature/7/dash#levels',
    '/search?q=a//b',
    '/a//b',
    '/café',
    '/x?return=//evil.example',
    '/x?u=https://evil.example',
  ])('goes to %j', (path) => {
    expect(ask(path)).toBe(path);
  });

  test.each([
    '',
    '//evil.example',
    '///evil.example',
    '//here.invalid/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https:evil.example',
    'https://evil.example',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'evil.example',
    'manage/2/list',
    '?x=1',
    '/x\\..\\evil',
    '/x\u0000',
    '/x\u007f',
    '/x\u0085',
  ])('never goes to %j', (path) => {
    expect(ask(path)).toBeNull();
  });

  test('there is none where none is asked for', () => {
    expect([returnPath(''), returnPath('?ds=10'), returnPath('?return')]).toEqual([null, null, null]);
  });

  test('of two the first counts, which is the one that was checked', () => {
    expect(returnPath('?return=/a&return=//evil.example')).toBe('/a');
    expect(returnPath('?return=//evil.example&return=/a')).toBeNull();
  });

  const piece = fc.constantFrom(
    '/',
    '\\',
    '//',
    '.',
    '..',
    ':',
    '@',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    '%2f',
    '%5c',
    'evil',
    'https:',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((all) => all.join('')),
    fc.string(),
  );

  test('whatever is asked for, it stays on this origin', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const path of [ask(given), ask(`/${given}`)]) {
          if (path === null) continue;
          expect(new URL(path, `${HERE}/backend/login`).origin).toBe(HERE);
          expect(path).toMatch(/^\/(?![/\\])/);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('FLT-053 every place that sends to the login is found again', () => {
    const segment = fc.stringMatching(/^[\w.~%+-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), fc.string(), (segments, value) => {
        const place = { pathname: `/${segments.join('/')}`, search: `?${new URLSearchParams({ value })}` };
        const [login, search] = loginPath(paths.login, place).split('?');
        expect([login, returnPath(`?${search}`)]).toEqual([paths.login, place.pathname + place.search]);
      }),
    );
  });
});
