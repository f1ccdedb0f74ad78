// What only a real broker shows: packets, and which of them are answered. The rest is in `fleet.test.ts`.
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { openFleetStage } from './testFleetStage.ts';

let stage: Awaited<ReturnType<typeof openFleetStage>>;
afterEach(() => stage.close());

test('1,000 devices that greet anew after a restart of the broker are all judged again, asked 50 at a time, subscribed in 20 packets, told in batches', async () => {
  stage = await openFleetStage(1000);
  const { fleet, records, traffic } = stage;
  const toldAtMs: number[] = [];
  fleet.watch(records, () => toldAtMs.push(performance.now()));
  await stage.until(stage.areAllChecked);
  const causes = { nothingAgainst: 900, failed: 100 };
  expect(stage.causes()).toEqual(causes);
  expect(traffic.subscribes).toBeLessThanOrEqual(20);

  stage.stopBroker();
  await stage.until(stage.isNoneChecked);
  Object.assign(traffic, { subscribes: 0, questions: 0, mostAtOnce: 0 });
  toldAtMs.length = 0;
  stage.startBroker();
  await stage.until(stage.areAllChecked);
  expect(stage.causes()).toEqual(causes);
  // The listener is told once of what is heard within 100 ms; a grace that ends between may tell it apart.
  const gapsMs = toldAtMs.slice(1).map((atMs, i) => atMs - Number(toldAtMs[i]));
  expect(gapsMs.filter((ms) => ms < 90).length).toBeLessThanOrEqual(3);
  expect(traffic.subscribes).toBeLessThanOrEqual(20);
  expect(traffic.questions).toBeGreaterThanOrEqual(1000);
  expect(traffic.mostAtOnce).toBeGreaterThan(10);
  expect(traffic.mostAtOnce).toBeLessThanOrEqual(50);
}, 90_000);

test('FLT-124 of devices that are subscribed in one packet one is refused: it says so, and the others live', async () => {
  stage = await openFleetStage(30, { isRefused: (label) => label === 'CR-7' });
  const { broker, fleet, records, traffic } = stage;
  fleet.watch(records, () => {});
  const find = (label: string) => broker.device({ type: 'micro-eth', label }).getSnapshot();
  const others = records.filter(({ device_id }) => device_id !== 'CR-7');
  await stage.until(() => find('CR-7').isRefused);
  await stage.until(() => others.every((device) => fleet.judgment(device).isChecked));
  expect(traffic.subscribes).toBe(1);
  expect(find('CR-7')).toMatchObject({ isRefused: true, presence: 'unknown', events: null });
  expect(others.filter(({ device_id }) => find(device_id).isRefused)).toEqual([]);
  expect(fleet.judgment({ device_id: 'CR-7', class_id: 2 })).toMatchObject({ standing: 'unknown' });
});

test('FLT-133 of 1,000 devices 500 are offline when the broker restarts: they keep none of the others waiting', async () => {
  stage = await openFleetStage(1000, { isOffline: (label) => Number(label.slice(3)) % 2 === 0 });
  const { fleet, records, traffic } = stage;
  fleet.watch(records, () => {});
  const causes = { nothingAgainst: 400, failed: 100, offline: 500 };
  const areAllTold = () => isDeepStrictEqual(stage.causes(), causes);
  await stage.until(areAllTold);

  await stage.stopBroker();
  await stage.until(() => stage.isNoneChecked() && stage.causes().offline === undefined);
  Object.assign(traffic, { subscribes: 0, questions: 0, mostAtOnce: 0 });
  await stage.startBroker();
  await stage.until(areAllTold);
  expect(traffic.subscribes).toBeLessThanOrEqual(20);
  // Who has said Offline is not asked, beyond the few whose turn came before that was heard.
  expect(traffic.questions).toBeLessThan(800);
}, 90_000);
