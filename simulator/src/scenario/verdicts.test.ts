import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import type { Stage } from './stage.ts';
import { ONE_DEVICE, play } from './testScenario.ts';

const MAIN = 'live.aurora-radio.example';
const device = (stage: Stage) => stage.device('CR-1002');

describe('LIB-10 a fault of the world counts what it met, and nothing that was before it', () => {
  test('each time that a device reaches for a dead stream', async () => {
    const { report } = await play(async (stage) => {
      await device(stage).command('StartEvent', { id: 'evts/1' });
      await stage.advance(2000);
      const fault = stage.fault({ kind: 'stream', host: MAIN, as: 'refused' });
      // What played is lost.
      expect(fault.count).toBe(1);
      await stage.advance(120_000);
      const after = fault.count;
      expect(after).toBeGreaterThan(4);
      fault.end();
      await stage.advance(120_000);
      expect(fault.count).toBe(after);
    });
    expect(report).toEqual([]);
  });

  test('each time that a time server is asked', async () => {
    const { report } = await play(async (stage) => {
      const fault = stage.fault({ kind: 'ntp', as: 'kiss' });
      await stage.advance(3_600_000);
      expect(fault.count).toBeGreaterThan(4);
    });
    expect(report).toEqual([]);
  });

  test.each([
    ['a stream that stopped before', { kind: 'stream', host: MAIN, as: 'dead' }],
    ['a name that was looked up before', { kind: 'dns', host: MAIN }],
  ] as const)('%s met nobody', async (_case, fault) => {
    const { isPassed, report } = await play(async (stage) => {
      await device(stage).command('StartEvent', { id: 'evts/1' });
      await stage.advance(2000);
      await device(stage).command('StopEvent', { id: 'evts/1' });
      await stage.advance(2000);
      stage.fault(fault);
      await stage.advance(2000);
    });
    expect(isPassed).toBe(false);
    expect(report[1]).toBe('happened  it met nothing: without it the scenario would have passed, too');
  });
});

describe('LIB-05 events that no device stores are refused with what is wrong', () => {
  const [first, second] = exampleEvents(2);
  const wrong = (change: object) => ({ devices: [{ label: 'CR-1002', classId: 2, events: [change] }] });

  test.each<[string, object, string]>([
    [
      'a misspelt fail-over',
      wrong({ ...first, fial: { uri: 'http://a.example/', tmo: 15 } }),
      "There is no field 'fial' in evts/1 of CR-1002, only id, name, repeat, time, mode, main, fail, delay.",
    ],
    [
      'a misspelt field of a stream',
      wrong({ ...first, main: { uri: 'http://a.example/', tmo: 15, tiem: 1 } }),
      "There is no field 'tiem' in main of evts/1 of CR-1002, only uri, tmo.",
    ],
    [
      'a timeout that no device takes',
      wrong({ ...first, main: { uri: 'http://a.example/', tmo: 10 } }),
      'tmo of main of evts/1 of CR-1002 is never 10.',
    ],
    [
      'a repeat that is none',
      wrong({ ...first, repeat: 0 }),
      'repeat of evts/1 of CR-1002 is missing, or cannot be with the rest of it.',
    ],
    [
      'two at one time',
      { devices: [{ label: 'CR-1002', classId: 2, events: [second, { ...second, id: 'evts/7' }] }] },
      'The device CR-1002 refuses evts/7: Overlapping event.',
    ],
    [
      'a class that cannot run it',
      {
        devices: [
          { label: 'CR-1002', classId: 1, events: exampleEvents(3).filter(({ mode }) => mode === 'sender') },
        ],
      },
      'This device cannot run such an event.',
    ],
  ])('%s', async (_case, options, sentence) => {
    const { isPassed, report } = await play((stage) => stage.advance(1), options);
    expect(isPassed).toBe(false);
    expect(report[0]).toMatch(/^error {5}RangeError: /);
    expect(report[0]).toContain(sentence);
  });
});

test.each([true, false])(
  'LIB-10 a power cut during a command that would have been refused fails the scenario, written: %s',
  async (written) => {
    const cut = (change: object) => async (stage: Stage) => {
      stage.fault({ kind: 'powerCut', device: 'CR-1002', during: 'SetEvent', written, forMs: 5000 });
      const [event] = exampleEvents(2);
      const body = { ...event, id: undefined, name: 'Another', ...change };
      await device(stage).expectNoReply('SetEvent', body as never);
      await stage.advance(10_000);
      const stored = await device(stage).command('GetEvents');
      expect(stored).toHaveLength(written && 'time' in change ? 3 : 2);
    };
    const { isPassed, report } = await play(cut({}));
    expect(isPassed).toBe(false);
    expect(report.slice(0, 2)).toEqual([
      expect.stringMatching(/^expected {2}the fault powerCut \{.*\} to cut short what is obeyed$/),
      'happened  without it the command would have been refused: Overlapping event.',
    ]);
    expect((await play(cut({ time: [1320, 1380] }))).report).toEqual([]);
  },
);

test('LIB-05 a request answers whatever the reply is, and judges nothing', async () => {
  const { report } = await play(async (stage) => {
    const { request } = device(stage);
    const [one, two] = [
      await request('StartEvent', { id: 'evts/1' }),
      await request('StartEvent', { id: 'evts/9' }),
    ];
    expect(one).toEqual({ ok: true, msg: 'StartEvent', body: { id: 'evts/1' } });
    expect(two).toEqual({ ok: false, msg: 'StartEvent', body: { error: 'No such event' } });
  });
  expect(report).toEqual([]);
});

describe('LIB-05 never', () => {
  test('passes where nothing of it comes, and fails with the first that does, at the line that says so', async () => {
    const steps = async (stage: Stage) => {
      stage.never('stream', ({ ctx }) => ctx?.fail === 1);
      await device(stage).command('StartEvent', { id: 'evts/1' });
      await stage.advance(5000);
    };
    expect((await play(steps)).report).toEqual([]);
    const { report } = await play(async (stage) => {
      stage.fault({ kind: 'stream', host: MAIN, as: 'dead' });
      stage.never('stream', { status: 2, ctx: { fail: 1 } });
      await device(stage).command('StartEvent', { id: 'evts/1' });
      await stage.advance(120_000);
    });
    expect(report[0]).toBe('expected  never stream {"status":2,"ctx":{"fail":1}}');
    expect(report[1]).toMatch(/^happened {2}CR-1002: \{.*"fail":1/);
  });

  test('a channel that is none, and a pattern that fits nothing, are refused', async () => {
    const { report } = await play(async (stage) => stage.never('stream', { staus: 5 } as object));
    expect(report[0]).toContain("There is no field 'staus' in stream");
  });
});

test('LIB-05 what is never to come is judged where steps on screens are left out: that is no skipped scenario', async () => {
  const { isPassed, isSkipped } = await play(async (stage) => {
    stage.never('stream', { status: 5 });
    await stage.advance(1000);
    await stage.screen('/manage/2/list').expectText('Lobby');
  });
  expect({ isPassed, isSkipped }).toEqual({ isPassed: true, isSkipped: false });
});

test('LIB-10 a power cut that leaves nothing written leaves the clock and the volume as they were, too', async () => {
  const { report } = await play(
    async (stage) => {
      const { command, expectNoReply, expectState } = device(stage);
      const read = async () => {
        const [{ epoch }, volume] = [await command('rtcc'), await command('vol')];
        return { aheadMs: 1000 * epoch - stage.nowMs, volume };
      };
      const before = await read();
      const sets = [
        ['rtcc', { epoch: 1_772_701_200, b: 1, Y: 2026, M: 3, D: 5, W: 4, h: 9, m: 0 }],
        ['vol', { l: 77, r: 77 }],
      ] as const;
      for (const [during, body] of sets) {
        stage.fault({ kind: 'powerCut', device: 'CR-1002', during, written: false, forMs: 5000 });
        await expectNoReply(during, body as never);
        await stage.advance(10_000);
        await expectState({ online: true });
      }
      const after = await read();
      expect(after.volume).toEqual(before.volume);
      expect(Math.abs(after.aheadMs - before.aheadMs)).toBeLessThan(2000);
    },
    { devices: [{ label: 'CR-1002', classId: 2, timeServer: { host: 'time.example', boot: 0 } }] },
  );
  expect(report).toEqual([]);
});

test('LIB-10 of many devices it can be asked how many are in a state', async () => {
  const { report } = await play(async (stage) => {
    const all = stage.devices(12);
    const some = all.pick(5);
    await some.all.command('StartEvent', { id: 'evts/1' });
    expect([await all.count({ playing: 'evts/1' }), await all.count({ online: true })]).toEqual([5, 12]);
  }, {});
  expect(report).toEqual([]);
});

test('LIB-05 a silence of no time proves nothing, and is refused', async () => {
  const { report } = await play((stage) => device(stage).expectSilence('stream', 0));
  expect(report[0]).toBe('error     RangeError: The time of expectSilence must be at least 1 ms, not 0.');
});

test('LIB-05 a step that is begun after the end fails the scenario', async () => {
  const { isPassed, report } = await play(async (stage) => {
    await device(stage).expectState({ online: true });
    setTimeout(() => void device(stage).expectState({ online: false }));
  }, ONE_DEVICE);
  expect(isPassed).toBe(false);
  expect(report[0]).toBe(
    'error     RangeError: A step was begun after the scenario had ended. Await each step.',
  );
});
