// @vitest-environment happy-dom
// The same device on every page that says something of it, side by side: none may be happier than another.
import { createPlatform, defaultSeed, observeBroker } from '@carillon/mocks';
import { isPlayback } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { Welcome } from '../shell/welcome/Welcome.tsx';
import { DeviceDashboard } from './DeviceDashboard/DeviceDashboard.tsx';
import { DeviceList } from './DeviceList/DeviceList.tsx';

const LABEL = 'CR-1002';
const NAME = 'Café terrace';
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));

afterEach(cleanup);

/** A source of the firmware: what its host is called decides what becomes of it. */
type Source = 'live' | 'refused' | 'dead' | 'silent';

interface Story {
  /** What somebody else asks of the device once all pages show that it plays. */
  readonly ask?: 'StopEvent' | 'DeleteEvent';
  /** How long after that they are read: by itself as long as anything may be kept back. */
  readonly afterMs?: number;
}

/** Welcome, the list and the dashboard of an owner with one device, whose event is always due, and what each says. */
async function readPages(main: Source, fail: Source, { ask, afterMs = 90_000 }: Story = {}) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const devices = defaultSeed.devices.filter(({ device_id }) => device_id === LABEL);
  const platform = createPlatform({ clock, seed: { devices } });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  const from = (source: Source) => ({ uri: `http://${source}.example/a.mp3`, tmo: 15 });
  const repeat = encodeRepeat({ kind: 'always' });
  const events = exampleEvents(2)
    .filter(isPlayback)
    .slice(0, 1)
    .map((event) => ({ ...event, repeat, main: from(main), fail: from(fail) }));
  hub.attach(createFirmware({ label: LABEL, classId: 2, clock, events }));
  const client = testClient(platform, { clock, broker: hub.transport() });
  await client.session.login(OWNER);
  const pages = {
    welcome: <Welcome />,
    list: <DeviceList userId={2} />,
    dashboard: <DeviceDashboard userId={2} id={2} />,
  };
  const shown = Object.entries(pages).map(([name, page]) => {
    const { container } = render(
      <CarillonProvider client={client} navigation={createMemoryNavigation('/')}>
        {page}
      </CarillonProvider>,
    );
    return [name, () => container.textContent ?? ''] as const;
  });
  async function pass(ms: number) {
    await act(async () => {
      clock.advance(ms);
      for (let turn = 0; turn < 20; turn++) await settle();
    });
  }
  const giveUpMs = Date.now() + 20_000;
  while (Date.now() < giveUpMs && !shown.every(([, read]) => read().includes(NAME))) await pass(50);
  if (ask) {
    await pass(10_000);
    hub.publish(
      `cmd/req/micro-eth/${LABEL}`,
      JSON.stringify({ req: 9999, msg: ask, body: { id: 'evts/1' } }),
    );
  }
  // In small steps, as long as a source may be waited for, and then as long as anything may be kept back.
  for (let passedMs = 0; passedMs < afterMs; passedMs += 3000) await pass(3000);
  client.broker.disconnect();
  return Object.fromEntries(shown.map(([name, read]) => [name, read()]));
}

const ALL_WELL = /Nothing needs attention/;

test('a stream that is heard: each page says that it plays', async () => {
  const said = await readPages('live', 'live');
  expect(said.dashboard).toContain('Playing');
  expect(said.list).toContain('Playing');
  expect(said.welcome).toContain('Playing');
});

test.each([
  ['both sources refuse', 'refused', 'refused', 'Failed'],
  ['both sources never answer', 'dead', 'dead', 'Failed'],
  ['the fail-over source is heard', 'refused', 'live', 'Fail over'],
  ['the main source is never heard of, and the other one is', 'dead', 'live', 'Fail over'],
  ['a stream in which nothing is heard', 'silent', 'live', 'No sound'],
  ['it was stopped by somebody else', 'live', 'live', 'Stopped', { ask: 'StopEvent' }],
] as const)(
  'FLT-133 %s: Welcome and the list say so as the dashboard does',
  async (_case, main, fail, word, story: Story = {}) => {
    const said = await readPages(main, fail, story);
    expect(said.dashboard).toContain(word);
    expect(said.list).toContain(word);
    expect(said.welcome).toContain(word);
    expect(said.welcome).not.toMatch(ALL_WELL);
  },
);

test('FLT-133 while it is starting no page says that all is well, or that anything failed', async () => {
  const said = await readPages('dead', 'dead', { afterMs: 6000 });
  expect(said.dashboard).toContain('Starting');
  expect(said.welcome).toContain('Checking');
  expect(said.welcome).not.toMatch(ALL_WELL);
  for (const page of Object.values(said)) expect(page).not.toContain('Failed');
});

test('FLT-123 FLT-133 its event is deleted while it plays: no page says that it plays', async () => {
  const said = await readPages('live', 'live', { ask: 'DeleteEvent' });
  expect(said.list).toContain('Paused');
  expect(said.welcome).toContain('Café terracePaused');
  for (const page of [said.list, said.dashboard]) expect(page).not.toContain('Playing');
  expect(said.welcome).not.toContain('Café terracePlaying');
});
