// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as backoffice from '../backoffice.ts';
import * as devices from '../devices.ts';
import { createMemoryNavigation } from '../hooks/index.ts';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { ADMIN, testClient } from '../testClient.ts';
import { asScreen } from './ScreenBoundary.tsx';

afterEach(cleanup);

type AnyScreen = ComponentType<{ userId: number; id: number }>;
const isScreen = (entry: [string, unknown]): entry is [string, AnyScreen] =>
  typeof entry[1] === 'function' && entry[1].name === asScreen('', () => null).name;
const exported: [string, unknown][] = Object.entries({ ...backoffice, ...devices });
const privateScreens = exported.filter(isScreen);

test.each(privateScreens)(
  'SES-03 %s says that a login is needed, and the host is told',
  async (_name, Content) => {
    const onLoginNeeded = vi.fn();
    render(
      <CarillonProvider
        client={testClient()}
        navigation={createMemoryNavigation('/speakers?x=1')}
        onLoginNeeded={onLoginNeeded}
      >
        <Content userId={2} id={3} />
      </CarillonProvider>,
    );
    expect((await screen.findByRole('status')).textContent).toContain('Log in to see this.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/backend/login?return=%2Fspeakers%3Fx%3D1');
    expect(onLoginNeeded).toHaveBeenCalledOnce();
  },
);

test.each(privateScreens)('without a provider, %s is named by the error', (name, Content) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Content userId={2} id={3} />)).toThrow(`${name} needs a <CarillonProvider> above it.`);
});

describe('FLT-119 an id that no record can have', () => {
  // What screens take of an address.
  const names = ['userId', 'id', 'eventId'] as const;
  const ofNoRecord = ['CountryList', 'TagList', 'UserList', 'Login', 'Profile'];
  const cases = privateScreens
    .filter(([name]) => !ofNoRecord.includes(name))
    .flatMap(([name, Content]) =>
      [Number.NaN, 0, -1, 1.5, 2 ** 53].map((odd) => [name, odd, Content] as const),
    );
  test.each(cases)('%s says of %d that it does not exist, and asks nobody', async (_name, odd, Content) => {
    const client = testClient();
    await client.session.login(ADMIN);
    const request = vi.spyOn(client.http, 'request');
    for (const name of names) {
      const ids = { userId: 2, id: 3, eventId: 1, [name]: odd };
      const { container, unmount } = render(
        <CarillonProvider client={client} navigation={createMemoryNavigation('/speakers')}>
          <Content {...ids} />
        </CarillonProvider>,
      );
      const title = (await screen.findByRole('heading', { level: 1 })).textContent;
      expect(title).toMatch(/^This (user|device|record) does not exist\.$/);
      expect(container.innerHTML).not.toMatch(/NaN/);
      unmount();
    }
    expect(request).not.toHaveBeenCalled();
    client.broker.disconnect();
  });
});

test('SES-07 a login that was handed over leads to no login of ours when it ends', async () => {
  const lender = testClient();
  await lender.session.login(ADMIN);
  const user = lender.session.getSnapshot().user;
  if (!user) throw new Error('The login failed.');
  const refresh_at = Math.floor(Date.now() / 1000) + 3600;
  const client = testClient(undefined, { session: { token: { jwt: 'a.b.c', refresh_at }, user } });
  const onLoginNeeded = vi.fn();
  render(
    <CarillonProvider client={client} onLoginNeeded={onLoginNeeded}>
      <backoffice.CountryForm id="add" />
    </CarillonProvider>,
  );
  expect(onLoginNeeded).not.toHaveBeenCalled();
  await act(() => client.session.logout());
  expect(screen.getByRole('status').textContent).toBe('Log in to see this.');
  expect(screen.queryByRole('link')).toBeNull();
  expect(onLoginNeeded).toHaveBeenCalledOnce();
});

test('SES-06 what is typed stays when the session ends, also without RequireSession', async () => {
  const client = testClient();
  await client.session.login(ADMIN);
  render(
    <CarillonProvider client={client}>
      <backoffice.CountryForm id="add" />
    </CarillonProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Italy');
  await act(() => client.session.logout());
  expect(screen.getByDisplayValue('Italy')).toBeDefined();
  expect(screen.queryByText('Log in to see this.')).toBeNull();
});
