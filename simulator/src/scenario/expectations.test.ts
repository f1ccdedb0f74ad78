// Every kind of expectation is seen to fail, with the whole sentence: what was expected, what came, and when.
import { commands } from '@carillon/protocol/broker';
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { runScenario } from './runScenario.ts';
import { scenario } from './scenario.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import type { Stage, StageDevice } from './stage.ts';

const ONE_DEVICE = {
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
} satisfies ScenarioOptions;
const MAIN = 'live.aurora-radio.example';

type Steps = (stage: Stage, device: StageDevice) => Promise<unknown>;

const run = (steps: Steps, options: ScenarioOptions = ONE_DEVICE) =>
  runScenario(
    scenario('test', options, async (stage) => {
      await steps(stage, stage.device(options.devices?.[0]?.label ?? ''));
    }),
  );

/** Plays for a second, which any stream takes to start. */
async function play(stage: Stage, device: StageDevice) {
  await device.command('StartEvent', { id: 'evts/1' });
  await stage.advance(1000);
  await device.expectState({ playing: 'evts/1', stream: 'started' });
}

/** A step of a scenario that is not type-checked, as a file is that is run. */
const untyped = (value?: unknown) => value as never;

const EXAMPLES = `happened  the body ${JSON.stringify(exampleEvents(2))}`;

const KINDS: Readonly<Record<string, readonly [steps: Steps, ...report: string[]]>> = {
  'command that is refused': [
    (_stage, device) => device.command('GetEvent', { id: 'evts/9' }),
    'expected  CR-1002: GetEvent {"id":"evts/9"} to be answered',
    'happened  the reply {"req":2,"msg":"GetEvent","ok":false,"body":{"error":"No such event"}}',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectation whose error is caught, told with its own time': [
    async (stage, device) => {
      await device.expectState({ playing: 'evts/9' }, { withinMs: 10 }).catch(() => {});
      await stage.advance(100);
    },
    'expected  CR-1002: the state {"playing":"evts/9"} within 10 ms',
    'happened  the state {"online":true,"playing":null,"next":"evts/1","stream":"nothing","isFailOver":false}',
    'at        2026-03-02T03:00:00.010Z, +00:00:00.010 after the start',
  ],
  'command that nobody replies to': [
    async (stage, device) => {
      stage.fault({ kind: 'disconnect', device: 'CR-1002' });
      await device.command('GetEvents');
    },
    'expected  CR-1002: a reply to GetEvents within 5 s',
    'happened  no reply',
    'at        2026-03-02T03:00:05.000Z, +00:00:05.000 after the start',
  ],
  'command without a broker': [
    async (stage, device) => {
      stage.fault({ kind: 'broker', as: 'down' });
      await device.command('vol', {}, { withinMs: 100 });
    },
    'expected  CR-1002: a reply to vol within 100 ms',
    'happened  no reply: the broker has been away since +00:00:00.000',
    'at        2026-03-02T03:00:00.100Z, +00:00:00.100 after the start',
  ],
  'expectRefusal of what is obeyed': [
    (_stage, device) => device.expectRefusal('vol', { l: 1, r: 2 }),
    'expected  CR-1002: vol {"l":1,"r":2} to be refused',
    'happened  the reply {"req":2,"msg":"vol","ok":true,"body":{"l":1,"r":2}}',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectRefusal with another text': [
    (_stage, device) => device.expectRefusal('Fly', {}, 'No wings'),
    "expected  CR-1002: Fly {} to be refused with 'No wings'",
    'happened  the reply {"req":2,"msg":"Fly","ok":false,"body":{"error":"Unknown command"}}',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectReply with a list that is not empty': [
    (_stage, device) => device.expectReply('GetEvents', {}, []),
    'expected  CR-1002: GetEvents {} to be answered with []',
    EXAMPLES,
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectReply with another body': [
    (_stage, device) => device.expectReply('vol', { l: 1, r: 2 }, { l: 2 }),
    'expected  CR-1002: vol {"l":1,"r":2} to be answered with {"l":2}',
    'happened  the body {"l":1,"r":2}',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectNoReply of what is answered': [
    (_stage, device) => device.expectNoReply('vol', { l: 1, r: 2 }),
    'expected  CR-1002: no reply to vol {"l":1,"r":2} within 5 s',
    'happened  the reply {"req":2,"msg":"vol","ok":true,"body":{"l":1,"r":2}}',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectNoReply without a broker': [
    async (stage, device) => {
      stage.fault({ kind: 'broker', as: 'down' });
      await device.expectNoReply('vol', {}, { withinMs: 100 });
    },
    'expected  CR-1002: no reply to vol {} within 100 ms',
    'happened  nobody could have heard it: the broker has been away since +00:00:00.000',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectSilence of what a fault keeps from being heard': [
    async (stage, device) => {
      await device.command('StartEvent', { id: 'evts/1' });
      stage.fault({ kind: 'drop', device: 'CR-1002', topic: 'async/+/+/stream' });
      await device.expectSilence('stream', 1000);
    },
    'expected  CR-1002: nothing on stream for 1 s',
    'happened  nobody could have heard it: a fault kept one from being heard',
    'at        2026-03-02T03:00:00.302Z, +00:00:00.302 after the start',
  ],
  'expectNoReply where the reply is dropped': [
    async (stage, device) => {
      stage.fault({ kind: 'drop', device: 'CR-1002', direction: 'fromDevice', command: 'vol' });
      await device.expectNoReply('vol', { l: 1, r: 2 });
    },
    'expected  CR-1002: no reply to vol {"l":1,"r":2} within 5 s',
    'happened  nobody could have heard it: a fault kept one from being heard',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectSilence over a line that is half-open': [
    async (stage, device) => {
      stage.fault({ kind: 'halfOpen', device: 'CR-1002' });
      await device.expectSilence('stream', 1000);
    },
    'expected  CR-1002: nothing on stream for 1 s',
    'happened  nobody could have heard it: its line to the broker has been away since +00:00:00.000',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectLive of what comes otherwise': [
    async (_stage, device) => {
      await device.command('StopExtra');
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectLive('schedule', { id: 'evts/1', state: 2 }, { withinMs: 200 });
    },
    'expected  CR-1002: schedule {"id":"evts/1","state":2} within 200 ms',
    'happened  +00:00:00.000  schedule {"id":"evts/1","state":3}',
    '          +00:00:00.000  schedule {"id":"evts/2","state":2}',
    'at        2026-03-02T03:00:00.200Z, +00:00:00.200 after the start',
  ],
  'expectLive of what does not come': [
    (_stage, device) => device.expectLive('codec', ({ codec }) => codec === 6),
    'expected  CR-1002: codec for which ({ codec }) => codec === 6 within 5 s',
    'happened  nothing on codec',
    'at        2026-03-02T03:00:05.000Z, +00:00:05.000 after the start',
  ],
  'expectLive of what was heard before the device went offline': [
    async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'powerCut', device: 'CR-1002' });
      await device.expectLive('stream', { status: 2 }, { withinMs: 0 });
    },
    'expected  CR-1002: stream {"status":2} within 0 ms',
    'happened  nothing on stream',
    'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
  ],
  'expectLive of what was heard before the end of a fault': [
    async (stage, device) => {
      await play(stage, device);
      const fault = stage.fault({ kind: 'stream', host: MAIN, as: 'refused' });
      await stage.advance(2000);
      fault.end();
      await device.expectLive('stream', { status: 2, ctx: { fail: 1 } }, { withinMs: 0 });
    },
    'expected  CR-1002: stream {"status":2,"ctx":{"fail":1}} within 0 ms',
    'happened  nothing on stream',
    'at        2026-03-02T03:00:03.000Z, +00:00:03.000 after the start',
  ],
  'expectLive without a broker': [
    async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'broker', as: 'down' });
      await device.expectLive('stream', { status: 2 }, { withinMs: 500 });
    },
    'expected  CR-1002: stream {"status":2} within 500 ms',
    'happened  nothing on stream: the broker has been away since +00:00:01.000',
    'at        2026-03-02T03:00:01.500Z, +00:00:01.500 after the start',
  ],
  'expectSilence where there is none': [
    async (_stage, device) => {
      await device.command('ntp', { sync: true });
      await device.expectSilence('rtc', 1000);
    },
    'expected  CR-1002: nothing on rtc for 1 s',
    'happened  +00:00:00.020  rtc {"state":"Done","event":1,"result":0,"epoch":1772420400}',
    'at        2026-03-02T03:00:00.020Z, +00:00:00.020 after the start',
  ],
  'expectSilence without a broker': [
    async (stage, device) => {
      stage.fault({ kind: 'broker', as: 'down' });
      await device.expectSilence('stream', 60_000);
    },
    'expected  CR-1002: nothing on stream for 60 s',
    'happened  nobody could have heard it: the broker has been away since +00:00:00.000',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectState of another state': [
    (_stage, device) => device.expectState({ playing: 'evts/1' }, { withinMs: 100 }),
    'expected  CR-1002: the state {"playing":"evts/1"} within 100 ms',
    'happened  the state {"online":true,"playing":null,"next":"evts/1","stream":"nothing","isFailOver":false}',
    'at        2026-03-02T03:00:00.100Z, +00:00:00.100 after the start',
  ],
  'expectState a minute after the power was cut': [
    async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'powerCut', device: 'CR-1002' });
      await stage.advance(60_000);
      await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
    },
    'expected  CR-1002: the state {"playing":"evts/1","stream":"started"} within 1 s',
    'happened  the state {"online":false}',
    "          unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:01.000",
    'at        2026-03-02T03:01:02.000Z, +00:01:02.000 after the start',
  ],
  'expectState of nothing while the device is offline': [
    async (stage, device) => {
      await play(stage, device);
      device.shutDown();
      await device.expectState({ playing: null });
    },
    'expected  CR-1002: the state {"playing":null}',
    'happened  the state {"online":false}',
    "          unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:01.000",
    'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
  ],
  'expectState of what was told before messages were dropped': [
    async (stage, device) => {
      await play(stage, device);
      const fault = stage.fault({ kind: 'drop', topic: 'async/#' });
      await device.command('StopEvent', { id: 'evts/1' });
      await stage.advance(60_000);
      fault.end();
      await stage.advance(60_000);
      await device.expectState({ playing: 'evts/1', stream: 'started' });
    },
    'expected  CR-1002: the state {"playing":"evts/1","stream":"started"}',
    'happened  the state {"online":true}',
    '          unknown: playing, next, stream, isFailOver; a fault kept one from being heard',
    'at        2026-03-02T03:02:01.000Z, +00:02:01.000 after the start',
  ],
  'expectState of nothing while what is told is corrupt': [
    async (stage, device) => {
      stage.fault({ kind: 'corrupt', topic: 'async/#' });
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ playing: null }, { withinMs: 1000 });
    },
    'expected  CR-1002: the state {"playing":null} within 1 s',
    'happened  the state {"online":true}',
    '          unknown: playing, next, stream, isFailOver; a fault kept one from being heard',
    'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
  ],
  'expectState of a stream of which one message is held back': [
    async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'delay', ms: 5000, topic: 'async/+/+/stream' });
      await device.command('StopEvent', { id: 'evts/1' });
      await device.expectState({ stream: 'started' }, { withinMs: 4000 });
    },
    'expected  CR-1002: the state {"stream":"started"} within 4 s',
    'happened  the state {"online":true,"playing":null,"next":"evts/1"}',
    '          unknown: stream, isFailOver; a fault holds one back',
    'at        2026-03-02T03:00:05.000Z, +00:00:05.000 after the start',
  ],
  'expectState of a stream of which an old message comes last': [
    async (stage, device) => {
      stage.fault({ kind: 'delay', ms: 5000, topic: 'async/+/+/stream', times: 1 });
      await device.command('StartEvent', { id: 'evts/1' });
      await device.expectState({ stream: 'starting' }, { withinMs: 6000 });
    },
    'expected  CR-1002: the state {"stream":"starting"} within 6 s',
    'happened  the state {"online":true,"playing":"evts/1","next":"evts/2"}',
    '          unknown: stream, isFailOver; a fault let one arrive after a later one',
    'at        2026-03-02T03:00:06.000Z, +00:00:06.000 after the start',
  ],
  'expectState of a device whose greeting was dropped': [
    async (stage, device) => {
      const power = stage.fault({ kind: 'powerCut', device: 'CR-1002' });
      stage.fault({ kind: 'drop', command: 'Bonjour' });
      power.end();
      await device.expectState({ online: false });
    },
    'expected  CR-1002: the state {"online":false}',
    'happened  unknown: online, playing, next, stream, isFailOver; a fault kept one from being heard',
    'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
  ],
  'expectState without a broker': [
    async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'broker', as: 'down' });
      await stage.advance(1000);
      await device.expectState({ online: true });
    },
    'expected  CR-1002: the state {"online":true}',
    'happened  unknown: online, playing, next, stream, isFailOver; the broker has been away since +00:00:01.000',
    'at        2026-03-02T03:00:02.000Z, +00:00:02.000 after the start',
  ],
  'expectState of a device that did not come back with the broker': [
    async (stage, device) => {
      const fault = stage.fault({ kind: 'broker', as: 'down' });
      stage.fault({ kind: 'disconnect', device: 'CR-1002' });
      await stage.advance(1000);
      fault.end();
      await device.expectState({ online: true });
    },
    'expected  CR-1002: the state {"online":true}',
    'happened  unknown: online, playing, next, stream, isFailOver; nothing was heard of the device since the broker came back at +00:00:01.000',
    'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
  ],
};

describe('LIB-05 each kind of expectation fails with what was expected, what came, and when', () => {
  test.each(Object.entries(KINDS))('%s', async (_kind, [steps, ...report]) => {
    const result = await run(steps);
    expect(result.isPassed).toBe(false);
    expect(result.report).toEqual([...report, 'seed      1']);
  });
});

describe('LIB-05 what nobody vouches for is unknown', () => {
  /** The recipe's own example of a fault by chance; meanwhile these radios go off the air. */
  const faultByChance = (breaks: readonly string[]) =>
    run(
      async (stage, device) => {
        await stage.advance(600_000 * stage.random());
        const fault = stage.fault({ kind: 'powerCut', device: 'CR-1002' });
        for (const host of breaks) stage.fault({ kind: 'stream', host: host, as: 'refused' });
        await stage.advance(60_000);
        fault.end();
        await device.expectState({ playing: 'evts/2', stream: 'started' }, { withinMs: 1000 });
      },
      { ...ONE_DEVICE, start: '2026-03-07T12:00:00Z' },
    );

  test('a device that comes back is asked what it does, as a console does, and plays with its radios on the air', async () => {
    expect((await faultByChance([])).report).toEqual([]);
  });

  test('with both radios dead the same expectation fails', async () => {
    const hosts = exampleEvents(2).flatMap((event) =>
      event.mode === 'playback' ? [event.main.uri, event.fail?.uri ?? event.main.uri] : [],
    );
    const result = await faultByChance([...new Set(hosts.map((uri) => new URL(uri).hostname))]);
    expect(result.report[0]).toContain('{"playing":"evts/2","stream":"started"} within 1 s');
    expect(result.report[1]).toMatch(/"stream":"(starting|failed)"/);
  });

  test.each([
    ['without power', (stage: Stage, device: string) => stage.fault({ kind: 'powerCut', device })],
    ['cut off', (stage: Stage, device: string) => stage.fault({ kind: 'disconnect', device })],
    ['switched off', (stage: Stage, device: string) => stage.device(device).shutDown()],
  ])('of a hundred devices that play, ten that are %s fail, and no other', async (_how, silence) => {
    const labels = Array.from({ length: 100 }, (_, i) => `CR-${2000 + i}`);
    const devices = labels.map((label) => ({ label, classId: 2, events: exampleEvents(2) }));
    const silent = labels.filter((_, i) => i % 10 === 3);
    const failed: string[] = [];
    const result = await run(
      async (stage) => {
        await stage.advance(1000);
        for (const label of silent) silence(stage, label);
        await stage.advance(60_000);
        for (const label of labels) {
          const step = stage.device(label).expectState({ playing: 'evts/2', stream: 'started' });
          await step.catch(() => failed.push(label));
        }
      },
      { devices, start: '2026-03-07T12:00:00Z' },
    );
    expect(failed).toEqual(silent);
    expect(result.isPassed).toBe(false);
    expect(result.report[0]).toContain(silent[0]);
  });

  test('without events nothing plays, and that is known', async () => {
    const result = await run(
      (_stage, device) => device.expectState({ playing: null, next: null, stream: 'nothing' }),
      { devices: [{ label: 'CR-1004', classId: 4 }] },
    );
    expect(result.report).toEqual([]);
  });

  test.each(['drop', 'corrupt'] as const)(
    'after the fault %s a device vouches again: by the next good message, or when it is asked',
    async (kind) => {
      const result = await run(async (stage, device) => {
        await play(stage, device);
        const fault = stage.fault({ kind, topic: 'async/#' });
        await device.command('StopEvent', { id: 'evts/1' });
        fault.end();
        await device.command('StartEvent', { id: 'evts/1' });
        await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
        const again = stage.fault({ kind, topic: 'async/#' });
        await device.command('StopEvent', { id: 'evts/1' });
        await stage.advance(1000);
        again.end();
        await device.command('GetEvents');
        await device.expectState({ playing: null, next: 'evts/1', stream: 'stopped' });
      });
      expect(result.report).toEqual([]);
    },
  );

  test('what faults leave alone stays known: other channels, replies that are late, and what is heard in its order', async () => {
    const result = await run(async (stage, device) => {
      await play(stage, device);
      stage.fault({ kind: 'drop', topic: 'async/+/+/stream' });
      stage.fault({ kind: 'delay', ms: 2000, topic: 'async/+/+/schedule' });
      await device.command('StopEvent', { id: 'evts/1' });
      await device.expectState({ playing: null, next: 'evts/1' }, { withinMs: 3000 });
      stage.fault({ kind: 'noReply', command: 'vol' });
      await device.expectNoReply('vol', { l: 1, r: 2 });
      await device.expectState({ online: true, playing: null });
    });
    expect(result.report).toEqual([]);
  });

  test('a broker that is back has the state of the devices that are back with it', async () => {
    const result = await run(async (stage, device) => {
      await play(stage, device);
      const fault = stage.fault({ kind: 'broker', as: 'down' });
      await stage.advance(60_000);
      fault.end();
      await device.expectState({ online: true, playing: 'evts/1', stream: 'started', isFailOver: false });
    });
    expect(result.report).toEqual([]);
  });
});

describe('LIB-05 what cannot come true, or always would, is refused with what is allowed', () => {
  test.each<[string, Steps, string]>([
    [
      'a time that is text',
      (stage) => stage.advance(untyped('10')),
      "The time of advance must be a number of milliseconds from 0 to 3155760000000, not '10'.",
    ],
    [
      'no time',
      (stage) => stage.advance(untyped()),
      'The time of advance must be a number of milliseconds from 0 to 3155760000000, not undefined.',
    ],
    [
      'a time that is no number',
      (stage) => stage.advance(Number.NaN),
      'The time of advance must be a number of milliseconds from 0 to 3155760000000, not NaN.',
    ],
    [
      'a time without an end',
      (stage) => stage.advance(Number.POSITIVE_INFINITY),
      'The time of advance must be a number of milliseconds from 0 to 3155760000000, not Infinity.',
    ],
    [
      'a moment without a zone',
      (stage) => stage.advanceTo('2026-03-02T09:00:00'),
      "'2026-03-02T09:00:00' is no moment in ISO 8601. With its zone it is one: 2026-03-07T09:00:00Z.",
    ],
    [
      'a day that no calendar has',
      (stage) => stage.advanceTo('2027-02-30T00:00:00Z'),
      "'2027-02-30T00:00:00Z' is no moment in ISO 8601. With its zone it is one: 2026-03-07T09:00:00Z.",
    ],
    [
      'a limit that is text',
      (_stage, device) => device.expectState({ online: true }, untyped({ withinMs: '10' })),
      "withinMs must be a number of milliseconds from 0 to 3155760000000, not '10'.",
    ],
    [
      'a limit of a command',
      (_stage, device) => device.command('vol', {}, untyped({ withinMs: -1 })),
      'withinMs must be a number of milliseconds from 0 to 3155760000000, not -1.',
    ],
    [
      'a misspelt limit',
      (_stage, device) => device.expectLive('stream', {}, untyped({ within: 10 })),
      "There is no option of expectLive 'within', only withinMs.",
    ],
    [
      'a limit that is bare',
      (_stage, device) => device.expectState({ online: true }, untyped(1000)),
      'expectState takes its time as { withinMs: 1000 }, not as 1000.',
    ],
    [
      'a misspelt channel',
      (_stage, device) => device.expectSilence(untyped('schedul'), 1000),
      "There is no channel 'schedul', only schedule, stream, codec, vumeter, rtc.",
    ],
    [
      'a misspelt channel that is listened to',
      (_stage, device) => device.expectLive(untyped('schedul'), untyped({})),
      "There is no channel 'schedul', only schedule, stream, codec, vumeter, rtc.",
    ],
    [
      'no pattern',
      (_stage, device) => device.expectReply('vol', {}, untyped(7)),
      'The pattern of expectReply must be an object of fields, or a function, not 7.',
    ],
    [
      'a pattern without fields that could be compared',
      (_stage, device) => device.expectLive('schedule', untyped(new Map([['id', 'evts/9']]))),
      'The pattern of expectLive must be an object of fields, or a function, not [object Map].',
    ],
    [
      'a pattern of one thing for a list',
      (_stage, device) => device.expectReply('GetEvents', {}, untyped({ id: 'evts/9' })),
      'the reply to GetEvents is never an object.',
    ],
    [
      'a pattern with a misspelt field',
      (_stage, device) => device.expectLive('stream', untyped({ statsu: undefined })),
      "There is no field 'statsu' in stream, only id, status, ctx.",
    ],
    [
      'a pattern of what never comes',
      (stage) => stage.devices(2).none.expectLive('stream', untyped({ status: '2' })),
      "status of stream is never '2'.",
    ],
    [
      'a number that JSON does not know',
      (_stage, device) => device.expectReply('vol', {}, untyped({ l: 10n })),
      'l of the reply to vol is never 10n.',
    ],
    [
      'one level of two',
      (_stage, device) => device.expectLive('vumeter', untyped({ vu: [] })),
      'vu of vumeter always has 2 items.',
    ],
    [
      'what none of many would be expected to show',
      async (stage) => {
        const hall = stage.devices(3);
        await hall.except(hall).all.expectState({ playing: 'evts/9' });
      },
      'except leaves none of 3 devices.',
    ],
    [
      'a silence without an end',
      (_stage, device) => device.expectSilence('stream', untyped(undefined)),
      'The time of expectSilence must be a number of milliseconds from 0 to 3155760000000, not undefined.',
    ],
    [
      'a command that there is none',
      (_stage, device) => device.expectRefusal('StartEvnt', {}),
      `There is no command 'StartEvnt', only ${Object.keys(commands).join(', ')}.`,
    ],
    [
      'a state without a field',
      (_stage, device) => device.expectState({}),
      'expectState needs one of online, playing, next, stream, isFailOver.',
    ],
    [
      'a misspelt field of a state',
      (_stage, device) => device.expectState(untyped({ plays: undefined })),
      "There is no field of a state 'plays', only online, playing, next, stream, isFailOver.",
    ],
    [
      'a field that may be anything',
      (_stage, device) => device.expectState(untyped({ playing: undefined })),
      'playing must be the id of an event or null, not undefined.',
    ],
    [
      'a stream in no state',
      (_stage, device) => device.expectState(untyped({ stream: 'strated' })),
      "There is no state of a stream 'strated', only nothing, starting, started, stopping, stopped, failed.",
    ],
    [
      'a function that promises',
      async (_stage, device) => {
        await device.command('StartEvent', { id: 'evts/1' });
        await device.expectLive(
          'stream',
          untyped(async () => false),
        );
      },
      'The function that looks at a message must return true or false, not a promise.',
    ],
    [
      'an address instead of a host',
      async (stage) =>
        stage.fault({ kind: 'stream', as: 'dead', host: 'http://live.aurora-radio.example:8000' }),
      "host of the fault stream must be the name of a host, such as live.aurora-radio.example, not 'http://live.aurora-radio.example:8000'.",
    ],
  ])('%s', async (_case, steps, sentence) => {
    const result = await run(steps);
    expect(result.report[0]).toBe(`error     RangeError: ${sentence}`);
  });

  test('an error of several lines looks like no line of ours', async () => {
    const result = await run(async () => {
      throw new Error('no\n1 passed, 0 failed');
    });
    expect(result.report.slice(0, 2)).toEqual(['error     Error: no', '          1 passed, 0 failed']);
  });

  test('also where nobody awaits the step, or catches what it throws', async () => {
    const result = await run(async (stage) => {
      stage.advance(untyped('10')).catch(() => {});
    });
    expect(result.report[0]).toContain("not '10'.");
  });

  test.each<[string, unknown, string]>([
    [
      'two devices of one label',
      { devices: [...ONE_DEVICE.devices, ...ONE_DEVICE.devices] },
      'Two devices have the label CR-1002: each needs its own.',
    ],
    [
      'a misspelt option',
      { ...ONE_DEVICE, strat: '2026-03-07T08:59:00Z' },
      "'strat' is not an option of a scenario. Allowed: start, zone, seed, tags, devices, consoles.",
    ],
    [
      'a misspelt option of a device',
      { devices: [{ label: 'CR-1002', classId: 2, evnts: exampleEvents(2) }] },
      "'evnts' is not an option of devices[0]. Allowed: label, classId, events, timeServer, clockError.",
    ],
    [
      'a misspelt option of a clock',
      { devices: [{ label: 'CR-1002', classId: 2, clockError: { ahead: 5 } }] },
      "'ahead' is not an option of devices[0].clockError. Allowed: aheadMs, driftPpm.",
    ],
    [
      'a clock that goes backwards',
      { devices: [{ label: 'CR-1002', classId: 2, clockError: { driftPpm: -2e6 } }] },
      'devices[0].clockError.driftPpm is not valid: a number from -100000 to 100000 is allowed.',
    ],
    [
      'two events of one id',
      { devices: [{ label: 'CR-1002', classId: 2, events: [...exampleEvents(2), ...exampleEvents(1)] }] },
      'Two events of CR-1002 have the id evts/1: each needs its own.',
    ],
    [
      'a class that there is none',
      { devices: [{ label: 'CR-1002', classId: 5 }] },
      'devices[0].classId is not valid: a whole number from 1 to 4 is allowed.',
    ],
    [
      'an event that is none',
      { devices: [{ label: 'CR-1002', classId: 2, events: [{ ...exampleEvents(2)[0], repeat: 'daily' }] }] },
      'devices[0].events[0].repeat is not valid: a whole number, the mask of its days, is allowed.',
    ],
    [
      'an event before midnight',
      { devices: [{ label: 'CR-1002', classId: 2, events: [{ ...exampleEvents(2)[0], time: [-60, 30] }] }] },
      'devices[0].events[0].time[0] is not valid: a whole number of minutes from 0 to 1439 is allowed.',
    ],
    [
      'an event of no mode',
      { devices: [{ label: 'CR-1002', classId: 2, events: [{ id: 'evts/1' }] }] },
      "devices[0].events[0].mode is not valid: 'playback' or 'sender' is allowed.",
    ],
    ['devices that are no list', { devices: {} }, 'devices is not valid: a list of devices is allowed.'],
    ['no options', null, 'a scenario is not valid: start, zone, seed, tags, devices, consoles is allowed.'],
  ])('%s', async (_case, options, sentence) => {
    const result = await runScenario(
      scenario('test', options as never, async () => {}),
      {
        file: 'expectations.test.ts',
      },
    );
    expect(result.report[0]).toBe(`error     RangeError: ${sentence}`);
    expect(result.report.find((line) => line.startsWith('in'))).toMatch(/expectations\.test\.ts:\d+$/);
  });
});
