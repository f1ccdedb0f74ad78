// @vitest-environment happy-dom
import { createPlatform, defaultSeed, observeBroker } from '@carillon/mocks';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getQueries } from '../../../hooks/platform/queries.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { DeviceBoard } from './DeviceBoard.tsx';

afterEach(cleanup);

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

async function openBoard() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  const devices = defaultSeed.devices.filter(({ user_id }) => user_id === 2);
  const firmwares = devices.map(({ device_id: label, class_id: classId }) => {
    const firmware = createFirmware({ label, classId, clock, events: exampleEvents(classId) });
    return { firmware, attachment: hub.attach(firmware) };
  });
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  const show = (shown: typeof devices) => (
    <CarillonProvider client={client}>
      <DeviceBoard userId={2} devices={shown} tags={[]} />
    </CarillonProvider>
  );
  const page = render(show(devices));
  async function pass(ms: number) {
    await act(async () => {
      clock.advance(ms);
      for (let turn = 0; turn < 10; turn++) await settle();
    });
  }
  await screen.findByText('Café terrace');
  await waitFor(() => expect(getQueries(client).isFetching()).toBe(0));
  for (let tries = 0; tries < 100 && screen.queryAllByText('Paused').length < 4; tries++) await pass(100);
  const readCounts = () => screen.getByRole('list', { name: 'Devices by state' }).textContent;
  return { hub, devices, firmwares, page, show, pass, readCounts, client };
}

test('a device that begins to play is counted, and no other cell changes', async () => {
  const { hub, pass, readCounts, client } = await openBoard();
  expect(readCounts()).toBe('0Playing3Paused0Need attention3Devices');
  const cells = screen.getAllByRole('listitem').filter((item) => /Lobby|Bell/.test(item.textContent ?? ''));
  const before = cells.map((cell) => cell.innerHTML);
  const request = JSON.stringify({ req: 7, msg: 'StartEvent', body: { id: 'evts/1' } });
  act(() => hub.publish('cmd/req/micro-eth/CR-1002', request));
  for (let passedMs = 0; passedMs < 10_000; passedMs += 500) await pass(500);
  expect(readCounts()).toBe('1Playing2Paused0Need attention3Devices');
  expect(cells.map((cell) => cell.innerHTML)).toEqual(before);
  client.broker.disconnect();
});

test('a device that is gone from the list is counted no more, and nobody listens to it', async () => {
  const { devices, page, show, pass, readCounts, client } = await openBoard();
  page.rerender(show(devices.slice(1)));
  await pass(1000);
  expect(readCounts()).toBe('0Playing2Paused0Need attention2Devices');
  client.broker.disconnect();
});
