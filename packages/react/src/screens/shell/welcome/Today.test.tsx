// @vitest-environment happy-dom
import { createPlatform, defaultSeed, observeBroker } from '@carillon/mocks';
import { devices } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { Welcome } from './Welcome.tsx';

afterEach(cleanup);

const MINUTE_MS = 60_000;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Of the example: 'Morning radio' from Monday to Friday from 06:00 to 10:00 UTC. 'Noon' only where the café is. */
const eventsOf = (label: string, classId: number) => {
  const [morning] = exampleEvents(classId);
  if (label !== 'CR-1002' || !morning) return exampleEvents(classId);
  const everyDay = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });
  return [{ ...morning, name: 'Noon', repeat: everyDay, time: [12 * 60 + 5, 13 * 60] as [number, number] }];
};

/** Welcome of the owner of three devices, on Wednesday at 12:00 UTC. */
async function openToday() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const calls: string[] = [];
  const platform = createPlatform({
    clock,
    faults(name) {
      calls.push(name);
      return undefined;
    },
  });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  hub.observe('cmd/req/#', (topic) => void calls.push(topic));
  for (const { user_id, device_id: label, class_id: classId } of defaultSeed.devices) {
    if (user_id !== 2) continue;
    hub.attach(createFirmware({ label, classId, clock, events: eventsOf(label, classId) }));
  }
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  render(
    <CarillonProvider client={client} timeZone="UTC">
      <Welcome />
    </CarillonProvider>,
  );
  async function pass(ms: number) {
    await act(async () => {
      clock.advance(ms);
      for (let turn = 0; turn < 10; turn++) await settle();
    });
  }
  await screen.findByText('Café terrace');
  await waitFor(() => expect(getQueries(client).isFetching()).toBe(0));
  for (let tries = 0; tries < 100 && !screen.queryByText(/3 of 3 checked/); tries++) await pass(100);
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('li');
  return { clock, hub, calls, pass, rowOf, client };
}

/** The line of now in a lane: nothing is in it, and nothing else stands in its place. */
const isLineOfNow = (node: Node) => node.nodeName === 'line';

/** Which elements of a page change meanwhile; of a lane, but for its line of now. */
function watchChanges() {
  const changed = new Set<Node>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) changed.add(target);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    within: (element: Element | null) =>
      [...changed].filter((node) => element?.contains(node) && !isLineOfNow(node)),
    lines: () => [...changed].filter(isLineOfNow).length,
    stop: () => observer.disconnect(),
  };
}

test('EVT-09 a minute moves the line of now and draws no lane anew; an event that begins changes its own; nobody is asked', async () => {
  const { calls, pass, rowOf, client } = await openToday();
  expect(rowOf('Café terrace')?.textContent).toContain('Silent until 12:05');
  expect(screen.getByText('12:00')).toBeTruthy();
  const asked = calls.length;
  expect(calls).toEqual(expect.arrayContaining(['listDevices', 'cmd/req/micro-eth/CR-1002']));
  const changes = watchChanges();
  await pass(MINUTE_MS);
  expect(screen.getByText('12:01')).toBeTruthy();
  expect(changes.lines()).toBe(3);
  expect(changes.within(document.querySelector('ul'))).toEqual([]);
  for (let minute = 0; minute < 4; minute++) await pass(MINUTE_MS);
  for (let seconds = 0; seconds < 20; seconds++) await pass(1000);
  expect(rowOf('Café terrace')?.textContent).toMatch(/Noon.*until 13:00/);
  expect(screen.getByRole('img', { name: 'Noon, 12:05 to 13:00: Playing' })).toBeTruthy();
  expect(screen.getByText(/1 of 3 playing/)).toBeTruthy();
  for (const name of ['Lobby north', 'Bell tower']) expect(changes.within(rowOf(name))).toEqual([]);
  expect(calls.slice(asked)).toEqual([]);
  changes.stop();
  client.broker.disconnect();
});

test('EVT-09 at midnight the lanes are those of the next day', async () => {
  const { clock, pass, client } = await openToday();
  expect(screen.getAllByRole('img', { name: 'Morning radio, 06:00 to 10:00: Was' })).toHaveLength(2);
  await pass(Date.UTC(2026, 2, 5) - clock.now() - MINUTE_MS);
  await pass(2 * MINUTE_MS);
  expect(await screen.findByText(/Thursday, March 5/)).toBeTruthy();
  expect(screen.getAllByRole('img', { name: 'Morning radio, 06:00 to 10:00: Next' })).toHaveLength(2);
  client.broker.disconnect();
});

test('EVT-09 an event that somebody else stores stands in its lane at once', async () => {
  const { hub, pass, rowOf, client } = await openToday();
  const [body] = eventsOf('CR-1002', 2);
  const changed = { ...body, name: 'Tea', time: [15 * 60, 16 * 60] };
  act(() =>
    hub.publish('cmd/req/micro-eth/CR-1002', JSON.stringify({ req: 7, msg: 'SetEvent', body: changed })),
  );
  for (let tries = 0; tries < 20; tries++) await pass(500);
  expect(rowOf('Café terrace')?.textContent).toContain('Silent until 15:00');
  expect(screen.getByRole('img', { name: 'Tea, 15:00 to 16:00: Next' })).toBeTruthy();
  client.broker.disconnect();
});

test('EVT-09 a device that is unregistered meanwhile has no lane and is counted no longer', async () => {
  const { pass, client } = await openToday();
  const { id } = defaultSeed.devices.find(({ name }) => name === 'Bell tower') ?? {};
  await client.http.request(devices.calls.remove, { userId: 2, id: id ?? 0 });
  await act(() => getQueries(client).invalidateQueries());
  await pass(1000);
  expect(screen.queryByRole('link', { name: 'Bell tower' })).toBeNull();
  expect(screen.getByText(/2 of 2 checked/)).toBeTruthy();
  expect(screen.getByText(/0 of 2 playing/)).toBeTruthy();
  client.broker.disconnect();
});
