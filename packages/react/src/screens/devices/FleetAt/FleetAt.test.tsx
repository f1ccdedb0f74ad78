// @vitest-environment happy-dom
import { defaultSeed } from '@carillon/mocks';
import { createDemo } from '@carillon/mocks/demo';
import type { Device } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { testClient } from '../../../testClient.ts';
import { Screen } from '../../../ui/index.ts';
import FleetAt from './FleetAt.tsx';

afterEach(cleanup);

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The devices of the owner on a Wednesday at 12:00 UTC; 'Morning radio' is over since 10:00. */
async function openAt(timeZone = 'UTC') {
  const clock = createVirtualClock(Date.UTC(2026, 2, 25, 12));
  const devices = defaultSeed.devices.filter(({ user_id }) => user_id === 2) as readonly Device[];
  const demo = await createDemo({ clock, on: devices.map(({ device_id }) => device_id) });
  const client = testClient(demo.platform, demo);
  render(
    <CarillonProvider client={client} timeZone={timeZone}>
      <Screen isPage>
        <FleetAt
          groups={[{ tag: null, hasHead: false, devices }]}
          findIcon={() => undefined}
          onClose={() => {}}
        />
      </Screen>
    </CarillonProvider>,
  );
  async function pass(ms: number) {
    await act(async () => {
      clock.advance(ms);
      for (let turn = 0; turn < 10; turn++) await settle();
    });
  }
  await screen.findByText('Café terrace');
  for (let tries = 0; tries < 50 && !screen.queryByText('0 of 3 devices will play.'); tries++)
    await pass(100);
  const mark = screen.getByRole('slider');
  const press = (key: string, times = 1) =>
    act(async () => {
      for (let i = 0; i < times; i++) fireEvent.keyDown(mark, { key });
    });
  return { pass, press, mark };
}

test('FLV-02 the mark says its time, and how many devices play then', async () => {
  const { mark, press } = await openAt();
  expect(mark.getAttribute('aria-valuetext')).toBe('12:00');
  expect(screen.getByText('Wednesday, 12:00:')).toBeTruthy();
  await press('PageDown', 3);
  expect(mark.getAttribute('aria-valuetext')).toBe('09:00');
  // That is over: nobody says that it will play.
  expect(screen.getByText('3 of 3 devices were due to play.')).toBeTruthy();
  await press('End');
  expect(mark.getAttribute('aria-valuetext')).toBe('23:59');
  expect(screen.getByText('0 of 3 devices will play.')).toBeTruthy();
});

test('FLV-02 now goes on until another moment is chosen, and comes back with its button', async () => {
  const { mark, press, pass } = await openAt();
  await pass(120_000);
  expect(mark.getAttribute('aria-valuetext')).toBe('12:02');
  await press('ArrowRight');
  await pass(120_000);
  expect(mark.getAttribute('aria-valuetext')).toBe('12:17');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Now' })));
  expect(mark.getAttribute('aria-valuetext')).toBe('12:04');
});

test('FLV-02 a change of the clocks between now and the day is said, and what it does to events', async () => {
  const { press } = await openAt('Europe/Rome');
  expect(screen.queryByText(/clocks change/)).toBeNull();
  const part = screen.getByRole('spinbutton', { name: /^day/ });
  const up = () => act(async () => fireEvent.keyDown(part, { key: 'ArrowUp' }));
  for (let day = 26; day <= 29; day++) await up();
  await waitFor(() =>
    expect(screen.getByText('That night the clocks change from 02:00 to 03:00.')).toBeTruthy(),
  );
  expect(screen.getByText('From then on events run 1 hour later.')).toBeTruthy();
  await up();
  await waitFor(() => expect(screen.getByText('On March 29, 2026 the clocks change.')).toBeTruthy());
  await press('Home');
  expect(screen.getByText('Monday, 00:00:')).toBeTruthy();
});
