// Several consoles on a stage: what each hears, and what it must not hear (LIB-10).
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import type { Stage } from './stage.ts';
import { play } from './testScenario.ts';

const OPTIONS = {
  devices: [
    { label: 'CR-1002', classId: 2, events: exampleEvents(2) },
    { label: 'CR-1004', classId: 4 },
  ],
  consoles: [
    { name: 'office', devices: ['CR-1002'] },
    { name: 'porter', isAdmin: true, sessionEnds: '2026-03-02T04:00:00Z' },
    { name: 'stranger' },
  ],
} satisfies ScenarioOptions;

type Steps = (stage: Stage) => Promise<unknown>;

describe('LIB-10 several consoles', () => {
  test('each hears what is its own, from the others, too; a stranger hears nothing', async () => {
    const result = await play(async (stage) => {
      const office = stage.console('office').device('CR-1002');
      const porter = stage.console('porter').device('CR-1002');
      await office.expectState({ online: true, playing: null, next: 'evts/1' });
      expect(await office.command('vol', { l: 7, r: 8 })).toEqual({ l: 7, r: 8 });
      expect(await porter.command('vol')).toEqual({ l: 7, r: 8 });
      await porter.command('StartEvent', { id: 'evts/1' });
      await office.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      await office.expectRefusal('StartEvent', { id: 'evts/9' }, 'No such event');
      await office.command('StartExtra');
      await porter.expectLive('vumeter', ({ vu }) => vu[0] > 0);
      await stage.console('stranger').expectNothingOf('CR-1002', 2000);
      await porter.command('StopExtra');
      await office.expectSilence('vumeter', 5000);
    }, OPTIONS);
    expect(result.report).toEqual([]);
  });

  test('a session that ends ends the connection, and does not come back', async () => {
    const result = await play(async (stage) => {
      const porter = stage.console('porter');
      await porter.expectConnection('connected');
      await stage.advanceTo('2026-03-02T04:00:00Z');
      await porter.expectConnection('refused', { withinMs: 2000 });
      await stage.advance(60_000);
      await porter.expectConnection('refused');
    }, OPTIONS);
    expect(result.report).toEqual([]);
  });

  test('a command to the device of somebody else ends the connection, which comes back (FLT-019)', async () => {
    const result = await play(async (stage) => {
      const stranger = stage.console('stranger');
      const lost = stranger.device('CR-1002').command('vol', {}, { withinMs: 100 });
      await expect(lost).rejects.toThrow('a reply to vol');
      await stranger.expectConnection('lost');
      await stranger.expectConnection('connected', { withinMs: 1000 });
    }, OPTIONS);
    expect(result.report.slice(0, 2)).toEqual([
      'expected  stranger, CR-1002: a reply to vol within 100 ms',
      'happened  no reply: CR-1002 is not among the devices of stranger',
    ]);
  });

  test('a console knows again what a device does when the broker is back, and when its own line is', async () => {
    const result = await play(async (stage) => {
      const office = stage.console('office').device('CR-1002');
      const porter = stage.console('porter').device('CR-1002');
      await office.command('StartEvent', { id: 'evts/1' });
      stage.fault({ kind: 'broker', as: 'down', forMs: 600_000 });
      await stage.console('office').expectConnection('lost');
      await stage.advance(601_000);
      await office.expectState({ online: true, playing: 'evts/1', stream: 'started' });
      stage.fault({ kind: 'halfOpen', console: 'office', noticedAfterMs: 10_000, forMs: 20_000 });
      await stage.advance(5000);
      await stage.console('office').expectConnection('connected');
      await stage.console('office').expectConnection('lost', { withinMs: 5000 });
      await porter.command('StopEvent', { id: 'evts/1' });
      await stage.console('office').expectConnection('connected', { withinMs: 20_000 });
      await office.expectState({ playing: null, stream: 'stopped' });
    }, OPTIONS);
    expect(result.report).toEqual([]);
  });

  test('faults on the line of one console leave the others alone', async () => {
    const result = await play(async (stage) => {
      stage.fault({ kind: 'duplicate', console: 'office', direction: 'fromDevice', command: 'vol' });
      stage.fault({ kind: 'wrongReq', console: 'office', command: 'eq' });
      stage.fault({ kind: 'corrupt', console: 'office', topic: 'async/#', chance: 0.5 });
      const office = stage.console('office').device('CR-1002');
      const porter = stage.console('porter').device('CR-1002');
      await office.command('vol', { l: 1, r: 1 });
      await porter.command('eq');
      await porter.command('StartEvent', { id: 'evts/1' });
      await porter.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      await expect(office.command('eq')).rejects.toThrow('a reply to eq');
    }, OPTIONS);
    expect(result.report.slice(0, 2)).toEqual([
      'expected  office, CR-1002: a reply to eq within 5 s',
      'happened  no reply',
    ]);
  });

  test('the same seed gives the same transcript with consoles on the stage (FLT-106)', async () => {
    const steps: Steps = async (stage) => {
      stage.fault({ kind: 'delay', ms: 10, jitterMs: 500, console: 'office' });
      stage.fault({ kind: 'broker', as: 'down', afterMs: 3000, forMs: 5000 });
      const office = stage.console('office').device('CR-1002');
      await office.command('StartEvent', { id: 'evts/1' });
      await stage.advance(20_000);
      await office.command('StartExtra');
      await stage.advance(5000);
    };
    const first = await play(steps, OPTIONS, 3);
    expect(first.report).toEqual([]);
    expect(first.transcript.length).toBeGreaterThan(50);
    expect((await play(steps, OPTIONS, 3)).transcript).toEqual(first.transcript);
    expect((await play(steps, OPTIONS, 4)).transcript).not.toEqual(first.transcript);
  });
});

describe('LIB-10 each kind of expectation of a console is seen to fail', () => {
  test.each<[string, Steps, ...report: string[]]>([
    [
      'expectConnection',
      (stage) => stage.console('office').expectConnection('lost', { withinMs: 1000 }),
      'expected  office: its connection to be lost within 1 s',
      'happened  it is connected',
      'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
    ],
    [
      'expectNothingOf what is its own',
      (stage) => stage.console('office').expectNothingOf('CR-1002', 1000),
      'expected  office: nothing of CR-1002 for 1 s',
      'happened  the broker lets it hear cmd/rep/micro-eth/CR-1002, async/micro-eth/CR-1002/+',
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    [
      'expectNothingOf what says nothing',
      async (stage) => {
        await stage.advance(1000);
        await stage.console('stranger').expectNothingOf('CR-1004', 1000);
      },
      'expected  stranger: nothing of CR-1004 for 1 s',
      'happened  CR-1004 said nothing that could have been heard',
      'at        2026-03-02T03:00:02.000Z, +00:00:02.000 after the start',
    ],
    [
      'expectNothingOf without a connection',
      async (stage) => {
        stage.fault({ kind: 'disconnect', console: 'stranger' });
        await stage.console('stranger').expectNothingOf('CR-1002', 1000);
      },
      'expected  stranger: nothing of CR-1002 for 1 s',
      'happened  nobody could have heard it: the connection of stranger is lost',
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    ...(
      [
        ['that is half-open', {}, '00.000', 'half-open'],
        ['that becomes half-open', { afterMs: 500 }, '00.500', 'half-open'],
        ['that is away for a moment', { kind: 'disconnect', afterMs: 500, forMs: 100 }, '00.500', 'lost'],
      ] as const
    ).map(([what, fault, at, state]): [string, Steps, ...string[]] => [
      `expectNothingOf over a line ${what}`,
      async (stage) => {
        await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
        stage.fault({ kind: 'halfOpen', ...fault, console: 'stranger' });
        await stage.console('stranger').expectNothingOf('CR-1002', 1000);
      },
      'expected  stranger: nothing of CR-1002 for 1 s',
      `happened  nobody could have heard it: the connection of stranger is ${state}`,
      `at        2026-03-02T03:00:${at}Z, +00:00:${at} after the start`,
    ]),
    [
      'expectNoReply over a line that is away for a moment',
      async (stage) => {
        stage.fault({ kind: 'delay', ms: 10, device: 'CR-1002', direction: 'toDevice', times: 1 });
        stage.fault({ kind: 'disconnect', console: 'office', afterMs: 5, forMs: 1000 });
        await stage.console('office').device('CR-1002').expectNoReply('GetEvents');
      },
      'expected  office, CR-1002: no reply to GetEvents {} within 5 s',
      'happened  nobody could have heard it: the connection of office has been away since +00:00:00.005',
      'at        2026-03-02T03:00:00.005Z, +00:00:00.005 after the start',
    ],
    [
      'expectState of what is not its own',
      (stage) => stage.console('stranger').device('CR-1002').expectState({ online: true }),
      'expected  stranger, CR-1002: the state {"online":true}',
      'happened  unknown: online, playing, next, stream, isFailOver; CR-1002 is not among the devices of stranger',
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    ...(
      [
        ['messages that were dropped', { kind: 'drop', topic: 'async/#' }],
        ['messages that were dropped on its line', { kind: 'drop', console: 'office', topic: 'async/#' }],
      ] as const
    ).map(([what, fault]): [string, Steps, ...string[]] => [
      `expectState of what was told before ${what}`,
      async (stage) => {
        const office = stage.console('office').device('CR-1002');
        await office.command('StartEvent', { id: 'evts/1' });
        await office.expectState({ stream: 'started' }, { withinMs: 1000 });
        stage.fault(fault);
        stage.fault({ kind: 'stream', host: 'live.aurora-radio.example', as: 'refused' });
        await stage.advanceTo('2026-03-02T03:01:00Z');
        await office.expectState({ playing: 'evts/1', isFailOver: false });
      },
      'expected  office, CR-1002: the state {"playing":"evts/1","isFailOver":false}',
      'happened  the state {"online":true,"playing":"evts/1","next":"evts/2"}',
      '          unknown: stream, isFailOver; a fault kept one from being heard',
      'at        2026-03-02T03:01:00.000Z, +00:01:00.000 after the start',
    ]),
    ...(
      [
        ['its line was half-open', { kind: 'halfOpen', console: 'office' }, 'the connection of office'],
        [
          'the line of the device was half-open',
          { kind: 'halfOpen', device: 'CR-1002' },
          'its line to the broker',
        ],
      ] as const
    ).map(([what, fault, line]): [string, Steps, ...string[]] => [
      // Nothing is said meanwhile that could get lost: all the same nobody would have heard it.
      `expectState of what was told before ${what}`,
      async (stage) => {
        const office = stage.console('office').device('CR-1002');
        await office.expectState({ online: true });
        stage.fault(fault);
        await stage.advance(10_000);
        await office.expectState({ online: true });
      },
      'expected  office, CR-1002: the state {"online":true}',
      `happened  unknown: online, playing, next, stream, isFailOver; ${line} has been away since +00:00:00.000`,
      'at        2026-03-02T03:00:10.000Z, +00:00:10.000 after the start',
    ]),
    [
      'expectSilence over a line that is cut meanwhile',
      async (stage) => {
        stage.fault({ kind: 'disconnect', console: 'office', afterMs: 500 });
        await stage.console('office').device('CR-1002').expectSilence('stream', 1000);
      },
      'expected  office, CR-1002: nothing on stream for 1 s',
      'happened  nobody could have heard it: the connection of office has been away since +00:00:00.500',
      'at        2026-03-02T03:00:00.500Z, +00:00:00.500 after the start',
    ],
  ])('%s', async (_kind, steps, ...report) => {
    const result = await play(steps, OPTIONS);
    expect(result.report).toEqual([...report, 'seed      1']);
  });

  test.each<[string, Steps, string]>([
    [
      'a console that there is none',
      async (stage) => stage.console('kitchen'),
      'There is no console kitchen on the stage, only office, porter, stranger.',
    ],
    [
      'a device that there is none',
      async (stage) => stage.console('office').device('CR-7'),
      'There is no device CR-7 on the stage, only CR-1002, CR-1004.',
    ],
    [
      'a fault of a console that there is none',
      async (stage) => stage.fault({ kind: 'drop', console: 'kitchen' }),
      'There is no console kitchen on the stage, only office, porter, stranger.',
    ],
    [
      'a jump of its clock',
      async (stage) => stage.fault({ kind: 'clockJump', ms: 1000, console: 'kitchen' }),
      'There is no console kitchen on the stage, only office, porter, stranger.',
    ],
    [
      'a state of no connection',
      (stage) => stage.console('office').expectConnection('online' as never),
      "There is no state of a connection 'online', only connected, lost, refused.",
    ],
  ])('%s is refused', async (_case, steps, sentence) => {
    expect((await play(steps, OPTIONS)).report[0]).toBe(`error     RangeError: ${sentence}`);
  });

  test('two consoles of one name, and one whose device there is none', async () => {
    const twice = { ...OPTIONS, consoles: [{ name: 'office' }, { name: 'office' }] };
    expect((await play(async () => {}, twice)).report[0]).toContain(
      'Two consoles have the name office: each needs its own.',
    );
    const lost = { ...OPTIONS, consoles: [{ name: 'office', devices: ['CR-7'] }] };
    expect((await play(async () => {}, lost)).report[0]).toContain('There is no device CR-7 on the stage');
  });
});
