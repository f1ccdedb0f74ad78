// @vitest-environment happy-dom
// A devices list that somebody leaves open for a week of virtual time: only in `npm run soak`.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buildDevice, createPlatform, observeBroker } from '@carillon/mocks';
import type { Transport } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { currentOccurrence, encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub, exampleEvents } from '@carillon/simulator';
import { act, cleanup, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createMemoryNavigation } from '../../../hooks/page/navigation.ts';
import { CarillonProvider } from '../../../provider/CarillonProvider.tsx';
import { OWNER, testClient } from '../../../testClient.ts';
import { DeviceDashboard } from '../DeviceDashboard/DeviceDashboard.tsx';
import { DeviceList } from './DeviceList.tsx';

/** How much of the week, at least two hours. */
const share = Number(process.env.CARILLON_SOAK ?? 1);
const HOURS = Math.max(2, Math.floor(7 * 24 * share));
const LEVEL_MINUTES = Math.max(1, Math.round(60 * share));
const DEVICES = 20;
/** Plays all the time, so that it has levels. */
const WATCHED = { id: 2, label: 'CR-1002' };
const MINUTE_MS = 60_000;
/** Shorter than the 5 s in which each answer must come. */
const STEP_MS = 4000;

// A Monday before dawn: the morning begins within what `npm test` waits.
const clock = createVirtualClock(Date.UTC(2026, 2, 2, 4));

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

async function heapInUse(): Promise<number> {
  for (let i = 0; i < 5; i++) {
    await settle();
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
}

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

/** Lets time pass in steps, in each of which whatever is due happens and is drawn. */
async function pass(ms: number) {
  for (let passedMs = 0; passedMs < ms; passedMs += STEP_MS) {
    await act(async () => {
      clock.advance(STEP_MS);
      for (let turn = 0; turn < 3 || unanswered > 0; turn++) await settle();
    });
  }
}

/** A line that counts: how often each topic is asked for on the connection that stands, and how much comes over it. */
function countedLine(line: Transport) {
  const held = new Map<string, number>();
  let heard = 0;
  let connects = 0;
  const transport: Transport = {
    address: line.address,
    connect(login, listener) {
      connects++;
      held.clear();
      const connection = line.connect(login, {
        ...listener,
        onMessage(topic, payload, isRetained) {
          heard++;
          listener.onMessage(topic, payload, isRetained);
        },
      });
      return {
        ...connection,
        subscribe(filters) {
          for (const filter of filters) held.set(filter, (held.get(filter) ?? 0) + 1);
          return connection.subscribe(filters);
        },
        unsubscribe(filters) {
          for (const filter of filters) held.set(filter, (held.get(filter) ?? 0) - 1);
          connection.unsubscribe(filters);
        },
      };
    },
  };
  return { transport, held, heard: () => heard, connects: () => connects };
}

afterEach(cleanup);

const labels = Array.from({ length: DEVICES }, (_, i) => `CR-${1001 + i}`);

/** Twenty devices, whose events begin and end at other minutes each, so that something changes in almost every hour. */
function startDevices() {
  const records = labels.map((device_id, i) => buildDevice({ id: i + 1, device_id, class_id: 1 + (i % 3) }));
  const platform = createPlatform({ clock, seed: { devices: records } });
  const { authority } = platform;
  const hub = createHub({
    authority: { ...authority, authenticate: awaited(authority.authenticate) },
    clock,
  });
  hub.observe('#', observeBroker(platform, hub.publish));
  const schedules = records.map(({ device_id: label, class_id: classId }, i) => {
    const later = (minute: number) => (minute + 37 * i) % 1440;
    const examples = exampleEvents(classId);
    const whole = examples
      .slice(0, 1)
      .map((event) => ({ ...event, repeat: encodeRepeat({ kind: 'always' }) }));
    const shifted = examples.map((event): DeviceEvent => {
      const [start, end] = event.time;
      return { ...event, time: [later(start), later(end)] };
    });
    const events = label === WATCHED.label ? whole : shifted;
    hub.attach(createFirmware({ label, classId, clock, events }));
    return events;
  });
  /** What each device does now, by its schedule alone. */
  const truth = () =>
    schedules.map((events, i) => {
      const isPlaying = events.some((event) => currentOccurrence(event, clock.now()));
      return `${labels[i]} ${isPlaying ? 'Playing' : 'Paused'} Online`;
    });
  return { platform, hub, truth };
}

test('FLT-045 a devices list left open for a week grows nothing, loses no topic and asks for none twice', {
  timeout: 120_000 + 1_800_000 * share,
}, async () => {
  const { platform, hub, truth } = startDevices();
  const open = async (broker: Transport, page: ReactNode) => {
    const client = testClient(platform, {
      clock,
      broker,
      fetch: awaited((url, init) => platform.handle(new Request(url, init))),
    });
    await client.session.login(OWNER);
    const navigation = createMemoryNavigation('/manage/2/list?ds=25&di=1');
    const screen = render(
      <CarillonProvider client={client} navigation={navigation}>
        {page}
      </CarillonProvider>,
    );
    const close = () => {
      screen.unmount();
      client.broker.disconnect();
    };
    return { screen, close };
  };
  const line = countedLine(hub.transport());
  const list = await open(line.transport, <DeviceList userId={2} />);
  const shown = () => {
    const rows = within(list.screen.container)
      .queryAllByRole('row')
      .map((row) => row.textContent ?? '');
    return labels.map((label) => {
      const said = rows.find((text) => text.includes(label)) ?? '';
      return `${label} ${/Playing|Paused/.exec(said)?.[0]} ${/Online|Offline/.exec(said)?.[0]}`;
    });
  };
  /** Somebody looks at the levels of a device on a page of its own, which the device then says ten times a second. */
  async function watchLevels(minutes: number) {
    const before = line.heard();
    const page = await open(hub.transport(), <DeviceDashboard userId={2} id={WATCHED.id} />);
    await pass(minutes * MINUTE_MS);
    page.close();
    await pass(MINUTE_MS);
    expect(line.heard() - before).toBeGreaterThan(minutes * 60 * 5);
  }
  /** What is shown is true, and each topic is asked for once on the connection that stands. */
  async function check() {
    const once = Array.from({ length: 2 * DEVICES }, () => 1);
    const isRight = () => `${shown()} ${[...line.held.values()]}` === `${truth()} ${once}`;
    // It may just have ended with its token: then it has 40 s to come back.
    for (let step = 0; step < 10 && !isRight(); step++) await pass(STEP_MS);
    const page = `${new Date(clock.now()).toISOString()}: ${list.screen.container.textContent?.slice(0, 400)}`;
    expect(shown(), page).toEqual(truth());
    expect([...line.held.values()]).toEqual(once);
  }

  // The code of the connection is loaded in the time of the machine.
  const giveUpMs = Date.now() + 60_000;
  while (shown().some((row) => !row.endsWith('line')) && Date.now() < giveUpMs) await pass(STEP_MS);
  await check();
  await watchLevels(LEVEL_MINUTES);
  await pass((59 - LEVEL_MINUTES) * MINUTE_MS);
  await check();
  const firstHour = await heapInUse();
  for (let hour = 2; hour < HOURS; hour++) {
    await pass(60 * MINUTE_MS);
    await check();
  }
  await watchLevels(LEVEL_MINUTES);
  await pass((59 - LEVEL_MINUTES) * MINUTE_MS);
  await check();
  const week = await heapInUse();
  // A token lives for an hour, and the connection as long as its token.
  expect(line.connects()).toBeGreaterThanOrEqual(HOURS - 1);
  expect(week, `${firstHour} bytes after the first hour`).toBeLessThan(1.2 * firstHour);
  list.close();
});
