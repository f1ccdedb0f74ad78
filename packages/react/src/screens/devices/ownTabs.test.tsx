// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { devices } from '@carillon/protocol/device';
import { DAY } from '@carillon/protocol/schedule';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { useOwnSaves } from '../../patterns/form/stored/useOwnSaves.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { DeviceList } from './DeviceList/DeviceList.tsx';
import { useDevicePage } from './DevicePage/useDevicePage.ts';
import { PlaybackEventForm } from './EventForm/PlaybackEventForm.tsx';
import { EventList } from './EventList/EventList.tsx';
import { type EventMoves, type MovedList, useEventMoves } from './EventList/useEventMoves.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const stop of stops.splice(0)) stop();
});

/** The clock of the machine, on a Monday morning: at an hour at which the weekend plays, moving it would be asked about. */
const begun = systemClock.elapsed();
const clock = { ...systemClock, now: () => Date.UTC(2026, 2, 2, 8) + systemClock.elapsed() - begun };

const wait = { timeout: 5000 };
const DEVICE = '/manage/2/feature/2';

/** A browser whose tabs show one platform and one device, each with a session and a connection of its own. */
function openBrowser() {
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) }));
  let last = testClient(platform, { clock });
  async function openTab(path: string, page: ReactNode) {
    const client = testClient(platform, { broker: hub.transport(), clock });
    await client.session.login(OWNER);
    last = client;
    stops.push(() => client.broker.disconnect());
    const { container } = render(
      <CarillonProvider client={client} navigation={createMemoryNavigation(path)} onNotice={() => {}}>
        {page}
      </CarillonProvider>,
    );
    return within(container);
  }
  return { openTab, client: () => last };
}

test('ENT-03 what one has tagged in the list is known as one’s own where the device is edited', async () => {
  const { openTab, client } = openBrowser();
  const list = await openTab('/manage/2/list', <DeviceList userId={2} />);
  const edited = renderHook(() => useOwnSaves(`${DEVICE}/dash`, 2)).result;
  const another = renderHook(() => useOwnSaves(`${DEVICE}/dash`, 3)).result;
  const read = () => client().http.request(devices.calls.read, { userId: 2, id: 2 });
  const before = await read();
  await userEvent.click(await list.findByRole('row', { name: 'Café terrace' }, wait));
  await userEvent.click(list.getByRole('button', { name: 'Tag' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear tag' }, wait));
  await waitFor(async () => expect(edited.current.isOwn(await read())).toBe(true), wait);
  expect([edited.current.isOwn(before), another.current.isOwn(await read())]).toEqual([false, false]);
});

test('ENT-03 an event that one has deleted in the list is said to be deleted by oneself, where it is being edited', async () => {
  const { openTab } = openBrowser();
  const form = await openTab(
    `${DEVICE}/events/2/playback`,
    <PlaybackEventForm userId={2} id={2} eventId={2} />,
  );
  await userEvent.type(await form.findByDisplayValue('Weekend mix', {}, wait), ' live');
  const list = await openTab(`${DEVICE}/events`, <EventList userId={2} id={2} />);
  await userEvent.click(await list.findByRole('row', { name: 'Weekend mix' }, wait));
  await userEvent.click(list.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'I am sure, delete Weekend mix' }));
  expect(await screen.findByText('You deleted this in another tab.', {}, wait)).toBeDefined();
});

test('ENT-03 EVT-10 an event that one has moved on the week, or moved back, is said to be changed by oneself, where it is being edited', async () => {
  const { openTab } = openBrowser();
  const form = await openTab(
    `${DEVICE}/events/2/playback`,
    <PlaybackEventForm userId={2} id={2} eventId={2} />,
  );
  const name = await form.findByDisplayValue('Weekend mix', {}, wait);
  await userEvent.type(name, ' live');
  let moves: EventMoves | undefined;
  await openTab(
    `${DEVICE}/events`,
    <Moving
      onMoves={(now) => {
        moves = now;
      }}
    />,
  );
  await waitFor(() => expect(moves?.freedomOf('evts/2')).not.toHaveProperty('reason'), wait);
  const event = { id: 'evts/2', name: 'Weekend mix', runs: [] };
  const from = { start: 6 * DAY + 600, end: 6 * DAY + 660 };
  const to = { start: from.start + 60, end: from.end + 60 };
  act(() => moves?.onMove({ event, from, to, runs: [] }));
  expect(await form.findByText('You changed this in another tab.', {}, wait)).toBeDefined();
  await waitFor(() => expect(moves?.done).toBeTruthy(), wait);
  // What was not changed here is taken over, as the move on the week is.
  expect(form.getByText('Taken over: you did not change this field.')).toBeDefined();
  expect(form.getByDisplayValue('Weekend mix live')).toBeDefined();
  act(() => moves?.onUndo());
  expect(await form.findByText('You changed this in another tab.', {}, wait)).toBeDefined();
});

/** The hand on the week of the device, without a week. */
function Moving({ onMoves }: { onMoves: (moves: EventMoves) => void }) {
  const { page, device, live } = useDevicePage({ userId: 2, id: 2 });
  return page.status === 'ready' && device && <Hand device={device} live={live} onMoves={onMoves} />;
}

function Hand({
  device,
  live,
  onMoves,
}: Pick<MovedList, 'device' | 'live'> & { onMoves: (moves: EventMoves) => void }) {
  const events = live.events ?? [];
  const list = {
    device,
    events,
    live,
    isStale: false,
    block: undefined,
    offsetMinutes: 0,
    summaryOf: () => '',
  };
  onMoves(useEventMoves(list, () => {}));
  return null;
}
