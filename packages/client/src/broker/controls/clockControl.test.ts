import { createHeard } from '@carillon/protocol/attention';
import { ntp, rtcc } from '@carillon/protocol/broker';
import { toRtccBody } from '@carillon/protocol/clock';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, expect, test } from 'vitest';
import { createStore } from '../../store/store.ts';
import type { DeviceLink } from '../device/deviceLink.ts';
import { type DeviceSnapshot, UNKNOWN_DEVICE } from '../device/deviceSnapshot.ts';
import { Settings } from '../device/settings.ts';
import { ADDRESS, changeLink, type MemoryStage, memoryStage, readCode } from '../testStage.ts';
import { createDeviceClock, type DeviceClockSnapshot } from './clockControl.ts';

const EPOCH = 1_772_625_600;

let stage: MemoryStage;
afterEach(() => stage?.close());

/** A device, and a console that shows its clock and notes every second that it showed. */
async function open(change: (link: DeviceLink) => DeviceLink = (link) => link) {
  stage = await memoryStage({ random: () => 0 });
  const { clock, broker } = stage;
  const link = broker.device(ADDRESS);
  const control = createDeviceClock({ link: change(link), clock });
  const shown: (number | null)[] = [];
  control.subscribe(() => {
    const { nowSeconds } = control.getSnapshot();
    if (nowSeconds !== shown.at(-1)) shown.push(nowSeconds);
  });
  broker.connect();
  // It has asked its time server as it booted, and was read again after that.
  await stage.until(() => link.channel('rtc').getSnapshot()?.state === 'Done');
  await stage.advance(1000);
  shown.splice(0, shown.length - 1);
  return { control, link, shown, now: () => control.getSnapshot() };
}

/** Somebody asked, and this is what the device answered. */
async function answered(epoch: unknown) {
  stage.publish(
    'cmd/rep/micro-eth/CR-1002',
    JSON.stringify({ req: 7, msg: 'rtcc', ok: true, body: { epoch, b: 1 } }),
  );
  await stage.advance(50);
}

const deviceSeconds = () => Math.floor(stage.clock.now() / 1000);
/** A device tells whole seconds. */
const isRight = ({ nowSeconds }: DeviceClockSnapshot) =>
  nowSeconds === deviceSeconds() || nowSeconds === deviceSeconds() - 1;
const reads = () => stage.commands.filter((command) => command === 'rtcc').length;
const oneByOne = (shown: readonly (number | null)[]) =>
  shown.slice(1).every((second, index) => second === (shown[index] ?? 0) + 1);

test('CLK-01 it ticks each second and is read again each minute', async () => {
  const { shown, now } = await open();
  const before = reads();
  await stage.advance(58_000);
  expect(reads()).toBe(before);
  await stage.advance(122_000);
  expect(reads()).toBe(before + 3);
  expect(shown).toHaveLength(181);
  expect(oneByOne(shown)).toBe(true);
  expect(isRight(now())).toBe(true);
  expect(now()).toMatchObject({ isAskedAtBoot: true, error: null });
});

test('CLK-01 a reading that took a moment does not turn it back: it waits', async () => {
  const { shown, now } = await open();
  await stage.advance(10_000);
  const last = now().nowSeconds ?? 0;
  await answered(last - 3);
  await stage.advance(2900);
  expect(now().nowSeconds).toBe(last);
  await stage.advance(10_000);
  expect(now().nowSeconds).toBe(last + 9);
  expect(oneByOne(shown)).toBe(true);
});

test('FLT-099 a clock that is years off is shown as it is, and no number stops the ticks', async () => {
  const { now } = await open();
  await answered(61);
  expect(now().nowSeconds).toBe(61);
  await stage.advance(2000);
  expect(now().nowSeconds).toBe(63);
  await answered(1e300);
  await stage.advance(3000);
  expect(now().nowSeconds).toBe(1e300);
  await answered('never');
  await answered(-5.5);
  await stage.advance(1000);
  expect(now().nowSeconds).toBe(-5);
  await stage.advance(60_000);
  expect(isRight(now())).toBe(true);
});

test('FLT-100 the clock of this computer is set, and the one of the device goes on, and is read again', async () => {
  const { shown, now } = await open();
  for (const hours of [-1, 2, -24]) {
    const [before, count] = [shown.at(-1), reads()];
    stage.clock.jump(hours * 3_600_000);
    // The device of this stage has the clock of this computer: only until it is read does it show what went on.
    const beforeReading = now().nowSeconds;
    expect(beforeReading).toBe(before);
    await stage.advance(1000);
    expect(reads()).toBe(count + 1);
    expect(isRight(now())).toBe(true);
  }
});

test('it stands still while the device is away, and goes on when it is back', async () => {
  const { now } = await open();
  await stage.advance(5000);
  const last = now().nowSeconds;
  stage.firmware.shutDown();
  await stage.advance(5000);
  expect(now()).toMatchObject({ nowSeconds: last, error: null });
  stage.attach();
  await stage.advance(5000);
  expect(isRight(now())).toBe(true);
});

test('CLK-05 why it could not be read is told until it can be', async () => {
  let fails = false;
  const { now } = await open((link) =>
    changeLink(link, {
      send: (command, body) => (fails ? Promise.reject(new Error('Busy')) : link.send(command, body)),
    }),
  );
  fails = true;
  await stage.advance(60_000);
  expect(now().error).toMatchObject({ message: 'Busy' });
  fails = false;
  await stage.advance(60_000);
  expect(now().error).toBeNull();
});

test.each([1, 2, 3, 4, 5])(
  'CLK-01 on the clock of a browser each second is shown once, when it begins (%i)',
  (seed) => {
    const clock = createVirtualClock(0, { hasFractions: true, lateMs: 8, seed });
    const settings = new Settings({ onUse: () => () => {}, readSetting() {} });
    const beganMs = clock.elapsed();
    const control = createDeviceClock({
      clock,
      link: {
        ...createStore<DeviceSnapshot>({ ...UNKNOWN_DEVICE, presence: 'online' }),
        heard: () => createStore(createHeard(2, 0)),
        retry: async () => {},
        channel: () => createStore(undefined),
        setting: (name) => settings.store(name),
        // It is not read again: what is shown goes on from one reading.
        send: () => new Promise(() => {}),
        watchExtra: () => () => {},
      },
    });
    const shown: number[] = [];
    const lateness: number[] = [];
    control.subscribe(() => {
      const { nowSeconds } = control.getSnapshot();
      if (nowSeconds === null || nowSeconds === shown.at(-1)) return;
      shown.push(nowSeconds);
      lateness.push(clock.elapsed() - beganMs - 1000 * (nowSeconds - EPOCH));
    });
    settings.learn({ req: 1, msg: 'rtcc', ok: true, body: { epoch: EPOCH, b: 1 } });
    clock.advance(1_000_500);
    expect(shown).toEqual(Array.from({ length: 1001 }, (_, index) => EPOCH + index));
    expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...lateness)).toBeLessThanOrEqual(8 + 2);
  },
);

/** What it said of synchronizing, in its order. */
function steps(control: ReturnType<typeof createDeviceClock>) {
  const said: string[] = [];
  control.subscribe(() => {
    const { isSyncing, isOverdue, status }: DeviceClockSnapshot = control.getSnapshot();
    const step = isSyncing ? 'syncing' : isOverdue ? 'overdue' : (status?.state ?? 'nothing');
    if (step !== said.at(-1)) said.push(step);
  });
  return said;
}

test('CLK-03 Sync turns until the device says how it ended', async () => {
  const { control, link, now } = await open();
  const [body] = [toRtccBody(deviceSeconds() + 3600, false)];
  if (body) await link.send(rtcc, body);
  await stage.advance(100);
  expect(now()).toMatchObject({ status: { state: 'manual' }, isAskedAtBoot: false });
  const said = steps(control);
  await control.synchronize();
  await stage.advance(1000);
  expect(said).toEqual(['syncing', 'done']);
  expect(isRight(now())).toBe(true);
  expect(now().syncedAtSeconds).toBeGreaterThanOrEqual(deviceSeconds() - 2);
});

test.each([
  'unknown',
  'unplugged',
  'refused',
  'unbound',
  'wrong',
  'zero',
  'kiss',
  'unsynced',
  'busy',
  'dead',
])('CLK-02 Sync ends with an error for a time server that is %s', async (kind) => {
  const { control, link } = await open();
  await link.send(ntp, { host: `${kind}.example.org` });
  const said = steps(control);
  await control.synchronize();
  await stage.advance(7000);
  expect(said).toEqual(['syncing', 'error']);
});

test('CLK-03 where nothing is heard of it, it ends after half a minute', async () => {
  const rtc = createStore<undefined>(undefined);
  const { control, now } = await open((link) => changeLink(link, { channel: () => rtc }));
  await control.synchronize();
  await stage.advance(29_900);
  expect(now()).toMatchObject({ isSyncing: true, isOverdue: false });
  await stage.advance(200);
  expect(now()).toMatchObject({ isSyncing: false, isOverdue: true });
  await control.synchronize();
  expect(now()).toMatchObject({ isSyncing: true, isOverdue: false });
});

test('CLK-03 it ends with the device, too', async () => {
  const { control, link, now } = await open();
  await link.send(ntp, { host: 'dead.example.org' });
  await control.synchronize();
  expect(now().isSyncing).toBe(true);
  stage.firmware.shutDown();
  await stage.advance(100);
  expect(now()).toMatchObject({ isSyncing: false, isOverdue: false });
  expect(await readCode(control.synchronize())).toBe('deviceOffline');
  expect(now().isSyncing).toBe(false);
});
