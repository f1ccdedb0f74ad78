// @vitest-environment happy-dom
// A server draws the screens for nobody, since it knows no storage of a browser; the page takes them over for whoever is
// logged in there.
import { createCarillonClient, memoryStorage } from '@carillon/client';
import { createPlatform } from '@carillon/mocks';
import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static.edge';
import { afterEach, expect, test, vi } from 'vitest';
import { Login } from '../account.ts';
import { CountryForm, CountryList } from '../backoffice.ts';
import { DeviceDashboard, DeviceList } from '../devices.ts';
import { createMemoryNavigation } from '../hooks/index.ts';
import { AppShell, NotFound, RequireGuest, RequireSession, Welcome } from '../index.ts';
import { CarillonProvider } from '../provider/CarillonProvider.tsx';
import { Basket, Order, Shop } from '../shop.ts';

const PATH = '/manage/2/list';
const platform = createPlatform();

/** The client of a server, or of a page. */
const createClient = () =>
  createCarillonClient({
    apiUrl: 'http://platform.example',
    broker: 'ws://platform.example',
    storage: memoryStorage(),
    fetch: (url, init) => platform.handle(new Request(url, init)),
  });

const screens: [name: string, element: ReactElement, shown: string, leadsTo?: string][] = [
  ['the login', <Login key="" />, 'Email'],
  [
    'what is for people who are not logged in',
    <RequireGuest key="">
      <Login />
    </RequireGuest>,
    'Email',
    '/',
  ],
  ['the first page', <Welcome key="" />, 'Sound in every room, on time'],
  ['the page that is not there', <NotFound key="" />, '404'],
  ['the shop', <Shop key="" />, 'hop'],
  ['the basket', <Basket key="" />, 'Your basket is empty'],
  ['the order', <Order key="" />, 'There is no order here'],
  ['the device list', <DeviceList key="" userId={2} />, 'Devices'],
  ['the dashboard', <DeviceDashboard key="" userId={2} id={2} />, 'Loading the device'],
  ['the countries', <CountryList key="" />, 'Manage countries.'],
  ['a country', <CountryForm key="" id={3} />, 'Edit Country'],
  ['a new country', <CountryForm key="" id="add" />, 'Add Country'],
  ['the frame', <AppShell key="">content</AppShell>, 'content'],
  [
    'what asks for a login',
    <RequireSession key="" userId={2}>
      content
    </RequireSession>,
    'data-loading="true"',
  ],
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function draw(page: ReactElement): Promise<string> {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  // Otherwise a large page comes in pieces, which a script of React puts in their place.
  const { prelude } = await prerender(page, { progressiveChunkSize: 1_000_000 });
  const html = await new Response(prelude).text();
  vi.unstubAllGlobals();
  return html;
}

test.each(screens)(
  '%s is drawn by a server, and a page takes it over as it is',
  async (_name, element, shown, leadsTo = PATH) => {
    const client = createClient();
    await client.session.login({ email: 'owner@carillon.example', password: 'Owner-123!' });
    const navigation = createMemoryNavigation(PATH);
    const page = (of = createClient()) => (
      <CarillonProvider client={of} navigation={navigation} timeZone="Europe/Rome">
        {element}
      </CarillonProvider>
    );
    const html = await draw(page());
    expect(html).toContain(shown);

    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const differences: unknown[] = [];
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    const root = await act(async () =>
      hydrateRoot(container, page(client), { onRecoverableError: (error) => differences.push(error) }),
    );
    expect(differences).toEqual([]);
    // Server and page are one process here, which is no fault of theirs.
    const isOurs = ([text]: unknown[]) => !String(text).startsWith('Detected multiple renderers');
    expect(complaints.mock.calls.filter(isOurs)).toEqual([]);
    expect(navigation.current()).toBe(leadsTo);
    await act(async () => root.unmount());
    container.remove();
  },
);
