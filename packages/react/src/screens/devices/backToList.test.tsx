// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { useCarillon } from '../../hooks/context.ts';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider, type CarillonProviderProps } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { Login } from '../account/Login/Login.tsx';
import { DeviceDashboard } from './DeviceDashboard/DeviceDashboard.tsx';
import { DeviceList } from './DeviceList/DeviceList.tsx';

afterEach(cleanup);

const LIST = '/manage/2/list?ds=10&by=name_des';

/** The two routes of a console. */
function Routes() {
  const { pathname } = useCarillon('Routes').navigation.useLocation();
  const id = /\/feature\/(\d+)\/dash$/.exec(pathname)?.[1];
  return id === undefined ? <DeviceList userId={2} /> : <DeviceDashboard userId={2} id={Number(id)} />;
}

test('LST-01 the path above a dashboard leads back to the list as it was left', async () => {
  const client = testClient();
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation(LIST);
  render(
    <CarillonProvider client={client} navigation={navigation}>
      <Routes />
    </CarillonProvider>,
  );
  const toDevice = async () =>
    (await screen.findAllByRole('link')).find((link) => /\/dash$/.test(link.getAttribute('href') ?? ''));
  await waitFor(async () => expect(await toDevice()).toBeDefined());
  await userEvent.click((await toDevice()) ?? document.body);
  await waitFor(() => expect(navigation.current()).toMatch(/\/dash$/));
  await userEvent.click(await screen.findByRole('link', { name: 'Devices' }));
  expect(navigation.current()).toBe(LIST);
  client.broker.disconnect();
});

test('a host without the list, and one without the other account pages, is shown no link to them', async () => {
  const client = testClient();
  await client.session.login(OWNER);
  const links = () => screen.queryAllByRole('link').map((link) => link.textContent);
  const show = (pages: CarillonProviderProps['pages']) => (
    <CarillonProvider client={client} pages={pages}>
      <DeviceDashboard userId={2} id={2} />
      <DeviceDashboard userId={2} id={77} />
      <Login />
    </CarillonProvider>
  );
  const { rerender } = render(show(['device', 'login']));
  await screen.findByRole('heading', { name: 'Café terrace' });
  await screen.findByRole('alert');
  expect(links()).toEqual([]);
  rerender(show(['device', 'login', 'devices', 'signup']));
  expect(links()).toEqual(['Devices', 'Devices', 'Back to devices', 'Signup']);
  client.broker.disconnect();
});
