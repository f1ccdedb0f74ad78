// @vitest-environment happy-dom
import { createPlatform } from '@carillon/mocks';
import { parseJson, type Transport, vol } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub } from '@carillon/simulator';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';
import { useDevice, useDeviceSetting } from './useDevice.ts';
import { useLatestCommand } from './useLatestCommand.ts';

const LATENCY_MS = 100;
const FRAME_MS = 1000 / 60;

const closings: (() => void)[] = [];
afterEach(() => {
  cleanup();
  for (const close of closings.splice(0)) close();
});

const isSetVolume = (message: unknown): message is { req: number; body: { l: number } } =>
  JSON.stringify(message).includes('"msg":"vol"') && JSON.stringify(message).includes('"l":');

/** What a console has under way, as its line sees it: commands that set the volume and have no reply yet. */
function counted(inner: Transport) {
  const waiting = new Set<number>();
  const sent: number[] = [];
  let most = 0;
  const transport: Transport = {
    address: inner.address,
    connect(login, listener) {
      const connection = inner.connect(login, {
        ...listener,
        onMessage(topic, payload, isRetained) {
          const message = parseJson(payload);
          if (isSetVolume(message)) waiting.delete(message.req);
          listener.onMessage(topic, payload, isRetained);
        },
      });
      return {
        ...connection,
        publish(topic, payload) {
          const message: unknown = JSON.parse(payload);
          if (isSetVolume(message)) {
            sent.push(message.body.l);
            waiting.add(message.req);
            most = Math.max(most, waiting.size);
          }
          return connection.publish(topic, payload);
        },
      };
    },
  };
  return { transport, sent, most: () => most };
}

/** What a screen with a slider knows: the volume that the device said last, and the one that is wanted. */
function useVolume(label: string) {
  const { link, presence } = useDevice(label);
  return { said: useDeviceSetting(label, 'vol')?.l, presence, volume: useLatestCommand(link, vol) };
}

/** A device at the end of a slow line, where each reply comes 200 ms after its command, and consoles in front of it. */
async function open() {
  const clock = createVirtualClock(Date.UTC(2026, 2, 4, 12));
  const platform = createPlatform({ clock });
  const hub = createHub({ authority: platform.authority, clock });
  const device = hub.attach(createFirmware({ label: 'CR-1002', classId: 2, clock, events: [] }));
  closings.push(() => device.detach());

  async function pass(ms: number) {
    for (let left = ms; left > 0; left -= FRAME_MS) {
      await act(async () => {
        clock.advance(FRAME_MS);
        await new Promise<void>((resolve) => setImmediate(resolve));
      });
    }
  }

  async function openConsole() {
    const line = counted(hub.transport({ latencyMs: LATENCY_MS }));
    const client = testClient(platform, { clock, broker: line.transport });
    await client.session.login(OWNER);
    // The provider, and the connection with it, stays when the screen is left.
    const wrapper = ({ children }: { children: ReactNode }) => (
      <CarillonProvider client={client}>{children}</CarillonProvider>
    );
    const { result, rerender } = renderHook(({ label }) => useVolume(label), {
      wrapper,
      initialProps: { label: 'CR-1002' },
    });
    const drag = (l: number) => act(() => result.current.volume.run({ l, r: l }));
    return { ...line, result, drag, leave: () => rerender({ label: 'CR-1001' }) };
  }

  const first = await openConsole();
  const second = await openConsole();
  // However long the machine takes for what is no matter of the virtual clock, such as loading a module.
  while (second.result.current.said === undefined) {
    await pass(FRAME_MS);
    await new Promise((resume) => setImmediate(resume));
  }
  expect([first.result.current.presence, second.result.current.said]).toEqual(['online', 0]);
  return { first, second, pass };
}

test('FLT-034 sixty changes a second: one under way at most, the last one wins, and every console shows it', async () => {
  const { first, second, pass } = await open();
  for (let l = 1; l <= 60; l++) {
    first.drag(l);
    expect(first.result.current.volume.state).toEqual({ status: 'running', input: { l, r: l } });
    await pass(FRAME_MS);
  }
  await pass(500);
  expect(first.most()).toBe(1);
  // A second of dragging is five commands at 200 ms each, and the last one.
  expect(first.sent.length).toBeLessThanOrEqual(7);
  expect(first.sent.at(-1)).toBe(60);
  expect(first.result.current).toMatchObject({ volume: { state: { status: 'idle' } }, said: 60 });
  expect(second.result.current.said).toBe(60);
});

test('FLT-034 FLT-035 two people drag at once: one under way for each, and both end on what the device has', async () => {
  const { first, second, pass } = await open();
  for (let i = 1; i <= 60; i++) {
    first.drag(i);
    second.drag(100 + i);
    await pass(FRAME_MS);
  }
  await pass(800);
  expect([first.most(), second.most()]).toEqual([1, 1]);
  expect([first.sent.at(-1), second.sent.at(-1)]).toEqual([60, 160]);
  expect(first.result.current.volume.state).toEqual({ status: 'idle' });
  expect(first.result.current.said).toBeOneOf([60, 160]);
  expect(second.result.current.said).toBe(first.result.current.said);
});

test('FLT-034 a device that is left while the slider moves has its last value sent all the same', async () => {
  const { first, second, pass } = await open();
  first.drag(1);
  first.drag(2);
  first.drag(3);
  first.leave();
  await pass(1000);
  expect(first.sent).toEqual([1, 3]);
  expect(second.result.current.said).toBe(3);
});

test('FLT-034 without a link nothing is sent, and it says so', async () => {
  const { result } = renderHook(() => useLatestCommand(null, vol), {
    wrapper: ({ children }: { children: ReactNode }) => <CarillonProvider>{children}</CarillonProvider>,
  });
  await act(async () => result.current.run({ l: 1, r: 1 }));
  const failed = { status: 'failed', input: { l: 1, r: 1 }, error: { code: 'deviceOffline' } };
  expect(result.current.state).toMatchObject(failed);
  await act(async () => result.current.retry());
  expect(result.current.state).toMatchObject(failed);
  act(() => result.current.dismiss());
  expect(result.current.state).toEqual({ status: 'idle' });
});
