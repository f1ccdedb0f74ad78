// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Notice, useCarillon } from '../../hooks/context.ts';
import { keepRegistration } from '../../hooks/page/keptRegistration.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { RequireGuest } from './RequireGuest.tsx';

afterEach(cleanup);

test.each([
  ['/backend/verify-email?token=abc', ['The link was not used']],
  ['/backend/reset-password?token=abc', ['The link was not used']],
  ['/backend/verify-email', []],
  ['/backend/login', []],
])('FLT-129 NAV-06 somebody logged in who opens %s is led away, and told %j', async (address, titles) => {
  const client = testClient();
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation(address);
  const told: Notice[] = [];
  render(
    <StrictMode>
      <CarillonProvider client={client} navigation={navigation} onNotice={(notice) => told.push(notice)}>
        <RequireGuest>
          <p>For guests</p>
        </RequireGuest>
      </CarillonProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(navigation.current()).toBe('/'));
  expect(told.map(({ title }) => title)).toEqual(titles);
  for (const { detail } of told) expect(detail).toContain(OWNER.email);
});

test.each([
  ['/backend/login', undefined, '/manage/2/add'],
  ['/backend/login?return=%2Fbackend%2Fprofile', undefined, '/backend/profile'],
  ['/backend/login', ['login', 'home'] as const, '/'],
])(
  'DEV-08 who has opened a link to Add Device before comes from %s, of a host with the pages %j, to %s',
  async (address, pages, to) => {
    const client = testClient();
    keepRegistration(client, { label: 'CR-1006', key: 'KEY-1006' });
    await client.session.login(OWNER);
    const navigation = createMemoryNavigation(address);
    render(
      <CarillonProvider client={client} navigation={navigation} {...(pages && { pages })}>
        <LoginRoute />
      </CarillonProvider>,
    );
    await waitFor(() => expect(navigation.current()).toBe(to));
  },
);

/** The one route of a host. */
function LoginRoute() {
  const { pathname } = useCarillon('LoginRoute').navigation.useLocation();
  return pathname === '/backend/login' && <RequireGuest>For guests</RequireGuest>;
}
