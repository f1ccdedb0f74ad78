// Each kind of step, expectation and fault is once seen to fail: a new one without a case here does not compile (LIB-05, LIB-10).
import { expect, test } from 'vitest';
import type { FaultKind, FaultOptions } from '../faults/faultOptions.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { runScenario } from './runScenario.ts';
import { scenario } from './scenario.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import type { CreateScreens, StageScreen } from './screens.ts';
import type { Stage, StageDevice } from './stage.ts';
import type { StageConsole } from './stageConsole.ts';
import type { GroupExpectations, StageDevices } from './stageDevices.ts';

const OPTIONS = {
  devices: [
    { label: 'CR-1002', classId: 2, events: exampleEvents(2), timeServer: { host: 'ntp.example', boot: 0 } },
  ],
  consoles: [{ name: 'office', devices: ['CR-1002'] }],
} satisfies ScenarioOptions;
const MAIN = 'live.aurora-radio.example';

type Steps = (stage: Stage) => unknown;

/** A page that says one word, and can be pressed nowhere. */
const page: CreateScreens = () => ({
  patienceMs: 0,
  register() {},
  settle: async () => {},
  close() {},
  open: async () => ({
    isDrawn: async () => true,
    sees: async (sight) => sight.kind === 'text' && sight.text === 'Playing',
    describe: async () => ['nothing'],
    press: async () => {},
    type: async () => {},
    close() {},
  }),
});

const run = (steps: Steps) =>
  runScenario(
    scenario('test', OPTIONS, async (stage) => void (await steps(stage))),
    { screens: page },
  );

/** What is no step, and what happens in any case. */
type StageStep = Exclude<keyof Stage, 'nowMs' | 'localTime' | 'random'>;
type DeviceStep = Exclude<keyof StageDevice, 'shutDown' | 'powerOn'>;
type ScreenStep = Exclude<keyof StageScreen, 'close'>;
type DevicesStep = Exclude<keyof StageDevices, 'labels' | 'all' | 'atLeast' | 'none'>;

type Kind =
  | `stage.${StageStep}`
  | `device.${DeviceStep}`
  | `console.${keyof StageConsole}`
  | `screen.${ScreenStep}`
  | `devices.${DevicesStep}`
  | `all.${keyof StageDevices['all']}`
  | `${'atLeast' | 'none'}.${keyof GroupExpectations}`;

const device = (stage: Stage) => stage.device('CR-1002');
const office = (stage: Stage) => stage.console('office');
const screen = (stage: Stage) => stage.screen('/manage/2/list');
const soon = { withinMs: 100 };

const FAILING: Readonly<Record<Kind, Steps>> = {
  'stage.device': (stage) => stage.device('CR-7'),
  'stage.devices': (stage) => stage.devices(0),
  'stage.console': (stage) => stage.console('kitchen'),
  'stage.screen': (stage) => stage.screen('manage'),
  'stage.fault': (stage) => stage.fault({ kind: 'drop', command: 'eq' }),
  'stage.never': async (stage) => {
    stage.never('stream', { status: 2 });
    await device(stage).command('StartEvent', { id: 'evts/1' });
    await stage.advance(1000);
  },
  'stage.advance': (stage) => stage.advance(-1),
  'stage.advanceTo': (stage) => stage.advanceTo('2026-03-01T00:00:00Z'),
  'device.command': (stage) => device(stage).command('GetEvent', { id: 'evts/9' }),
  'device.request': (stage) => device(stage).request('vol', {}, { withinMs: -1 }),
  'device.expectRefusal': (stage) => device(stage).expectRefusal('vol', {}),
  'device.expectReply': (stage) => device(stage).expectReply('vol', {}, { l: 77 }),
  'device.expectNoReply': (stage) => device(stage).expectNoReply('vol', {}),
  'device.expectLive': (stage) => device(stage).expectLive('codec', {}, soon),
  'device.expectSilence': async (stage) => {
    await device(stage).command('StartEvent', { id: 'evts/1' });
    await device(stage).expectSilence('stream', 5000);
  },
  'device.expectState': (stage) => device(stage).expectState({ online: false }, soon),
  'console.device': (stage) => office(stage).device('CR-7'),
  'console.expectConnection': (stage) => office(stage).expectConnection('lost', soon),
  'console.expectNothingOf': (stage) => office(stage).expectNothingOf('CR-1002', 100),
  'screen.expectText': (stage) => screen(stage).expectText('Paused', soon),
  'screen.expectNoText': (stage) => screen(stage).expectNoText('Playing', soon),
  'screen.expectRole': (stage) => screen(stage).expectRole('button', 'Stop', soon),
  'screen.press': (stage) => screen(stage).press('Stop'),
  'screen.type': (stage) => screen(stage).type('Name', 'Hall'),
  'devices.count': (stage) => stage.devices(2).count({}),
  'devices.pick': (stage) => stage.devices(2).pick(3),
  'devices.except': (stage) => stage.devices(2).except(stage.devices(2)).all.expectState({ online: false }),
  'all.command': (stage) => stage.devices(2).all.command('GetEvent', { id: 'evts/9' }),
  'all.expectState': (stage) => stage.devices(2).all.expectState({ online: false }, soon),
  'all.expectLive': (stage) => stage.devices(2).all.expectLive('codec', {}, soon),
  'atLeast.expectState': (stage) => stage.devices(2).atLeast(1).expectState({ online: false }, soon),
  'atLeast.expectLive': (stage) => stage.devices(2).atLeast(1).expectLive('codec', {}, soon),
  'none.expectState': (stage) => stage.devices(2).none.expectState({ online: true }, soon),
  'none.expectLive': (stage) => stage.devices(2).none.expectLive('rtc', {}, { withinMs: 700_000 }),
};

test.each(Object.entries(FAILING))('LIB-05 %s is seen to fail, and says so', async (_kind, steps) => {
  const { isPassed, report } = await run(steps);
  expect(isPassed).toBe(false);
  expect(report[0]).toMatch(/^(expected|error {5}RangeError:) /);
});

/** An hour in which all goes well: what is asked is answered once and soon, the radio plays, and the clock is right. */
async function ordinaryHour(stage: Stage) {
  const { command, expectLive, expectSilence, expectState } = device(stage);
  await command('ntp', { sync: true });
  await expectLive('rtc', { state: 'Done' }, { withinMs: 1000 });
  await command('StartEvent', { id: 'evts/1' });
  await expectState({ playing: 'evts/1', stream: 'started', isFailOver: false }, { withinMs: 1000 });
  await command('StartExtra');
  await expectLive('vumeter', ({ vu }) => vu[0] > 20, { withinMs: 1000 });
  await command('StopExtra');
  await expectSilence('stream', 5000);
  await stage.advance(3_000_000);
  await expectState({ online: true, playing: 'evts/1', next: 'evts/2', stream: 'started' });
}

const FAULTS: { readonly [K in FaultKind]: Extract<FaultOptions, { readonly kind: K }> } = {
  delay: { kind: 'delay', ms: 6000 },
  drop: { kind: 'drop', topic: 'async/#' },
  duplicate: { kind: 'duplicate', topic: 'async/+/+/stream', laterMs: 3000 },
  reorder: { kind: 'reorder', topic: 'async/+/+/stream' },
  corrupt: { kind: 'corrupt', direction: 'fromDevice' },
  wrongReq: { kind: 'wrongReq' },
  noReply: { kind: 'noReply' },
  refuse: { kind: 'refuse', error: 'Not now' },
  disconnect: { kind: 'disconnect', afterMs: 20_000 },
  halfOpen: { kind: 'halfOpen', afterMs: 20_000 },
  powerCut: { kind: 'powerCut', during: 'StartEvent' },
  clockJump: { kind: 'clockJump', ms: 3 * 3_600_000, afterMs: 20_000 },
  stream: { kind: 'stream', host: MAIN, as: 'dead' },
  dns: { kind: 'dns', host: MAIN },
  ntp: { kind: 'ntp', as: 'kiss' },
  broker: { kind: 'broker', as: 'slow', ms: 6000 },
};

test('LIB-10 an ordinary hour passes', async () => {
  expect((await run(ordinaryHour)).report).toEqual([]);
});

test.each(Object.entries(FAULTS))(
  'LIB-10 with the fault %s an ordinary hour does not pass',
  async (_kind, fault) => {
    const { report } = await run(async (stage) => {
      stage.fault(fault);
      await ordinaryHour(stage);
    });
    expect(report[0]).toMatch(/^expected {2}CR-1002: /);
  },
);
