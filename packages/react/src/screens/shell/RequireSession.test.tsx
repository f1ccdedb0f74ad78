// @vitest-environment happy-dom
import { createCarillonClient, type KeyValueStorage, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { countries } from '@carillon/protocol/catalog';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Notice, useCarillon } from '../../hooks/context.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { ADMIN, OWNER } from '../../testClient.ts';
import { CountryForm } from '../backoffice/CountryForm.tsx';
import { AppShell } from './AppShell.tsx';
import { RequireSession } from './RequireSession.tsx';

afterEach(cleanup);

const CHANGED = /^Someone else changed this (at .*, )?after you opened it\.$/;
const FORM = '/backend/country/1';
const LOGIN = '/backend/login?return=%2Fbackend%2Fcountry%2F1';

/** A browser of several tabs: what one of them writes, the others hear. */
function createBrowser() {
  const listeners = new Map<KeyValueStorage, (key: string) => void>();
  const kept = memoryStorage();
  const openTab = (): KeyValueStorage => {
    const tab: KeyValueStorage = {
      read: kept.read,
      write(key, value) {
        kept.write(key, value);
        for (const [other, listener] of listeners) if (other !== tab) listener(key);
      },
      subscribe(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    };
    return tab;
  };
  return { openTab };
}

/** The one route of a host. */
function Route() {
  if (useCarillon('Route').navigation.useLocation().pathname !== FORM) return null;
  return (
    <RequireSession isForAdmins>
      <CountryForm id={1} />
    </RequireSession>
  );
}

/** The country form in the frame of a host, for administrators; country 1 is Austria. */
async function open() {
  const expired = { isTrue: false };
  const platform = createPlatform({
    faults: (call) => (expired.isTrue && call !== 'login' ? new Response('', { status: 401 }) : undefined),
  });
  const calls: string[] = [];
  const browser = createBrowser();
  const createTab = ({ openTab } = browser) =>
    createCarillonClient({
      apiUrl: 'http://carillon.test',
      broker: '',
      storage: openTab(),
      // A browser without locks would wait for another tab to be faster (FLT-052).
      exclusive: (_name, run) => run(true),
      fetch(url, init) {
        calls.push(`${init?.method ?? 'GET'} ${new URL(url).pathname}`);
        return platform.handle(new Request(url, init));
      },
    });
  const client = createTab();
  await client.session.login(ADMIN);
  const navigation = createMemoryNavigation(FORM);
  const notices: Notice[] = [];
  render(
    <StrictMode>
      <CarillonProvider client={client} navigation={navigation} onNotice={(notice) => notices.push(notice)}>
        <AppShell>
          <Route />
        </AppShell>
      </CarillonProvider>
    </StrictMode>,
  );
  await screen.findByDisplayValue('Austria');
  const otherTab = createTab();
  const somebodyElse = createTab(createBrowser());
  const endElsewhere = () => act(() => otherTab.session.logout());
  return { platform, client, otherTab, somebodyElse, navigation, notices, calls, expired, endElsewhere };
}

async function rename(to: string) {
  const name = screen.getByDisplayValue('Austria');
  await userEvent.clear(name);
  await userEvent.type(name, to);
}

const question = () => screen.findByRole('alertdialog', { name: 'Log in again' });
const queryQuestion = () => screen.queryByRole('alertdialog', { name: 'Log in again' });
const typed = () => screen.queryByDisplayValue('Österreich');

/** Fills in what differs from what stands there, and logs in. */
async function logIn({ email, password }: typeof ADMIN) {
  const dialog = within(await question());
  const address = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  if (address.value !== email) {
    await userEvent.clear(address);
    await userEvent.type(address, email);
  }
  await userEvent.type(dialog.getByLabelText('Password'), password);
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }));
}

test('FLT-053 a save that finds the session over keeps what was typed; after a login it is saved', async () => {
  const { client, navigation, expired } = await open();
  await rename('Österreich');
  expired.isTrue = true;
  await userEvent.keyboard('{Enter}');
  const dialog = await question();
  expect(dialog.textContent).toContain('What you typed is still here, for admin@carillon.example');
  expect(typed()).not.toBeNull();

  expired.isTrue = false;
  await logIn(ADMIN);
  await waitFor(() => expect(queryQuestion()).toBeNull());
  expect(navigation.current()).toBe(FORM);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(navigation.current()).toBe('/backend/countries'));
  expect(await client.http.request(countries.calls.read, { id: 1 })).toMatchObject({ name: 'Österreich' });
});

test('FLT-059 a logout in another tab keeps what was typed, and nothing is asked for until the same person is back', async () => {
  const { otherTab, calls, endElsewhere } = await open();
  await rename('Österreich');
  await endElsewhere();
  await question();
  calls.length = 0;
  act(() => void dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(CHANGED)).toBeNull();
  expect(calls).toEqual([]);

  await act(() => otherTab.session.login(ADMIN));
  await waitFor(() => expect(queryQuestion()).toBeNull());
  expect(typed()).not.toBeNull();
  await waitFor(() => expect(calls).toContain('GET /api/countries/1'));
});

test('FLT-076 what somebody else saved meanwhile is told after the login', async () => {
  const { otherTab, somebodyElse, endElsewhere } = await open();
  await rename('Österreich');
  await endElsewhere();
  await question();
  await somebodyElse.session.login(ADMIN);
  await somebodyElse.http.request(countries.calls.update, { id: 1, body: { name: 'Autriche', code: 'AT' } });
  await act(() => otherTab.session.login(ADMIN));
  expect(await screen.findByText(CHANGED)).toBeDefined();
  expect(typed()).not.toBeNull();
});

test('FLT-059 where nothing is typed the end of a session leads to the login at once', async () => {
  const { navigation, endElsewhere } = await open();
  await endElsewhere();
  expect(navigation.current()).toBe(LOGIN);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(queryQuestion()).toBeNull();
});

test('FLT-058 NAV-07 another person who logs in there finds nothing of what was typed', async () => {
  const { navigation, notices, endElsewhere } = await open();
  await rename('Österreich');
  await endElsewhere();
  await logIn(OWNER);
  // And is not asked about it either: people who are not administrators are led on.
  await waitFor(() => expect(navigation.current()).toBe('/backend/profile'));
  expect(notices).toEqual([
    {
      kind: 'warning',
      title: 'Administrators only',
      detail: 'That page cannot be opened with your account.',
    },
  ]);
  expect(typed()).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('FLT-058 another person who logs in in another tab begins anew', async () => {
  const { platform, otherTab } = await open();
  platform.changeUser(2, { role: 'admin' });
  await rename('Österreich');
  await act(() => otherTab.session.login(OWNER));
  expect(typed()).toBeNull();
  expect(await screen.findByDisplayValue('Austria')).toBeDefined();
});

test('FLT-085 whoever does not log in again is asked, and then led to the login', async () => {
  const { navigation, endElsewhere } = await open();
  await rename('Österreich');
  await endElsewhere();
  const cancel = async () =>
    userEvent.click(within(await question()).getByRole('button', { name: 'Leave without saving' }));
  const answer = async (name: string) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };
  await cancel();
  await answer('Stay');
  expect(await question()).toBeDefined();
  expect(typed()).not.toBeNull();
  await cancel();
  await answer('Leave');
  await waitFor(() => expect(navigation.current()).toBe(LOGIN));
  expect(typed()).toBeNull();
});

test('FLT-085 who logs out after a yes is not asked to log in again', async () => {
  const { navigation } = await open();
  await rename('Österreich');
  await userEvent.click(screen.getByRole('button', { name: 'Ada Winter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(navigation.current()).toBe('/');
  expect(queryQuestion()).toBeNull();
  expect(typed()).toBeNull();
});

test('FLT-126 FLT-061 where the browser keeps no login, it is asked for in place: no page is left for it, and who logs in is in', async () => {
  const platform = createPlatform();
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: '',
    storage: { ...memoryStorage(), isLasting: () => false },
    exclusive: (_name, run) => run(true),
    fetch: (url, init) => platform.handle(new Request(url, init)),
  });
  const navigation = createMemoryNavigation(FORM);
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <Route />
    </CarillonProvider>,
  );
  expect(await screen.findByText('Your login will not be kept')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), ADMIN.email);
  await userEvent.type(screen.getByLabelText('Password'), ADMIN.password);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByDisplayValue('Austria')).toBeDefined();
  expect(navigation.current()).toBe(FORM);
});

test('SES-07 where the host hands the login over nobody is led to ours: the host is told that one is needed', async () => {
  const platform = createPlatform();
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: '',
    session: { token: null, user: null },
    fetch: (url, init) => platform.handle(new Request(url, init)),
  });
  const navigation = createMemoryNavigation(FORM);
  let needed = 0;
  render(
    <CarillonProvider client={client} navigation={navigation} onLoginNeeded={() => needed++}>
      <Route />
    </CarillonProvider>,
  );
  expect((await screen.findByText('Log in to see this.')).textContent).toBeDefined();
  expect([navigation.current(), needed]).toEqual([FORM, 1]);
  const answer = await platform.handle(
    new Request('http://carillon.test/api/accounts/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    }),
  );
  const { data } = await answer.json();
  act(() => client.session.handOver(data));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveProperty('value', 'Austria'));
  await userEvent.type(name, ' and more');
  await act(() => client.session.logout());
  // It is kept until the next login is handed over.
  expect(name).toHaveProperty('value', 'Austria and more');
  expect(screen.queryByRole('dialog')).toBeNull();
});
