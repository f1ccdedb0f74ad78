// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
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
import { PlaybackEventForm } from './EventForm/PlaybackEventForm.tsx';
import { EventList } from './EventList/EventList.tsx';

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

/** The events of a device, and the form of one of them. */
function EventRoutes() {
  const { pathname } = useCarillon('EventRoutes').navigation.useLocation();
  const eventId = /\/events\/(\d+)\/playback$/.exec(pathname)?.[1];
  return eventId === undefined ? (
    <EventList userId={2} id={2} />
  ) : (
    <PlaybackEventForm userId={2} id={2} eventId={Number(eventId)} />
  );
}

test('EVT-05 LST-12 after an event is saved the focus is on its row in the list', async () => {
  const platform = createPlatform();
  const hub = createHub({ authority: platform.authority });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) }));
  const client = testClient(platform, { broker: hub.transport() });
  await client.session.login(OWNER);
  const navigation = createMemoryNavigation('/manage/2/feature/2/events');
  render(
    <CarillonProvider client={client} navigation={navigation} onNotice={() => {}}>
      <EventRoutes />
    </CarillonProvider>,
  );
  const wait = { timeout: 5000 };
  await screen.findAllByText('Weekend mix', {}, wait);
  const edit = screen.getAllByRole('link').find((link) => link.getAttribute('href')?.includes('/2/playback'));
  await userEvent.click(edit ?? document.body);
  const name = await screen.findByDisplayValue('Weekend mix', {}, wait);
  await userEvent.type(name, ' live');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(navigation.current()).toBe('/manage/2/feature/2/events'), wait);
  await waitFor(
    () => expect(document.activeElement?.closest('[data-row]')?.textContent).toContain('Weekend mix live'),
    wait,
  );
  client.broker.disconnect();
});
