import { expect, test } from 'vitest';
import { findScreen } from './screens.ts';

const load = () => new Promise<never>(() => {});
const screens = [
  { path: '/manage/:uid/feature/:did/dash', leadingHere: ['/manage/:uid/feature/:did/*'], load },
  { path: '/manage/:uid/list', leadingHere: ['/manage/:uid/*'], load },
  { path: '/', load },
];

test.each([
  ['/manage/2/list', '/manage/:uid/list'],
  ['/manage/2/list/', '/manage/:uid/list'],
  ['/Manage/2/List', '/manage/:uid/list'],
  ['/manage/2', '/manage/:uid/list'],
  ['/manage/2/nowhere/at/all', '/manage/:uid/list'],
  ['/manage/2/feature/1/dash', '/manage/:uid/feature/:did/dash'],
  ['/manage/2/feature/1', '/manage/:uid/feature/:did/dash'],
  ['/manage/2/feature/1/events', '/manage/:uid/feature/:did/dash'],
  ['/', '/'],
  ['/manage', undefined],
  ['/managed/2/list', undefined],
  ['/nowhere', undefined],
])('the address %s is, or leads to, %s', (pathname, path) => {
  expect(findScreen(screens, pathname)?.screen.path).toBe(path);
});

test('a screen gets what its address names, and an address that leads to it is replaced by its own', () => {
  expect(findScreen(screens, '/manage/2/feature/17/dash/')).toMatchObject({
    params: { uid: '2', did: '17' },
    leadsTo: undefined,
  });
  expect(findScreen(screens, '/manage/2/feature/17/nowhere')?.leadsTo).toBe('/manage/2/feature/17/dash');
  expect(findScreen(screens, '/manage/2')?.leadsTo).toBe('/manage/2/list');
});
