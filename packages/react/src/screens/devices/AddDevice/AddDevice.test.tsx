// @vitest-environment happy-dom
import { memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { devices } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { type Notice, useCarillon } from '../../../hooks/context.ts';
import { keepRegistration, readRegistration } from '../../../hooks/page/keptRegistration.ts';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { RequireSession } from '../../shell/RequireSession.tsx';
import { AddDevice } from './AddDevice.tsx';

afterEach(cleanup);

const KEY = 'carillon.registration';
const LINK = '/manage/2/add?label=CR-1005&key=KEY-1005';
const facts = { label: 'CR-1005', key: 'KEY-1005' };
const HOUR_MS = 3_600_000;

/** The one route of a host. */
function Route() {
  const { pathname } = useCarillon('Route').navigation.useLocation();
  return pathname === '/manage/2/add' ? (
    <RequireSession>
      <AddDevice userId={2} />
    </RequireSession>
  ) : null;
}

/** A platform of which the first registration is done, and its answer lost, where that is wanted. */
function openAt(address: string, { isAnswerLost = false, isLasting = true } = {}) {
  const platform = createPlatform();
  const storage = { ...memoryStorage(), isLasting: () => isLasting };
  let registrations = 0;
  const client = testClient(platform, {
    storage,
    async fetch(url, init) {
      const answer = await platform.handle(new Request(url, init));
      if (init?.method !== 'POST' || !/\/devices\/2$/.test(String(url))) return answer;
      registrations += 1;
      if (isAnswerLost && registrations === 1) throw new TypeError('The answer is lost.');
      return answer;
    },
  });
  const navigation = createMemoryNavigation(address);
  const told: Notice[] = [];
  const show = () =>
    render(
      <CarillonProvider client={client} navigation={navigation} onNotice={(notice) => told.push(notice)}>
        <Route />
      </CarillonProvider>,
    );
  return { client, storage, navigation, told, show, sent: () => registrations };
}

const label = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Label' });
const key = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Key' });
const press = async () => userEvent.click(screen.getByRole('button', { name: 'Register Device' }));

async function fillRest() {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Device Name' }), 'Gallery');
  await userEvent.click(await screen.findByRole('button', { name: /Icon/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Tower' }));
}

test('DEV-07 DEV-08 a link is kept over the login, stands in no address, and is gone once the device is registered', async () => {
  const { client, storage, navigation, show } = openAt(LINK);
  show();
  await waitFor(() => expect(navigation.current()).toBe('/backend/login?return=%2Fmanage%2F2%2Fadd'));
  expect(storage.read(KEY)).toContain('KEY-1005');
  cleanup();
  await client.session.login(OWNER);
  const later = createMemoryNavigation('/manage/2/add');
  render(
    <CarillonProvider client={client} navigation={later}>
      <Route />
    </CarillonProvider>,
  );
  expect([(await label()).value, (await key()).value]).toEqual(['CR-1005', 'KEY-1005']);
  await fillRest();
  await press();
  await waitFor(() => expect(later.current()).toBe('/manage/2/list'));
  expect(storage.read(KEY)).toBeNull();
});

test('DEV-08 a link that is opened by somebody logged in is kept until the device is registered', async () => {
  const { client, storage, navigation, show } = openAt(LINK);
  await client.session.login(OWNER);
  show();
  expect((await key()).value).toBe('KEY-1005');
  await waitFor(() => expect(navigation.current()).toBe('/manage/2/add'));
  expect(readRegistration(client)).toEqual(facts);
  await act(async () => client.session.logout());
  expect(storage.read(KEY)).toContain('CR-1005');
});

test('DEV-08 the link of one device stays where another is registered', async () => {
  const { client, storage, navigation, show } = openAt('/manage/2/add');
  keepRegistration(client, facts);
  await client.session.login(OWNER);
  show();
  for (const [field, text] of [
    [await label(), 'CR-1006'],
    [await key(), 'KEY-1006'],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await fillRest();
  await press();
  await waitFor(() => expect(navigation.current()).toBe('/manage/2/list'));
  expect(storage.read(KEY)).toContain('KEY-1005');
});

test('DEV-08 FLT-126 where the browser keeps nothing the login is asked for on the page of the link, whose label and key stay', async () => {
  const { client, navigation, show } = openAt(LINK, { isLasting: false });
  show();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeDefined();
  expect(navigation.current()).toBe(LINK);
  await act(async () => void (await client.session.login(OWNER)));
  expect([(await label()).value, (await key()).value]).toEqual(['CR-1005', 'KEY-1005']);
});

test.each([
  ['leave the address of a page that only says that a login is needed', true, '/manage/2/add'],
  ['stay there where the browser keeps nothing', false, LINK],
])('DEV-08 label and key %s, and are in the form after the login', async (_case, isLasting, address) => {
  const { client, navigation } = openAt(LINK, { isLasting });
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <AddDevice userId={2} />
    </CarillonProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveProperty(
    'href',
    expect.stringContaining('return=%2Fmanage%2F2%2Fadd'),
  );
  expect(navigation.current()).toBe(address);
  await act(async () => void (await client.session.login(OWNER)));
  expect([(await label()).value, (await key()).value]).toEqual(['CR-1005', 'KEY-1005']);
});

test('DEV-08 a link is kept for an hour, and what cannot be read is dropped', () => {
  const clock = createVirtualClock(HOUR_MS);
  const storage = memoryStorage();
  keepRegistration({ storage, clock }, facts);
  expect(JSON.parse(storage.read(KEY) ?? '')).toEqual({ v: 1, at: HOUR_MS, ...facts });
  clock.advance(HOUR_MS - 1);
  expect(readRegistration({ storage, clock })).toEqual(facts);
  clock.advance(1);
  expect(readRegistration({ storage, clock })).toBeNull();
  expect(storage.read(KEY)).toBeNull();
  const whole = { v: 1, at: clock.now(), ...facts };
  for (const wrong of [
    '{',
    'null',
    '[]',
    { ...whole, v: 2 },
    { ...whole, key: 1 },
    { ...whole, at: clock.now() + 1 },
  ]) {
    storage.write(KEY, typeof wrong === 'string' ? wrong : JSON.stringify(wrong));
    expect(readRegistration({ storage, clock }), String(wrong)).toBeNull();
    expect(storage.read(KEY)).toBeNull();
  }
});

test('FLT-130 the answer is lost and Register is pressed again: one device, and the form says that it is registered by now', async () => {
  const { client, storage, navigation, told, show, sent } = openAt(LINK, { isAnswerLost: true });
  await client.session.login(OWNER);
  show();
  await fillRest();
  await press();
  await screen.findByRole('alert');
  await press();
  await waitFor(() => expect(navigation.current()).toBe('/manage/2/list'));
  expect(sent()).toBe(2);
  expect(told.map(({ title }) => title)).toEqual(['Gallery is registered to this account by now.']);
  const list = await client.http.request(devices.calls.list, { userId: 2, query: {} });
  expect(list.filter(({ device_id }) => device_id === 'CR-1005')).toHaveLength(1);
  expect(storage.read(KEY)).toBeNull();
});
