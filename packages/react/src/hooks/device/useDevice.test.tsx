// @vitest-environment happy-dom
import { createAudioControl, createCarillonClient, getBroker, memoryStorage } from '@carillon/client';
import { createPlatform, observeBroker } from '@carillon/mocks';
import { encodeVolume, SLIDERS, type SliderName } from '@carillon/protocol/audio';
import { startEvent, vol } from '@carillon/protocol/broker';
import { type Device, devices } from '@carillon/protocol/device';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorText } from '../../messages/errorText.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { runEvent } from '../../screens/devices/common/runEvent.ts';
import { getQueries } from '../platform/queries.ts';
import { useAction } from '../useAction.ts';
import { useMessages } from '../useMessages.ts';
import { sendTo } from './sendTo.ts';
import { useAudio } from './useAudio.ts';
import { useDevice, useDeviceChannel, useDeviceKnowledge, useDeviceSetting } from './useDevice.ts';
import { useDeviceClock } from './useDeviceClock.ts';
import {
  type Levels,
  useDeviceCommand,
  useDeviceEvents,
  useDeviceStream,
  useMeter,
} from './useDeviceSlices.ts';
import { useLatestCommand } from './useLatestCommand.ts';

// A busy machine has time.

const OWNER = { email: 'owner@carillon.example', password: 'Owner-123!' };
const ADMIN = { email: 'admin@carillon.example', password: 'Admin-123!' };

/** Wednesday noon, at which none of the example events is due; from then on time goes as everywhere. */
const wallClock: Clock = { ...systemClock, now: () => Date.UTC(2026, 2, 4, 12) + performance.now() };

const closings: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const close of closings.splice(0)) close();
});

/** A platform with a device of the owner and one of another person, and a client that is logged in. */
async function open(form = OWNER, clock: Clock = wallClock) {
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  for (const [label, classId] of [
    ['CR-1002', 2],
    ['CR-1004', 4],
  ] as const) {
    const attachment = hub.attach(createFirmware({ label, classId, clock, events: exampleEvents(classId) }));
    closings.push(() => attachment.detach());
  }
  const asked: string[] = [];
  let heard = 0;
  const inner = hub.transport();
  const client = createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: {
      address: inner.address,
      connect: (login, listener) =>
        inner.connect(login, {
          ...listener,
          onMessage(...message) {
            heard++;
            listener.onMessage(...message);
          },
        }),
    },
    storage: memoryStorage(),
    clock,
    random: () => 0,
    fetch(url, init) {
      asked.push(new URL(url).pathname);
      return platform.handle(new Request(url, init));
    },
  });
  closings.push(() => client.broker.disconnect());
  await client.session.login(form);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <CarillonProvider client={client}>{children}</CarillonProvider>
    </StrictMode>
  );
  return {
    client,
    hub,
    wrapper,
    heard: () => heard,
    lists: () => asked.filter((path) => path.includes('/devices/list/')),
  };
}

describe('useDevice', () => {
  test('LIB-01 finds a device by its label, and follows it', async () => {
    const { wrapper, lists, hub } = await open();
    const { result } = renderHook(() => useDevice('CR-1002'), { wrapper });
    expect(result.current).toMatchObject({ presence: 'unknown', link: null, isValid: true });
    await waitFor(() => expect(result.current.presence).toBe('online'));
    expect(result.current.events).toHaveLength(2);
    expect(lists()).toEqual(['/api/devices/list/2']);
    act(() => hub.publish('cmd/rep/micro-eth/CR-1002', '{"msg":"Bonjour","ctx":"Offline"}'));
    await waitFor(() => expect(result.current.presence).toBe('offline'));
  });

  test('LIB-01 asks nobody for a device whose record is there', async () => {
    const { wrapper, lists, client } = await open();
    const [device] = await client.http.request(devices.calls.list, {
      userId: 2,
      query: { query: 'CR-1002' },
    });
    if (!device) throw new Error('The owner has no device.');
    const { result } = renderHook(() => useDevice(device), { wrapper });
    await waitFor(() => expect(result.current.presence).toBe('online'));
    expect(lists()).toHaveLength(1);
    // Not even one that is disabled: each row of a list would keep its own.
    expect(getQueries(client).getQueryCache().getAll()).toEqual([]);
  });

  test('LIB-01 finds another person’s device for an admin who says whose it is', async () => {
    const { wrapper, lists } = await open(ADMIN);
    const { result } = renderHook(() => [useDevice('CR-1004'), useDevice('CR-1004', 3)], { wrapper });
    await waitFor(() => expect(result.current[1]?.presence).toBe('online'));
    expect(result.current[0]).toMatchObject({ link: null, isValid: false });
    expect(new Set(lists())).toEqual(new Set(['/api/devices/list/1', '/api/devices/list/3']));
  });

  test('FLT-033 a label that nobody has is not valid', async () => {
    const { wrapper } = await open();
    const { result } = renderHook(() => useDevice('CR-9999'), { wrapper });
    await waitFor(() => expect(result.current.isValid).toBe(false));
    expect(result.current).toMatchObject({ link: null, events: null });
  });

  test('LIB-18 says how far a device is known: looked up, read, known, and that there is no such device of this person', async () => {
    const { wrapper, hub } = await open();
    const told = new Map<string, string[]>();
    const tell = (name: string, knowledge: string) => {
      const list = told.get(name) ?? told.set(name, []).get(name);
      if (list?.at(-1) !== knowledge) list?.push(knowledge);
    };
    function useAll(name: string, label: string | null, ownerId?: number) {
      const ways = {
        useDevice: useDevice(label, ownerId).knowledge,
        useDeviceKnowledge: useDeviceKnowledge(label, ownerId),
        useAudio: useAudio(label, ownerId).knowledge,
        useDeviceClock: useDeviceClock(label, ownerId).knowledge,
        useDeviceCommand: useDeviceCommand(label, ownerId).knowledge,
      };
      for (const [way, knowledge] of Object.entries(ways)) tell(`${name} ${way}`, knowledge);
      return ways;
    }
    const ways = ['useDevice', 'useDeviceKnowledge', 'useAudio', 'useDeviceClock', 'useDeviceCommand'];
    const { result } = renderHook(
      () => [
        useAll('own', 'CR-1002'),
        useAll('nobody', 'CR-9999'),
        useAll('other', 'CR-1004'),
        useAll('forbidden', 'CR-1004', 3),
        useAll('loading', null),
      ],
      { wrapper },
    );
    await waitFor(() =>
      expect(result.current.map(({ useDevice }) => useDevice)).toEqual([
        'known',
        'missing',
        'missing',
        'missing',
        'looking',
      ]),
    );
    for (const way of ways) {
      expect([way, told.get(`own ${way}`)]).toEqual([way, ['looking', 'reading', 'known']]);
      expect([way, told.get(`forbidden ${way}`)]).toEqual([way, ['looking', 'missing']]);
    }
    // What has gone is known to be gone.
    act(() => hub.publish('cmd/rep/micro-eth/CR-1002', '{"msg":"Bonjour","ctx":"Offline"}'));
    await waitFor(() => expect(told.get('own useDevice')).toEqual(['looking', 'reading', 'known']));
  });

  test('LIB-18 a device that the broker does not let this person hear is missing, also where its record is there', async () => {
    const { wrapper, client } = await open(ADMIN);
    const input = { userId: 3, query: { query: 'CR-1004' } };
    const [other] = await client.http.request(devices.calls.list, input);
    if (!other) throw new Error('The other person has no device.');
    client.session.logout();
    await client.session.login(OWNER);
    const { result } = renderHook(() => useDeviceKnowledge(other), { wrapper });
    await waitFor(() => expect(result.current).toBe('missing'));
  });

  test('LIB-18 FLT-030 a device whose list of events is none is known: nothing more is to be waited for', async () => {
    const { wrapper, hub } = await open();
    // The third device of the owner has no firmware here: a foreign client speaks for it.
    hub.observe('cmd/req/nano-eth/CR-1001', (_topic, payload) => {
      const { req, msg } = JSON.parse(payload);
      hub.publish('cmd/rep/nano-eth/CR-1001', JSON.stringify({ req, msg, ok: true, body: [{ id: 7 }] }));
    });
    const { result } = renderHook(() => useDevice('CR-1001'), { wrapper });
    await waitFor(() => expect(result.current.presence).toBe('online'));
    expect(result.current).toMatchObject({
      knowledge: 'known',
      events: null,
      problem: { code: 'invalidReply' },
    });
  });

  test('FLT-012 keeps what it knew while the connection is down, marked as old', async () => {
    const { wrapper, hub } = await open();
    const { result } = renderHook(() => useDevice('CR-1002'), { wrapper });
    await waitFor(() => expect(result.current.presence).toBe('online'));
    act(hub.stop);
    await waitFor(() => expect(result.current.isStale).toBe(true));
    expect(result.current.events).toHaveLength(2);
    act(hub.start);
    await waitFor(() => expect(result.current).toMatchObject({ isStale: false, presence: 'online' }));
  });
});

describe('hooks that read one slice of a device', () => {
  test('BRK-09 each renders when its own slice is another one, and only then', async () => {
    const { hub, wrapper } = await open();
    const renders = { events: 0, stream: 0, command: 0, meter: 0 };
    const levels: (Levels | undefined)[] = [];
    const { result: events } = renderHook(() => [renders.events++, useDeviceEvents('CR-1002')] as const, {
      wrapper,
    });
    const { result: stream } = renderHook(() => [renders.stream++, useDeviceStream('CR-1002')] as const, {
      wrapper,
    });
    const { result: command } = renderHook(() => [renders.command++, useDeviceCommand('CR-1002')] as const, {
      wrapper,
    });
    renderHook(() => [renders.meter++, useMeter('CR-1002', (now) => levels.push(now))], { wrapper });
    const say = (topic: string, payload: object) =>
      act(async () => {
        hub.publish(topic, JSON.stringify(payload));
        await new Promise<void>((resolve) => setTimeout(resolve));
      });
    /** Which of them have rendered since. */
    async function rendered(cause: () => Promise<unknown>): Promise<string[]> {
      const before = { ...renders };
      await cause();
      return Object.entries(before).flatMap(([name, count]) =>
        renders[name as keyof typeof renders] > count ? [name] : [],
      );
    }
    await waitFor(() => expect(events.current[1]).toHaveLength(2));
    await say('async/micro-eth/CR-1002/schedule', { id: 'evts/1', state: 2 });

    const live = 'async/micro-eth/CR-1002';
    expect(await rendered(() => say(`${live}/schedule`, { id: 'evts/2', state: 1 }))).toEqual([]);
    expect(await rendered(() => say(`${live}/vumeter`, { vu: [40, 50] }))).toEqual([]);
    expect(await rendered(() => say(`${live}/vumeter`, { vu: [41, 50] }))).toEqual([]);
    expect(levels.slice(-2)).toEqual([
      [40, 50],
      [41, 50],
    ]);
    expect(await rendered(() => say(`${live}/stream`, { id: 'evts/1', status: 5 }))).toEqual(['stream']);
    expect(stream.current[1]).toMatchObject({ id: 'evts/1', status: 5 });
    const request = { req: 7, msg: 'DeleteEvent', body: { id: 'evts/2' } };
    expect(await rendered(() => say('cmd/req/micro-eth/CR-1002', request))).toEqual(['events']);
    expect(events.current[1]).toHaveLength(1);

    const read = async () => {
      act(() => command.current[1].run(vol, {}));
      expect(command.current[1].status).toBe('running');
      await waitFor(() => expect(command.current[1].status).toBe('done'));
    };
    expect(await rendered(read)).toEqual(['command']);
    act(() => command.current[1].run(startEvent, { id: 'evts/9' }));
    await waitFor(() => expect(command.current[1]).toMatchObject({ error: { code: 'refused' } }));
    expect(command.current[1].reason).toBe('No such event');
  });

  test.each([
    ['nobody has its label', () => 'CR-9999'],
    ['it is still being loaded', () => null],
    ['it has no topics', (record: Device) => ({ ...record, class_id: 0 })],
  ])('FLT-031 a command to a device fails, and says so, where %s', async (_, deviceOf) => {
    const { client, wrapper } = await open();
    const [record] = await client.http.request(devices.calls.list, { userId: 2, query: {} });
    if (!record) throw new Error('The owner has no device.');
    const device = deviceOf(record);
    const { result } = renderHook(
      () => {
        const { link } = useDevice(device);
        const { synchronize } = useDeviceClock(device);
        return {
          ways: [
            useAction(() => sendTo(link, startEvent, { id: 'evts/1' })),
            useAction(() => runEvent(link, client.clock, 'stop', 'evts/1', () => {})),
            synchronize,
          ],
          latest: useLatestCommand(link, vol),
          command: useDeviceCommand(device),
          t: useMessages(),
        };
      },
      { wrapper },
    );
    act(() => {
      for (const { run } of result.current.ways) run();
      result.current.latest.run({ l: 1, r: 1 });
      result.current.command.run(startEvent, { id: 'evts/1' });
    });
    const ends = () => {
      const { ways, latest, command } = result.current;
      return [...ways.map(({ state }) => state), latest.state, command];
    };
    await waitFor(() => expect(ends().map(({ status }) => status)).toEqual(Array(5).fill('failed')));
    const { t } = result.current;
    const said = ends().map((end) => 'error' in end && errorText(t, end.error));
    expect(said).toEqual(Array(5).fill(t('command.deviceOffline')));
  });
});

describe('useDeviceChannel', () => {
  const say = (hub: Awaited<ReturnType<typeof open>>['hub'], vu: [number, number]) =>
    act(async () => {
      hub.publish('async/micro-eth/CR-1002/vumeter', JSON.stringify({ vu }));
      await new Promise<void>((resolve) => setTimeout(resolve));
    });

  /** What one side of the levels shows, and how often that was rendered. */
  async function openSide() {
    const opened = await open();
    let renders = 0;
    const view = renderHook(
      ({ side }: { side: 0 | 1 }) => {
        renders++;
        return useDeviceChannel('CR-1002', 'vu', (vu) => [vu[side]]);
      },
      { wrapper: opened.wrapper, initialProps: { side: 0 } },
    );
    const { result } = renderHook(() => useDevice('CR-1002'), { wrapper: opened.wrapper });
    await waitFor(() => expect(result.current.presence).toBe('online'));
    return { ...opened, ...view, renders: () => renders };
  }

  test('BRK-09 renders when its slice is another one, and only then', async () => {
    const { hub, result, renders } = await openSide();
    await say(hub, [10, 20]);
    expect(result.current).toEqual([10]);
    const [before, slice] = [renders(), result.current];
    for (const right of [30, 40, 50]) await say(hub, [10, right]);
    expect([renders(), result.current]).toEqual([before, slice]);
    expect(result.current).toBe(slice);
    await say(hub, [11, 50]);
    expect(result.current).toEqual([11]);
  });

  test('BRK-09 answers another question at once, of the message that is there', async () => {
    const { hub, result, rerender } = await openSide();
    await say(hub, [10, 20]);
    rerender({ side: 1 });
    expect(result.current).toEqual([20]);
    await say(hub, [10, 30]);
    expect(result.current).toEqual([30]);
  });

  test('BRK-09 is undefined before the first message, and after the device is another one', async () => {
    const { hub, wrapper } = await open();
    const { result, rerender } = renderHook(
      ({ label }) => [useDeviceChannel(label, 'vu', (vu) => vu[0]), useDevice(label).presence],
      { wrapper, initialProps: { label: 'CR-1002' } },
    );
    await waitFor(() => expect(result.current).toEqual([undefined, 'online']));
    await say(hub, [10, 20]);
    expect(result.current).toEqual([10, 'online']);
    rerender({ label: 'CR-1003' });
    expect(result.current[0]).toBeUndefined();
  });
});

test('FLT-045 a screen that is left is told nothing more: its device is no longer listened to', async () => {
  const { hub, wrapper, heard } = await open();
  const { result, rerender } = renderHook(
    ({ label }) => [
      useDevice(label).presence,
      useDeviceChannel(label, 'vu', (vu) => vu[0]),
      useDeviceSetting(label, 'vol')?.l,
    ],
    { wrapper, initialProps: { label: 'CR-1002' } },
  );
  await waitFor(() => expect(result.current[0]).toBe('online'));
  const say = () => act(() => hub.publish('async/micro-eth/CR-1002/vumeter', '{"vu":[1,2]}'));
  const before = heard();
  say();
  await waitFor(() => expect(heard()).toBeGreaterThan(before));
  rerender({ label: 'CR-9999' });
  // A moment after the last screen, for one that is opened again at once.
  await waitFor(async () => {
    const last = heard();
    for (let i = 0; i < 10; i++) say();
    await new Promise<void>((resolve) => setTimeout(resolve));
    expect(heard()).toBe(last);
  });
});

describe('useDeviceSetting', () => {
  test('FLT-035 is what the device answered, also to somebody else', async () => {
    const { wrapper, client, hub } = await open();
    const { result } = renderHook(() => useDeviceSetting('CR-1002', 'vol'), { wrapper });
    expect(result.current).toBeUndefined();
    await waitFor(() => expect(result.current).toEqual({ l: expect.any(Number), r: expect.any(Number) }));
    const link = getBroker(client).device({ type: 'micro-eth', label: 'CR-1002' });
    await act(() => link.send(vol, { l: 100, r: 90 }));
    expect(result.current).toEqual({ l: 100, r: 90 });
    const reply = { req: 1_000_000, msg: 'vol', ok: true, body: { l: 1, r: 2 } };
    act(() => hub.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify(reply)));
    await waitFor(() => expect(result.current).toEqual({ l: 1, r: 2 }));
  });
});

describe('useAudio', () => {
  test('AUD-01 every step of every slider is what the device has: moved, saved, and as a screen that opens finds it', async () => {
    const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
    const { wrapper, hub, client } = await open(OWNER, clock);
    const link = getBroker(client).device({ type: 'micro-eth', label: 'CR-1002' });
    const said: Record<string, unknown> = {};
    hub.observe('cmd/rep/micro-eth/CR-1002', (_topic, payload) => {
      const { msg, body } = JSON.parse(payload);
      said[msg] = body;
    });
    const settle = async (isDone: () => boolean) => {
      for (let waits = 0; waits < 100 && !isDone(); waits++) await act(async () => clock.advance(20));
      expect(isDone()).toBe(true);
    };
    const { result } = renderHook(() => useAudio('CR-1002'), { wrapper });
    // What is read first comes by requests, whose bodies are streams: they take real time, however the clock goes.
    await vi.waitUntil(
      async () => {
        await act(async () => clock.advance(20));
        return result.current.positions !== null;
      },
      { timeout: 20_000, interval: 1 },
    );
    const move = async (change: Parameters<typeof result.current.move>[0]) => {
      act(() => {
        result.current.move(change);
        result.current.letGo();
      });
      await settle(() => !result.current.isSending);
    };

    for (const name of Object.keys(SLIDERS) as SliderName[]) {
      await move({ volume: 60, balance: 8, bf: 8, ba: 6, tf: 8, ta: -2 });
      const { min, max } = SLIDERS[name];
      for (let step = min; step <= max; step++) {
        const before = result.current.positions;
        await move({ [name]: step });
        const { positions } = result.current;
        // Nothing but what was moved is another one.
        expect(positions).toEqual({ ...before, [name]: step });
        if (!positions) throw new Error('Nothing is known of the sound.');
        const { bf, ba, tf, ta } = positions;
        expect(said).toMatchObject({ vol: encodeVolume(positions), eq: { bf, ba, tf, ta } });
        const loaded = createAudioControl({ link, clock }).getSnapshot().positions;
        expect(loaded).toMatchObject({ bf, ba, tf, ta });
        // Some positions are equally loud: as loud as the device is either.
        expect(loaded && encodeVolume(loaded)).toEqual(said.vol);
      }
    }
  });
});
