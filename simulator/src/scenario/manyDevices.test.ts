// Many devices on a stage, and the local time of a zone (LIB-10).
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import type { Stage } from './stage.ts';
import { ONE_DEVICE, play } from './testScenario.ts';

type Steps = (stage: Stage) => Promise<unknown>;

describe('LIB-10 many devices', () => {
  test('a hundred, of which ten lose their power: all, at least, none', async () => {
    const result = await play(async (stage) => {
      const hall = stage.devices(100, { classId: 2, events: exampleEvents(2) });
      const ten = hall.pick(10);
      const others = hall.except(ten);
      expect([hall.labels[0], hall.labels.length, ten.labels.length, others.labels.length]).toEqual([
        'CR-10001',
        100,
        10,
        90,
      ]);
      await hall.all.command('StartEvent', { id: 'evts/1' });
      await hall.all.expectLive('stream', { status: 2 }, { withinMs: 1000 });
      stage.fault({ kind: 'powerCut', device: ten.labels, forMs: 60_000 });
      await ten.all.expectState({ online: false });
      await others.all.expectState({ online: true, playing: 'evts/1' });
      await hall.atLeast(90).expectState({ playing: 'evts/1', stream: 'started' });
      await others.none.expectLive('stream', { status: 5 }, { withinMs: 30_000 });
      await hall.none.expectState({ online: true, playing: 'evts/2' });
      await hall.all.expectState({ online: true }, { withinMs: 60_000 });
      await ten.all.expectState({ playing: null });
    }, {});
    expect(result.report).toEqual([]);
  });

  test('a device more has a label of its own', async () => {
    const result = await play(async (stage) => {
      stage.devices(2);
      await stage.devices(1, { classId: 4, events: [] }).all.expectState({ online: true, stream: 'nothing' });
      await stage.device('CR-10004').expectState({ online: true });
    });
    expect(result.report).toEqual([]);
  });

  test('also where a device of the scenario is called as it would be', async () => {
    const label = 'CR-10002';
    const steps: Steps = async (stage) => {
      expect(stage.devices(2).labels).toEqual(['CR-10003', 'CR-10004']);
      await stage.device(label).expectReply('GetEvents', {}, []);
    };
    expect((await play(steps, { devices: [{ label, classId: 3, events: [] }] })).report).toEqual([]);
  });

  test('by another seed it is others that are picked', async () => {
    const pick = async (seed: number) => {
      let labels: readonly string[] = [];
      const steps: Steps = async (stage) => {
        labels = stage.devices(100).pick(10).labels;
      };
      await play(steps, {}, seed);
      return labels;
    };
    expect(await pick(1)).toEqual(await pick(1));
    expect(await pick(2)).not.toEqual(await pick(1));
  });

  test('a device is looked at when it said something, not whenever another one did: twice as many cost twice as much', async () => {
    /** How often the state of a device was compared while so many begin to play, each at a moment of its own. */
    const countLooks = async (devices: number) => {
      let looks = 0;
      const playing = {
        get playing() {
          looks++;
          return 'evts/1';
        },
        stream: 'started' as const,
      };
      const result = await play(async (stage) => {
        const hall = stage.devices(devices);
        await hall.all.command('StartEvent', { id: 'evts/1' });
        await hall.atLeast(devices * 0.9).expectState(playing, { withinMs: 1000 });
        await hall.all.expectState(playing, { withinMs: 1000 });
      }, {});
      expect(result.report).toEqual([]);
      return looks;
    };
    const [hundred, fourHundred] = [await countLooks(100), await countLooks(400)];
    expect(hundred).toBeLessThan(100 * 8);
    expect(fourHundred / hundred).toBeCloseTo(4, 0);
  });

  const three: Steps = async (stage) => stage.devices(3);
  const dark = (stage: Stage) => stage.fault({ kind: 'powerCut', device: ['CR-10001', 'CR-10003'] });

  test.each<[string, Steps, ...report: string[]]>([
    [
      'all.expectState',
      async (stage) => {
        const hall = stage.devices(3);
        dark(stage);
        await hall.all.expectState({ online: true }, { withinMs: 1000 });
      },
      'expected  all of 3 devices: the state {"online":true} within 1 s',
      'happened  1 of 3 did, not CR-10001, CR-10003',
      '          CR-10001: the state {"online":false}',
      "          CR-10001: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.000",
      '          CR-10003: the state {"online":false}',
      "          CR-10003: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.000",
      'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
    ],
    [
      'all.expectLive',
      async (stage) => {
        const hall = stage.devices(2);
        await stage.device('CR-10002').command('ntp', { sync: true });
        await hall.all.expectLive('rtc', { state: 'Done' }, { withinMs: 10 });
      },
      'expected  all of 2 devices: rtc {"state":"Done"} within 10 ms',
      'happened  0 of 2 did, not CR-10001, CR-10002',
      '          CR-10001: nothing on rtc',
      '          CR-10002: +00:00:00.000  rtc {"state":"Syncing"}',
      'at        2026-03-02T03:00:00.010Z, +00:00:00.010 after the start',
    ],
    [
      'all.command',
      async (stage) => {
        const hall = stage.devices(3);
        dark(stage);
        stage.fault({ kind: 'refuse', error: 'Too hot', device: 'CR-10002' });
        await hall.all.command('vol', { l: 1, r: 1 }, { withinMs: 100 });
      },
      'expected  all of 3 devices: vol {"l":1,"r":1} to be answered within 100 ms',
      'happened  0 of 3 did, not CR-10001, CR-10002, CR-10003',
      '          CR-10001: no reply',
      '          CR-10002: the reply {"req":2,"msg":"vol","ok":false,"body":{"error":"Too hot"}}',
      '          CR-10003: no reply',
      'at        2026-03-02T03:00:00.100Z, +00:00:00.100 after the start',
    ],
    [
      'atLeast.expectState',
      async (stage) => {
        const hall = stage.devices(3);
        dark(stage);
        await hall.atLeast(2).expectState({ playing: null });
      },
      'expected  at least 2 of 3 devices: the state {"playing":null}',
      'happened  1 of 3 did, not CR-10001, CR-10003',
      '          CR-10001: the state {"online":false}',
      "          CR-10001: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.000",
      '          CR-10003: the state {"online":false}',
      "          CR-10003: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.000",
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    [
      'none.expectState, which one does after a while',
      async (stage) => {
        const hall = stage.devices(3);
        stage.fault({ kind: 'disconnect', device: 'CR-10002', afterMs: 700 });
        await hall.none.expectState({ online: false }, { withinMs: 1000 });
      },
      'expected  none of 3 devices: the state {"online":false} within 1 s',
      'happened  CR-10002 did',
      '          CR-10002: the state {"online":false}',
      "          CR-10002: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.700",
      'at        2026-03-02T03:00:00.700Z, +00:00:00.700 after the start',
    ],
    [
      'none.expectLive of what a fault keeps from being heard',
      async (stage) => {
        const hall = stage.devices(3);
        stage.fault({ kind: 'drop', device: 'CR-10002', topic: 'async/+/+/stream' });
        await stage.device('CR-10002').command('StartEvent', { id: 'evts/1' });
        await hall.none.expectLive('stream', { status: 2 }, { withinMs: 1000 });
      },
      'expected  none of 3 devices: stream {"status":2} within 1 s',
      'happened  nobody knows of CR-10002',
      '          CR-10002: a fault kept one from being heard',
      'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
    ],
    [
      'none.expectLive, which one does',
      async (stage) => {
        const hall = stage.devices(2);
        stage.fault({ kind: 'disconnect', device: 'CR-10002', afterMs: 500, forMs: 100 });
        await hall.none.expectLive('schedule', { state: 2 }, { withinMs: 1000 });
      },
      'expected  none of 2 devices: schedule {"state":2} within 1 s',
      'happened  CR-10002 did',
      '          CR-10002: {"id":"evts/1","state":2}',
      'at        2026-03-02T03:00:00.600Z, +00:00:00.600 after the start',
    ],
    [
      'none.expectState while the broker is away for a moment',
      async (stage) => {
        const hall = stage.devices(1);
        stage.fault({ kind: 'broker', as: 'down', afterMs: 100, forMs: 100 });
        await hall.none.expectState({ stream: 'failed' }, { withinMs: 1000 });
      },
      'expected  none of 1 devices: the state {"stream":"failed"} within 1 s',
      'happened  nobody knows of CR-10001',
      '          CR-10001: nobody could have heard it meanwhile: the broker has been away since +00:00:00.100',
      'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
    ],
    [
      'none.expectState of what nobody knows',
      async (stage) => {
        const hall = stage.devices(3);
        stage.fault({ kind: 'powerCut', device: 'CR-10002' });
        await hall.none.expectState({ playing: 'evts/1' });
      },
      'expected  none of 3 devices: the state {"playing":"evts/1"}',
      'happened  nobody knows of CR-10002',
      '          CR-10002: the state {"online":false}',
      "          CR-10002: unknown: playing, next, stream, isFailOver; not told since 'Offline' was heard at +00:00:00.000",
      'at        2026-03-02T03:00:00.000Z, +00:00:00.000 after the start',
    ],
    [
      'all.expectState of what was told before messages were dropped',
      async (stage) => {
        const hall = stage.devices(2);
        await hall.all.command('StartEvent', { id: 'evts/1' });
        await stage.advance(1000);
        const fault = stage.fault({ kind: 'drop', device: 'CR-10002', topic: 'async/#' });
        await hall.all.command('StopEvent', { id: 'evts/1' });
        await stage.device('CR-10001').command('StartEvent', { id: 'evts/1' });
        await stage.advance(1000);
        fault.end();
        await hall.all.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 1000 });
      },
      'expected  all of 2 devices: the state {"playing":"evts/1","stream":"started"} within 1 s',
      'happened  1 of 2 did, not CR-10002',
      '          CR-10002: the state {"online":true}',
      '          CR-10002: unknown: playing, next, stream, isFailOver; a fault kept one from being heard',
      'at        2026-03-02T03:00:03.000Z, +00:00:03.000 after the start',
    ],
    [
      'none.expectState of what a fault keeps from being heard',
      async (stage) => {
        const hall = stage.devices(2);
        stage.fault({ kind: 'corrupt', device: 'CR-10002', topic: 'async/#' });
        await stage.device('CR-10002').command('StartEvent', { id: 'evts/1' });
        await hall.none.expectState({ playing: 'evts/1' }, { withinMs: 1000 });
      },
      'expected  none of 2 devices: the state {"playing":"evts/1"} within 1 s',
      'happened  nobody knows of CR-10002',
      '          CR-10002: the state {"online":true}',
      '          CR-10002: unknown: playing, next, stream, isFailOver; a fault kept one from being heard',
      'at        2026-03-02T03:00:01.000Z, +00:00:01.000 after the start',
    ],
  ])('%s is seen to fail', async (_kind, steps, ...report) => {
    const result = await play(steps, {});
    expect(result.report).toEqual([...report, 'seed      1']);
  });

  test.each<[string, Steps, string]>([
    [
      'no devices',
      async (stage) => stage.devices(0),
      'The number of devices must be a whole number from 1 to 10000, not 0.',
    ],
    [
      'a misspelt option',
      async (stage) => stage.devices(2, { clasId: 2 } as never),
      "'clasId' is not an option of a device. Allowed: label, classId, events, timeServer, clockError.",
    ],
    [
      'more than there are',
      async (stage) => stage.devices(3).atLeast(4),
      'The number of atLeast must be a whole number from 1 to 3, not 4.',
    ],
    [
      'a misspelt state',
      async (stage) => stage.devices(3).none.expectState({ onlin: true } as never),
      "There is no field of a state 'onlin', only online, playing, next, stream, isFailOver.",
    ],
    [
      'a fault of a device that there is none',
      async (stage) => {
        await three(stage);
        stage.fault({ kind: 'powerCut', device: ['CR-10001', 'CR-7'] });
      },
      'There is no device CR-7 on the stage, only CR-10001, CR-10002, CR-10003.',
    ],
    [
      'a power cut of a device that was switched off',
      async (stage) => {
        await three(stage);
        stage.device('CR-10002').shutDown();
        stage.fault({ kind: 'powerCut', device: ['CR-10001', 'CR-10002'] });
      },
      'The fault powerCut needs a device that is on, and CR-10002 is off.',
    ],
    [
      'a power cut of all devices, of which none has any',
      async (stage) => {
        await three(stage);
        dark(stage);
        stage.fault({ kind: 'powerCut' });
        stage.fault({ kind: 'powerCut' });
      },
      'The fault powerCut needs a device that is on, and CR-10001, CR-10002, CR-10003 are off.',
    ],
  ])('%s: refused with what is allowed', async (_case, steps, sentence) => {
    expect((await play(steps, {})).report[0]).toBe(`error     RangeError: ${sentence}`);
  });
});

describe('LIB-10 a fault that met nothing fails the scenario: it would have passed without it', () => {
  test.each<[string, Steps]>([
    ['a message that did not come', async (stage) => stage.fault({ kind: 'drop', command: 'eq' })],
    [
      'a power cut, later, of a device that is off by then',
      async (stage) => {
        stage.fault({ kind: 'powerCut', device: 'CR-1002', afterMs: 1000 });
        stage.device('CR-1002').shutDown();
        await stage.advance(2000);
      },
    ],
    ['a command that was not sent', async (stage) => stage.fault({ kind: 'powerCut', during: 'SetEvent' })],
    ['a moment after the end', async (stage) => stage.fault({ kind: 'disconnect', afterMs: 1000 })],
    [
      'a radio that nobody listens to',
      async (stage) => {
        stage.fault({ kind: 'stream', host: 'live.arora-radio.example', as: 'dead' });
        await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
      },
    ],
    [
      'a name that nobody looks up',
      async (stage) => {
        await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
        stage.fault({ kind: 'dns', host: 'live.arora-radio.example' });
      },
    ],
    [
      'a time server that nobody asks',
      async (stage) => {
        stage.fault({ kind: 'ntp', host: 'time.example', as: 'kiss' });
        await stage.advance(3_600_000);
      },
    ],
  ])('%s', async (_case, steps) => {
    const { isPassed, report } = await play(steps);
    expect(isPassed).toBe(false);
    expect(report[0]).toMatch(
      /^expected {2}the fault (drop|powerCut|disconnect|stream|dns|ntp) \{.*\} to meet something$/,
    );
    expect(report[1]).toBe('happened  it met nothing: without it the scenario would have passed, too');
  });

  test('but one with a chance may', async () => {
    const result = await play(async (stage) => stage.fault({ kind: 'drop', chance: 0.01 }));
    expect(result.report).toEqual([]);
  });
});

describe('LIB-10 local time', () => {
  const ROME = { ...ONE_DEVICE, zone: 'Europe/Rome' };

  test.each([
    ['in winter', '2026-03-07T10:00', '2026-03-07T09:00:00.000Z'],
    ['in summer', '2026-07-07T10:00:30', '2026-07-07T08:00:30.000Z'],
    ['skipped by the clocks', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['shown twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['shown twice, the second one', '2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
    ['of UTC', '2026-07-07T10:00Z', '2026-07-07T10:00:00.000Z'],
  ])('a moment %s', async (_case, moment, utc) => {
    const start = new Date(Date.parse(utc) - 3_600_000).toISOString();
    const result = await play(
      async (stage) => {
        await stage.advanceTo(moment);
        expect(new Date(stage.nowMs).toISOString()).toBe(utc);
      },
      { ...ROME, start },
    );
    expect(result.report).toEqual([]);
  });

  test('the stage tells it, and the start may be of it', async () => {
    const result = await play(
      async (stage) => {
        expect(stage.localTime).toBe('2026-03-29 01:59');
        await stage.advance(60_000);
        expect(stage.localTime).toBe('2026-03-29 03:00');
      },
      { ...ROME, start: '2026-03-29T01:59' },
    );
    expect(result.report).toEqual([]);
  });

  test('a zone that there is none is refused', async () => {
    const { report } = await play(async () => {}, { zone: 'Europe/Atlantis' });
    expect(report[0]).toBe(
      "error     RangeError: There is no time zone 'Europe/Atlantis'; 'Europe/Rome' is one.",
    );
  });
});
