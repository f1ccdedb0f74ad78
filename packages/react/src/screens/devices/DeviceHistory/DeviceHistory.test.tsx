// @vitest-environment happy-dom
import { createPlatform, observeBroker } from '@carillon/mocks';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub } from '@carillon/simulator';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { DeviceHistory } from './DeviceHistory.tsx';

afterEach(cleanup);

const MINUTE_MS = 60_000;
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

const on = (id: number, from: number, to: number): DeviceEvent => ({
  id: `evts/${id}`,
  name: `Radio ${id}`,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [from, to],
  main: { uri: 'http://live.example/a.mp3', tmo: 15 },
});

/** The history of the café, from 12:00 UTC on. */
async function openHistory() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  const firmware = createFirmware({
    label: 'CR-1002',
    classId: 2,
    clock,
    events: [on(1, 12 * 60 + 10, 12 * 60 + 30)],
  });
  const attachment = hub.attach(firmware);
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  render(
    <CarillonProvider client={client} timeZone="UTC">
      <DeviceHistory userId={2} id={2} />
    </CarillonProvider>,
  );
  async function pass(ms: number) {
    await act(async () => {
      for (let passed = 0; passed < ms; passed += MINUTE_MS / 6) {
        clock.advance(Math.min(ms, MINUTE_MS / 6));
        await settle();
      }
    });
  }
  function rows() {
    const list = screen.queryByRole('list', { name: 'What was heard' });
    return list
      ? within(list)
          .queryAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  }
  for (let tries = 0; tries < 50 && rows().length === 0; tries++) await pass(200);
  return { pass, rows, attachment, hub, firmware };
}

test('FLV-05 the latest stands first, and what was found when the page was opened last', async () => {
  const { pass, rows, attachment } = await openHistory();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/^12:00Watched from here onOnline, nothing plays.*goes on$/);
  await pass(40 * MINUTE_MS);
  expect(rows()[0]).toMatch(/^12:30Radio 1 ends/);
  expect(rows()).toHaveLength(3);
  expect(rows()[1]).toMatch(/^12:10Radio 1 beginsMain20\smin$/);
  attachment.detach();
  await pass(MINUTE_MS);
  expect(rows()[0]).toMatch(/^12:40Offline/);
});
