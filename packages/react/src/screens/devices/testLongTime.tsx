// What screens are that somebody leaves open for a long time: on virtual time, beside devices that live by it.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildDevice, createPlatform, observeBroker } from '@carillon/mocks';
import type { Transport } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { currentOccurrence } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub } from '@carillon/simulator';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryNavigation } from '../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../testClient.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Shorter than the 5 s in which each answer must come. */
export const STEP_MS = 4000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** What is held by the whole test, once all garbage is collected. */
export async function heapInUse(): Promise<number> {
  for (let i = 0; i < 5; i++) {
    await settle();
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}

/** A platform, a broker and devices with the given events, of one person, from a moment on. */
export function startLongTime(beginMs: number, eventsOf: readonly (readonly DeviceEvent[])[]) {
  const clock = createVirtualClock(beginMs);
  /** What the platform has not answered yet: it reckons in the time of the machine, for which that of the test waits. */
  let unanswered = 0;
  const awaited = <T extends unknown[], R>(ask: (...args: T) => Promise<R>) => {
    return async (...args: T): Promise<R> => {
      unanswered++;
      try {
        return await ask(...args);
      } finally {
        unanswered--;
      }
    };
  };
  const records = eventsOf.map((_, i) =>
    buildDevice({ id: i + 1, device_id: `CR-${1001 + i}`, class_id: 1 + (i % 3) }),
  );
  const platform = createPlatform({ clock, seed: { devices: records } });
  const { authority } = platform;
  const hub = createHub({
    authority: { ...authority, authenticate: awaited(authority.authenticate) },
    clock,
  });
  hub.observe('#', observeBroker(platform, hub.publish));
  records.forEach(({ device_id: label, class_id: classId }, i) => {
    hub.attach(createFirmware({ label, classId, clock, events: [...(eventsOf[i] ?? [])] }));
  });

  /**
   * Lets time pass in steps, in each of which whatever is due happens and is drawn: in short ones all the time, or from timer to
   * timer, where nothing happens for long.
   */
  async function pass(ms: number) {
    const endMs = clock.now() + ms;
    while (clock.now() < endMs) {
      const idleMs = clock.nextAtMs - clock.now();
      await act(async () => {
        clock.advance(
          Math.min(endMs - clock.now(), Math.max(STEP_MS, Number.isFinite(idleMs) ? idleMs : STEP_MS)),
        );
        for (let turn = 0; turn < 3 || unanswered > 0; turn++) await settle();
      });
    }
  }

  /** Opens a screen in a browser of its own, logged in. */
  async function open(path: string, page: ReactNode, broker: Transport = hub.transport()) {
    const client = testClient(platform, {
      clock,
      broker,
      fetch: awaited((url, init) => platform.handle(new Request(url, init))),
    });
    await client.session.login(OWNER);
    const screen = render(
      <CarillonProvider client={client} navigation={createMemoryNavigation(path)}>
        {page}
      </CarillonProvider>,
    );
    const close = () => {
      screen.unmount();
      client.broker.disconnect();
    };
    return { client, screen, close };
  }

  /** Lets time pass until it is so; the code of a connection is loaded in the time of the machine. */
  async function until(isSo: () => boolean) {
    const giveUpMs = Date.now() + 300_000;
    while (!isSo() && Date.now() < giveUpMs) await pass(STEP_MS);
  }

  return {
    clock,
    hub,
    records,
    pass,
    open,
    until,
    /** Whether each device plays now, by its schedule alone. */
    truth: () =>
      eventsOf.map((events) => events.some((event) => currentOccurrence(event, clock.now()) !== null)),
  };
}
