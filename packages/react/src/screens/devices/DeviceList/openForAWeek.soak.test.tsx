// @vitest-environment happy-dom
// A devices list that somebody leaves open for a week of virtual time: only in `npm run soak`.
import type { Transport } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { exampleEvents } from '@carillon/simulator';
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DeviceDashboard } from '../DeviceDashboard/DeviceDashboard.tsx';
import { heapInUse, MINUTE_MS, STEP_MS, startLongTime } from '../testLongTime.tsx';
import { DeviceList } from './DeviceList.tsx';

/** How much of the week, at least two hours. */
const share = Number(process.env.CARILLON_SOAK ?? 1);
const HOURS = Math.max(2, Math.floor(7 * 24 * share));
const LEVEL_MINUTES = Math.max(1, Math.round(60 * share));
const DEVICES = 20;
/** Plays all the time, so that it has levels. */
const WATCHED = { id: 2, label: 'CR-1002' };
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

/** Twenty devices, whose events begin and end at other minutes each, so that something changes in almost every hour. */
const EVENTS = Array.from({ length: DEVICES }, (_, i) => {
  const later = (minute: number) => (minute + 37 * i) % 1440;
  const [first, ...others] = exampleEvents(1 + (i % 3));
  if (i + 1 === WATCHED.id && first) return [{ ...first, repeat: encodeRepeat({ kind: 'always' }) }];
  return [first, ...others].flatMap((event): DeviceEvent[] => {
    if (!event) return [];
    const [start, end] = event.time;
    return [{ ...event, time: [later(start), later(end)] }];
  });
});

test('FLT-045 a devices list left open for a week grows nothing, loses no topic and asks for none twice', {
  timeout: 120_000 + 1_800_000 * share,
}, async () => {
  // A Monday before dawn: the morning begins within what `npm test` waits.
  const time = startLongTime(Date.UTC(2026, 2, 2, 4), EVENTS);
  const { clock, hub, pass } = time;
  const labels = time.records.map(({ device_id }) => device_id);
  /** What each device does now, by its schedule alone. */
  const truth = () =>
    time.truth().map((isPlaying, i) => `${labels[i]} ${isPlaying ? 'Playing' : 'Paused'} Online`);
  const line = countedLine(hub.transport());
  const list = await time.open('/manage/2/list?ds=25&di=1', <DeviceList userId={2} />, line.transport);
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
    const page = await time.open('/manage/2/list', <DeviceDashboard userId={2} id={WATCHED.id} />);
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

  await time.until(() => shown().every((row) => row.endsWith('line')));
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
