// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { systemClock } from '@carillon/protocol/time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator/browser';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { DeviceTime } from './DeviceTime.tsx';

afterEach(cleanup);

const noon = Date.parse('2026-03-04T12:00:00Z');
const clock = { ...systemClock, now: () => noon + performance.now() };

// As an integrator tests it, with a document that is no browser's: it tells of a selection while react-aria moves it.
test('CLK-04 under happy-dom the clock of a device is adjusted by keys', async () => {
  // Where listeners answer each other until the stack is full, this document says so and goes on.
  const told = vi.spyOn(console, 'error');
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) }));
  const set: unknown[] = [];
  hub.observe('cmd/req/micro-eth/CR-1002', (_topic, payload) => {
    const { msg, body } = JSON.parse(payload);
    if (msg === 'rtcc' && body.epoch !== undefined) set.push(body);
  });
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  render(
    <CarillonProvider
      client={client}
      navigation={createMemoryNavigation('/')}
      locale="de-DE"
      timeZone="Europe/Rome"
    >
      <DeviceTime userId={2} id={2} />
    </CarillonProvider>,
  );
  const adjust = () => screen.getByRole('button', { name: 'Adjust' });
  await waitFor(() => expect(adjust().hasAttribute('disabled')).toBe(false), { timeout: 3000 });
  await userEvent.click(adjust());

  const dialog = within(await screen.findByRole('dialog'));
  const type = async (group: HTMLElement, keys: string) => {
    const [first] = within(group).getAllByRole('spinbutton');
    await userEvent.click(first ?? document.body);
    await userEvent.keyboard(keys);
  };
  await type(dialog.getByRole('group', { name: 'Date' }), '05032026');
  await type(dialog.getByRole('group', { name: 'Time' }), '1805');
  await userEvent.click(dialog.getByRole('button', { name: 'Adjust' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // Five past six in the evening in Rome.
  expect(set).toMatchObject([{ epoch: Date.parse('2026-03-05T17:05:00Z') / 1000 }]);
  expect(told).not.toHaveBeenCalled();
  client.broker.disconnect();
});
