import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { runScenario } from '../scenario/runScenario.ts';
import { scenario } from '../scenario/scenario.ts';
import type { ScenarioOptions } from '../scenario/scenarioOptions.ts';
import type { Stage } from '../scenario/stage.ts';
import type { Against } from './against.ts';
import { createReal, NOON } from './testReal.ts';
import { wrap } from './testWrap.ts';

const DEVICE = { label: 'CR-1002', classId: 2, events: exampleEvents(2) };
const OPTIONS: ScenarioOptions = { devices: [DEVICE] };

/** Runs steps over a real device, which stores what the scenario begins with. */
async function play(
  steps: (stage: Stage) => Promise<unknown>,
  options: ScenarioOptions = OPTIONS,
  more: Partial<Against> = {},
  real = createReal(createFirmware, DEVICE),
) {
  const written = scenario('test', options, async (stage) => void (await steps(stage)));
  const result = await runScenario(written, { against: { ...real.against, ...more } });
  return { ...result, report: result.report.join('\n') };
}

test('LIB-15 the steps of a scenario are judged on a real device, and the time is real', async () => {
  const before: number[] = [];
  const { isPassed, report, transcript, elapsedMs } = await play(async (stage) => {
    const device = stage.device('CR-1002');
    before.push(stage.nowMs);
    await device.expectState({ online: true });
    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    await device.command('vol', { l: 9, r: 9 });
    await device.expectReply('vol', {}, { l: 9, r: 9 });
    await stage.advance(60_000);
    await device.expectSilence('vumeter', 1000);
    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectState({ playing: null }, { withinMs: 500 });
  });
  expect({ isPassed, report }).toEqual({ isPassed: true, report: '' });
  expect(before[0]).toBeGreaterThanOrEqual(NOON);
  expect(before[0]).toBeLessThan(NOON + 5000);
  expect(elapsedMs).toBeGreaterThanOrEqual(61_000);
  expect(elapsedMs).toBeLessThan(70_000);
  expect(transcript[0]).toMatch(
    /^\+00:00:00\.000 cmd\/req\/micro-eth\/CR-1002 \{"req":\d+,"msg":"StartEvent"/,
  );
});

test('LIB-15 a real device that does not do what is expected fails the scenario', async () => {
  const { isPassed, isSkipped, report } = await play((stage) =>
    stage.device('CR-1002').expectState({ playing: 'evts/1' }, { withinMs: 1000 }),
  );
  expect({ isPassed, isSkipped }).toEqual({ isPassed: false, isSkipped: false });
  expect(report).toContain('CR-1002: the state {"playing":"evts/1"} within 1 s and 500 ms for its way');
});

test('LIB-15 what is expected may come later, for its way', async () => {
  const start = async (stage: Stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    await device.expectLive('stream', { id: 'evts/1', status: 2 }, { withinMs: 0 });
  };
  expect(await play(start, OPTIONS, { wayMs: 1000 })).toMatchObject({ isPassed: true });
  const { isPassed, report } = await play(start, OPTIONS, { wayMs: 10 });
  expect(isPassed).toBe(false);
  expect(report).toContain('within 0 ms and 10 ms for its way');
});

test('LIB-15 a device is prepared to be what the scenario begins with, its clock among it, and asks for the time afterwards', async () => {
  const real = createReal(createFirmware, { label: 'X-1', classId: 2, events: exampleEvents(3).slice(0, 1) });
  const options = { ...OPTIONS, start: '2026-03-07T08:59:58Z' };
  const moments: number[] = [];
  const { isPassed, report, transcript } = await play(
    async (stage) => {
      moments.push(stage.nowMs);
      const device = stage.device('CR-1002');
      await device.expectState({ online: true, playing: null, next: 'evts/2' });
      await device.expectReply('rtcc', {}, ({ epoch }) => Math.abs(1000 * epoch - stage.nowMs) < 2000);
      await stage.advanceTo('2026-03-07T09:00:00Z');
      await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
    },
    options,
    { isPreparing: true, devices: new Map([['CR-1002', 'X-1']]) },
    real,
  );
  expect({ isPassed, report }).toEqual({ isPassed: true, report: '' });
  // What is waited for before the scenario begins has taken some time.
  expect(Math.abs((moments[0] ?? 0) - Date.parse('2026-03-07T08:59:58Z'))).toBeLessThan(2000);
  expect(transcript.filter((line) => line.includes('X-1'))).toEqual([]);
  const said: string[] = [];
  real.hub.observe('async/+/+/rtc', (_topic, payload) => said.push(payload));
  real.clock.advance(5000);
  expect(said[0]).toContain('"state":"Done"');
});

describe('LIB-15 what cannot be brought about on a real device is not tried, and says why', () => {
  const step = (steps: (stage: Stage) => unknown) => async (stage: Stage) => void (await steps(stage));
  test.each<[string, (stage: Stage) => Promise<unknown>, ScenarioOptions, string]>([
    [
      'a fault',
      step((stage) => stage.fault({ kind: 'drop', device: 'CR-1002' })),
      OPTIONS,
      'the fault drop, which nobody brings about on a real device',
    ],
    [
      'a restart',
      step((stage) => stage.device('CR-1002').shutDown()),
      OPTIONS,
      'switched off and on by hand',
    ],
    ['power', step((stage) => stage.device('CR-1002').powerOn()), OPTIONS, 'switched off and on by hand'],
    ['many devices', step((stage) => stage.devices(2)), OPTIONS, 'many devices, which are simulated'],
    ['an hour', (stage) => stage.advance(3_600_000), OPTIONS, 'a wait of 60 min, longer than the 2 min'],
    [
      'a silence of an hour',
      (stage) => stage.device('CR-1002').expectSilence('rtc', 3_600_000),
      OPTIONS,
      'a wait of 60 min',
    ],
    [
      'a moment that has passed',
      (stage) => stage.advanceTo('2026-03-07T09:00:00Z'),
      OPTIONS,
      'the moment 2026-03-07T09:00:00Z, which has passed',
    ],
    [
      'a beginning',
      async () => {},
      { ...OPTIONS, start: '2026-03-07T09:00:00Z' },
      '--prepare sets the clock',
    ],
    ['a console', async () => {}, { ...OPTIONS, consoles: [{ name: 'office' }] }, 'sessions of their own'],
    [
      'a wrong clock',
      async () => {},
      { devices: [{ ...DEVICE, clockError: { aheadMs: 1 } }] },
      'has a clock that is wrong',
    ],
    [
      'another device',
      async () => {},
      { devices: [{ ...DEVICE, label: 'CR-1003' }] },
      'no device plays CR-1003: --device CR-1003',
    ],
    [
      'other events',
      async () => {},
      { devices: [{ ...DEVICE, events: [] }] },
      'CR-1002 stores other events than the scenario begins with: --prepare',
    ],
  ])('%s', async (_what, steps, options, reason) => {
    const { isPassed, isSkipped, notTried, report } = await play(steps, options);
    expect({ isPassed, isSkipped }).toEqual({ isPassed: false, isSkipped: true });
    expect(notTried).toContain(reason);
    expect(report).toContain(`not tried ${notTried}`);
  });
});

test('LIB-15 what a broker has kept of a device is not heard', async () => {
  const real = createReal(createFirmware, DEVICE);
  real.hub.publish('async/micro-eth/CR-1002/codec', 'an old one', { retain: true });
  const steps = (stage: Stage) => stage.device('CR-1002').expectSilence('codec', 60_000);
  expect(await play(steps, OPTIONS, {}, real)).toMatchObject({ isPassed: true, report: '' });
});

test('LIB-15 what failed before a step that cannot be tried has failed', async () => {
  const { isPassed, isSkipped, report } = await play(async (stage) => {
    await stage
      .device('CR-1002')
      .expectState({ online: false })
      .catch(() => {});
    await stage.advance(3_600_000);
  });
  expect({ isPassed, isSkipped }).toEqual({ isPassed: false, isSkipped: false });
  expect(report).toContain('the state {"online":false}');
});

describe('LIB-15 where there is no device, or no broker, the scenario fails', () => {
  test('a device that does not answer', async () => {
    const mute = createReal(
      wrap(() => ({ receive() {} })),
      DEVICE,
    );
    const { isPassed, isSkipped, report } = await play(async () => {}, OPTIONS, {}, mute);
    expect({ isPassed, isSkipped }).toEqual({ isPassed: false, isSkipped: false });
    expect(report).toContain('CR-1002: GetEvents {} to be answered, before the scenario begins');
  });

  test('a broker that is down', async () => {
    const real = createReal(createFirmware, DEVICE);
    real.hub.stop();
    const { isPassed, report } = await play(async () => {}, OPTIONS, {}, real);
    expect(isPassed).toBe(false);
    expect(report).toContain('nobody answers there');
  });

  test('a broker that goes away', async () => {
    const real = createReal(createFirmware, DEVICE);
    real.clock.after(20_000, () => real.hub.stop());
    const { isPassed, report } = await play(
      (stage) => stage.device('CR-1002').expectSilence('codec', 60_000),
      OPTIONS,
      {},
      real,
    );
    expect(isPassed).toBe(false);
    expect(report).toContain('nobody could have heard it: the connection to');
  });
});
