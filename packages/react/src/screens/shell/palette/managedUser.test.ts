import { expect, test } from 'vitest';
import { paths } from '../../../hooks/page/paths.ts';
import { readPageOwner } from './managedUser.ts';

const hosts = {
  ...paths,
  devices: (userId: number) => `/app?page=devices&of=${userId}`,
  device: (userId: number, id: number) => `/speakers/${id}/of/${userId}`,
};

test.each([
  ['/manage/7/list', '', 7],
  ['/manage/7/list', '?di=3', 7],
  ['/manage/7/feature/9/events/add/playback', '', 7],
  ['/backend/address/7', '', 7],
  ['/backend/address/7/12', '', 7],
  ['/backend/user/7', '', undefined],
  ['/backend/country/7', '', undefined],
  ['/backend/countries', '?index=7', undefined],
  ['/', '', undefined],
])('NAV-05 at %s%s stands whose page it is', (pathname, search, userId) => {
  expect(readPageOwner(paths, { pathname, search })).toBe(userId);
});

test('NAV-05 so it does in the paths of a host', () => {
  expect(readPageOwner(hosts, { pathname: '/app', search: '?page=devices&of=7' })).toBe(7);
  expect(readPageOwner(hosts, { pathname: '/speakers/9/of/7', search: '' })).toBe(7);
});
