// The same device on every page that says something of it, side by side, in virtual time.
import { createPlatform, defaultSeed, observeBroker } from '@carillon/mocks';
import type { AttentionPolicy } from '@carillon/protocol/attention';
import { isPlayback } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { Welcome } from '../shell/welcome/Welcome.tsx';
import { DeviceDashboard } from './DeviceDashboard/DeviceDashboard.tsx';
import { DeviceList } from './DeviceList/DeviceList.tsx';

const LABEL = 'CR-1002';
const NAME = 'Café terrace';
/** Lets pass what waits for its turn: parts of a page that come late, timers once, since each takes a millisecond, and promises. */
async function settle() {
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

/** A source of the firmware: what its host is called decides what becomes of it. */
export type Source = 'live' | 'refused' | 'dead' | 'silent';

export interface PagesOptions {
  readonly attention?: AttentionPolicy;
  /** Other devices of the owner that nobody hears of. */
  readonly others?: readonly string[];
  /** Another event, which is never due and plays when it is started. */
  readonly hasOther?: boolean;
  /** Its class as the platform has it: 0 has no topics. */
  readonly classId?: number;
}

/** Welcome, the list and the dashboard of an owner with one device, whose event is always due. */
export async function openPages(main: Source, fail: Source, options: PagesOptions = {}) {
  const { attention, others = [], classId = 2, hasOther = false } = options;
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const devices = defaultSeed.devices
    .filter(({ device_id }) => device_id === LABEL || others.includes(device_id))
    .map((device) => (device.device_id === LABEL ? { ...device, class_id: classId } : device));
  const platform = createPlatform({ clock, seed: { devices } });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  const from = (source: Source) => ({ uri: `http://${source}.example/a.mp3`, tmo: 15 });
  const repeat = encodeRepeat({ kind: 'always' });
  const [always, other] = exampleEvents(2)
    .filter(isPlayback)
    .map((event) => ({ ...event, main: from(main), fail: from(fail) }));
  const events = [...(always ? [{ ...always, repeat }] : []), ...(other && hasOther ? [other] : [])];
  const firmware = createFirmware({ label: LABEL, classId: 2, clock, events });
  let attached = hub.attach(firmware);
  const client = testClient(platform, { clock, broker: hub.transport(), random: () => 0.5 });
  await client.session.login(OWNER);
  const pages = {
    welcome: <Welcome />,
    list: <DeviceList userId={2} />,
    dashboard: <DeviceDashboard userId={2} id={2} />,
  };
  const shown = Object.entries(pages).map(([name, page]) => {
    const { container } = render(
      <CarillonProvider client={client} navigation={createMemoryNavigation('/')} attention={attention}>
        {page}
      </CarillonProvider>,
    );
    return [name, container] as const;
  });
  async function pass(ms: number) {
    await act(async () => {
      clock.advance(ms);
      await settle();
    });
  }
  const giveUpMs = Date.now() + 20_000;
  const isShown = () => shown.every(([, { textContent }]) => textContent?.includes(NAME));
  while (Date.now() < giveUpMs && !isShown()) await pass(50);
  const read = () => Object.fromEntries(shown.map(([name, { textContent }]) => [name, textContent ?? '']));
  const wordsAfterName = (text = '') => text.slice(text.lastIndexOf(NAME)).match(WORDS) ?? [];
  return {
    client,
    hub,
    pass,
    read,
    ask: (msg: string, body: object = { id: 'evts/1' }) =>
      hub.publish(`cmd/req/micro-eth/${LABEL}`, JSON.stringify({ req: 9999, msg, body })),
    /** It is cut off the broker, and plays on. */
    cut: () => attached.cut(),
    returns() {
      attached = hub.attach(firmware);
    },
    /** The classes of what is found on a page. */
    find: (page: keyof typeof pages, selector: string) =>
      Array.from(
        shown.find(([name]) => name === page)?.[1].querySelectorAll(selector) ?? [],
        ({ className }) => className,
      ),
    /** What each page says in its word, or in its two. */
    words() {
      const { welcome, list } = read();
      const [header, event] = shown[2]?.[1].querySelectorAll('[role="status"]') ?? [];
      return {
        welcome: wordsAfterName(welcome)[0],
        list: wordsAfterName(list),
        header: header?.textContent,
        event: event?.textContent,
      };
    },
  };
}

const WORDS =
  /As last known|Not known|Checking|Online|Offline|Playing|Paused|Failed|Fail over|No sound|Stopped|Power off|Another event/g;
