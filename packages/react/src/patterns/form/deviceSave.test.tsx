// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { parseJson, setEvent } from '@carillon/protocol/broker';
import { playbackForm, toPlaybackBody, toPlaybackForm } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useDevice } from '../../hooks/device/useDevice.ts';
import { devicesTexts } from '../../messages/en/devices.ts';
import { eventsTexts } from '../../messages/en/events.ts';
import { errorText } from '../../messages/errorText.ts';
import { createMessages } from '../../messages/messages.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { useCommandForm } from './stored/useCommandForm.ts';

afterEach(cleanup);

const [morning] = exampleEvents(2);
if (morning?.mode !== 'playback') throw new Error('There is no example.');
const saved = morning;

/** A form that saves an event to its device, as a screen has it. */
function useEventForm() {
  const { presence, events } = useDevice('CR-1002');
  const form = useCommandForm({
    device: 'CR-1002',
    command: setEvent,
    start: toPlaybackForm(saved),
    toBody: (values) => values,
    schema: playbackForm,
    areas: [eventsTexts],
    toCommand: (values) => toPlaybackBody(values, saved, saved),
  });
  return { form, presence, names: events?.map(({ name }) => name) };
}

test('FLT-032 a device that goes offline between a save and its reply: the form says so, keeps what was typed, and saves when it is back', async () => {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  const device = createFirmware({ label: 'CR-1002', classId: 2, clock, events: exampleEvents(2) });
  const receive = device.receive.bind(device);
  let isDeaf = false;
  const asked: unknown[] = [];
  device.receive = (topic, payload) => {
    asked.push(parseJson(payload));
    if (!isDeaf) receive(topic, payload);
  };
  hub.attach(device);
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CarillonProvider client={client}>{children}</CarillonProvider>
  );
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 100) {
      await act(async () => {
        clock.advance(100);
        await new Promise<void>((resolve) => setImmediate(resolve));
      });
    }
  };
  const greet = (ctx: string) =>
    hub.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify({ msg: 'Bonjour', ctx }), { retain: true });

  const { result } = renderHook(useEventForm, { wrapper });
  // However long the machine takes for what is no matter of the virtual clock, such as loading a module.
  while (result.current.presence !== 'online') await pass(100);
  act(() => result.current.form.field('name').onChange('Evening radio'));
  isDeaf = true;
  act(() => result.current.form.onSubmit());
  await pass(1000);
  expect(result.current.form.step.status).toBe('sending');

  greet('Offline');
  await pass(100);
  const { form, presence } = result.current;
  const t = createMessages().translate([devicesTexts]);
  expect([presence, form.values.name]).toEqual(['offline', 'Evening radio']);
  expect(form.step.status === 'refused' && errorText(t, form.step.error)).toBe('Device offline');
  expect(result.current.names).toEqual(['Morning radio', 'Weekend mix']);
  // FLT-031: it says why it cannot be sent, and sends nothing.
  expect(form.blocked).toBe('CR-1002 is offline.');
  act(() => form.onSubmit());
  expect(result.current.form.step.status).toBe('refused');

  isDeaf = false;
  greet('Online');
  await pass(2000);
  expect([result.current.presence, result.current.form.values.name]).toEqual(['online', 'Evening radio']);
  act(() => result.current.form.onSubmit());
  await pass(1000);
  expect([result.current.form.step.status, result.current.names]).toEqual([
    'editing',
    ['Evening radio', 'Weekend mix'],
  ]);
  // Once before the device went, once when the person saved again: nothing was sent by itself.
  expect(asked.filter((command) => JSON.stringify(command).includes('SetEvent'))).toHaveLength(2);
});
