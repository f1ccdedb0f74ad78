// @vitest-environment happy-dom
// Who may open which page of the back-office (S2, S6): written out, and not derived from the table of routes that it holds to it.
import type { CarillonClient } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { CarillonProvider } from '@carillon/react';
import { addresses } from '@carillon/react/paths';
import { navigation } from '@carillon/react/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { routes } from '../../host-backoffice/src/routes.ts';
import { ADMIN, OWNER, testClient } from '../../react/src/testClient.ts';
import { createScreens, Page } from './Page.tsx';
import { fillAddress } from './routes/fillAddress.ts';
import type { HostRoute } from './routes/route.ts';

const wanted = {
  guests: ['login', 'signup', 'verifyEmail', 'resendEmail', 'forgotPassword', 'resetPassword'],
  everybody: ['logout'],
  users: ['profile', 'addresses'],
  owners: ['userAddresses', 'address'],
  admins: [
    ...['users', 'user', 'countries', 'country', 'countryImport', 'carriers', 'carrier', 'carrierImport'],
    ...['tags', 'tag', 'medias', 'media', 'products', 'product', 'productImport'],
  ],
} as const;
type Kind = keyof typeof wanted;

const SCREEN = 'The screen';
const NOT_YOURS = 'This page belongs to someone else';
const LOGIN = /^\/backend\/login\?return=/;

/** What each of them sees, or where they are led. */
const seen: Readonly<
  Record<Kind, readonly [visitor: unknown, user: unknown, other: unknown, admin: unknown]>
> = {
  guests: [SCREEN, '/', '/', '/'],
  everybody: [SCREEN, SCREEN, SCREEN, SCREEN],
  users: [LOGIN, SCREEN, SCREEN, SCREEN],
  owners: [LOGIN, SCREEN, NOT_YOURS, SCREEN],
  admins: [LOGIN, '/backend/profile', '/backend/profile', SCREEN],
};

const people = [undefined, OWNER, { email: 'other@carillon.example', password: 'Other-123!' }, ADMIN];
const clients: CarillonClient[] = [];
beforeAll(async () => {
  const platform = createPlatform();
  for (const person of people) {
    const client = testClient(platform);
    if (person) await client.session.login(person);
    clients.push(client);
  }
});
afterEach(cleanup);

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

/** Opens a page whose screen says no more than that it is there. */
async function open(at: HostRoute['at'], client: CarillonClient | undefined) {
  const stubs = routes.map((route) => ({
    ...route,
    load: async () => ({ [route.screen]: () => <h1>{route.at === at ? SCREEN : ''}</h1> }),
  }));
  const screens = createScreens(stubs);
  await Promise.all([...screens.values()].map((lazy) => lazy.preload()));
  const path = fillAddress(addresses[at], { userId: 2, id: 1 });
  render(
    <MemoryRouter initialEntries={[path]}>
      <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
        <Page screens={screens} />
        <Address />
      </CarillonProvider>
    </MemoryRouter>,
  );
  return path;
}

test('S6 NAV-15 it is said of every page who may open it', () => {
  expect(Object.values(wanted).flat().sort()).toEqual(routes.map(({ at }) => at).sort());
});

const cases = Object.entries(wanted).flatMap(([kind, names]) =>
  names.flatMap((at) =>
    ['a visitor', 'a user', 'another user', 'an administrator'].map(
      (who, place) => [at, who, seen[kind as Kind][place], place] as const,
    ),
  ),
);

test.each(cases)('S6 NAV-06 NAV-07 NAV-15 ADR-07 %s, opened by %s: %s', async (at, _who, expected, place) => {
  const path = await open(at, clients[place]);
  const isHere = expected === SCREEN || expected === NOT_YOURS;
  await waitFor(() => {
    const address = screen.getByRole('status').textContent;
    if (isHere) expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(expected);
    if (expected instanceof RegExp) expect(address).toMatch(expected);
    else expect(address).toBe(isHere ? path : expected);
  });
  // Nothing of it is drawn for whoever is led away.
  if (expected !== SCREEN) expect(screen.queryByText(SCREEN)).toBeNull();
});
