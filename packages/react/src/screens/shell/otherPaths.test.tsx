// @vitest-environment happy-dom
// An integrator's own pages (`paths` of the provider) are marked in the menus as ours are.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import type { Paths } from '../../hooks/page/paths.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../../testClient.ts';
import { ShellTop, SideMenu } from './parts.ts';

afterEach(cleanup);

const paths: Partial<Paths> = {
  shop: '/buy',
  devices: () => '/speakers',
  device: (_userId, id) => `/speakers/${id}`,
  users: '/people',
  user: (id) => `/person/${id}`,
};

test.each([
  ['/speakers', ['Devices']],
  ['/speakers/7', ['Devices']],
  ['/buy?ds=10', ['Shop']],
  ['/people', ['Back-office', 'Users']],
  ['/person/3', ['Back-office', 'Users']],
  ['/backend/country/add', ['Back-office', 'Country']],
  ['/manage/2/list', []],
  ['/backend/user/3', []],
])('at %s the entries %j are the current ones', async (address, expected) => {
  const client = testClient();
  await client.session.login(ADMIN);
  render(
    <CarillonProvider client={client} navigation={createMemoryNavigation(address)} paths={paths}>
      <ShellTop />
      <SideMenu />
    </CarillonProvider>,
  );
  await screen.findByRole('link', { name: 'Carrier' });
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual(expected);
});
