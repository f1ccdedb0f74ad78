import { expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { runScenario } from './runScenario.ts';
import { scenario } from './scenario.ts';
import type { ScenarioOptions } from './scenarioOptions.ts';
import type { Stage } from './stage.ts';

const ONE_DEVICE: ScenarioOptions = {
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
};

const play = async (stage: Stage) => {
  const device = stage.device('CR-1002');
  await device.command('StartEvent', { id: 'evts/1' });
  await device.command('StartExtra');
  await stage.advance(5000);
};

const run = (steps: (stage: Stage) => Promise<void>, options = ONE_DEVICE) =>
  runScenario(scenario('test', options, steps));

test('a scenario with the same seed gives the same transcript byte for byte, another seed another (FLT-106)', async () => {
  const transcript = async (seed: number) =>
    (await runScenario(scenario('test', ONE_DEVICE, play), { seed })).transcript.join('\n');
  const first = await transcript(3);
  expect(first.split('\n').length).toBeGreaterThan(40);
  expect(await transcript(3)).toBe(first);
  expect(await transcript(4)).not.toBe(first);
});

test('a week passes in virtual time', async () => {
  const result = await run(async (stage) => {
    await stage.advanceTo('2026-03-07T09:00:01Z');
    await stage.device('CR-1002').expectState({ playing: 'evts/2' });
    await stage.advanceTo('2026-03-09T03:00:00Z');
    await stage.device('CR-1002').expectState({ playing: null, next: 'evts/1' });
  });
  expect(result).toMatchObject({ report: [], isPassed: true, elapsedMs: 7 * 24 * 3_600_000 });
});

test('a step ends at the moment at which it comes true, not at its limit', async () => {
  const result = await run(async (stage) => {
    await stage.device('CR-1002').expectState({ playing: 'evts/1' }, { withinMs: 24 * 3_600_000 });
    expect(new Date(stage.nowMs).toISOString()).toBe('2026-03-02T06:00:00.000Z');
  });
  expect(result.report).toEqual([]);
});

test('a command answers the body of its reply', async () => {
  const result = await run(async (stage) => {
    expect(await stage.device('CR-1002').command('GetEvent', { id: 'evts/2' })).toEqual(exampleEvents(2)[1]);
  });
  expect(result.report).toEqual([]);
});

test.each<[string, (stage: Stage) => Promise<unknown>, RegExp]>([
  [
    'a refused command',
    (stage) => stage.device('CR-1002').command('GetEvent', { id: 'evts/9' }),
    /GetEvent .* to be answered/,
  ],
  [
    'a command that is not refused',
    (stage) => stage.device('CR-1002').expectRefusal('GetEvents', {}),
    /GetEvents \{\} to be refused$/,
  ],
  [
    'another refusal',
    (stage) => stage.device('CR-1002').expectRefusal('Fly', {}, 'No wings'),
    /to be refused with 'No wings'$/,
  ],
  [
    'a message that does not come',
    (stage) => stage.device('CR-1002').expectLive('codec', { codec: 6 }),
    /codec \{"codec":6\} within 5 s$/,
  ],
  [
    'a message where there should be none',
    async (stage) => {
      await stage.device('CR-1002').command('StartEvent', { id: 'evts/1' });
      await stage.device('CR-1002').expectSilence('stream', 1000);
    },
    /nothing on stream for 1 s$/,
  ],
  [
    'a command to a device that is off',
    async (stage) => {
      stage.device('CR-1002').shutDown();
      await stage.device('CR-1002').command('GetEvents');
    },
    /a reply to GetEvents within 5 s$/,
  ],
])('%s fails the scenario', async (_case, steps, expected) => {
  const result = await run(async (stage) => void (await steps(stage)));
  expect(result.isPassed).toBe(false);
  expect(result.report[0]).toMatch(expected);
});

test('a failing step fails the scenario even if nobody awaits it', async () => {
  const result = await run(async (stage) => {
    stage.device('CR-1002').expectState({ playing: 'evts/9' });
  });
  expect(result.report[0]).toContain('"playing":"evts/9"');
});

test('a mistake in a scenario is a failure that names it', async () => {
  const unknown = await run(async (stage) => void stage.device('CR-7'));
  expect(unknown.report[0]).toContain('There is no device CR-7 on the stage, only CR-1002.');
  const backwards = await run((stage) => stage.advanceTo('2020-01-01T00:00:00Z'));
  expect(backwards.report[0]).toContain('2020-01-01T00:00:00Z is not ahead of 2026-03-02T03:00:00.000Z.');
  const nowhen = await run(async () => {}, { ...ONE_DEVICE, start: 'soon' });
  expect(nowhen.report[0]).toContain("'soon' is no moment in ISO 8601.");
});

test('LIB-05 a device without power is offline and silent; when that is back it plays by its schedule alone', async () => {
  const result = await run(async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('vol', { l: 9, r: 9 });
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ online: true, stream: 'started' }, { withinMs: 900 });
    const fault = stage.fault({ kind: 'powerCut', device: 'CR-1002' });
    await device.expectState({ online: false });
    await device.expectSilence('stream', 60_000);
    fault.end();
    await device.expectState({ online: true });
    await device.command('GetEvents');
    await device.expectLive('stream', { status: 0 }, { withinMs: 0 });
    expect(await device.command('vol')).toEqual({ l: 9, r: 9 });
    await stage.advanceTo('2026-03-02T06:00:00Z');
    await device.expectState({ playing: 'evts/1', stream: 'started' }, { withinMs: 900 });
  });
  expect(result.report).toEqual([]);
});

test('LIB-05 without a broker nothing is heard or obeyed, and the music goes on', async () => {
  const silent = await run(async (stage) => {
    stage.fault({ kind: 'broker', as: 'down' });
    await stage.device('CR-1002').command('GetEvents');
  });
  expect(silent.report[0]).toMatch(/a reply to GetEvents within 5 s$/);

  const result = await run(async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/2' });
    await device.expectState({ stream: 'started' }, { withinMs: 900 });
    const fault = stage.fault({ kind: 'broker', as: 'down' });
    await stage.advance(60_000);
    fault.end();
    await device.command('GetEvents');
    await device.expectLive('stream', { id: 'evts/2', status: 2 }, { withinMs: 0 });
  });
  expect(result.report).toEqual([]);
});

test('LIB-05 what a scenario draws is decided by the seed, and changes nothing else (FLT-106)', async () => {
  const drawn = async (seed: number, count: number) => {
    const numbers: number[] = [];
    const { transcript } = await runScenario(
      scenario('test', ONE_DEVICE, async (stage) => {
        for (let i = 0; i < count; i++) numbers.push(stage.random());
        await play(stage);
      }),
      { seed },
    );
    return { numbers, transcript };
  };
  const three = await drawn(1, 3);
  expect(three).toEqual(await drawn(1, 3));
  expect(new Set(three.numbers).size).toBe(3);
  expect((await drawn(2, 3)).numbers).not.toEqual(three.numbers);
  expect((await drawn(1, 0)).transcript).toEqual(three.transcript);
});

test('LIB-10 faults at odd parts of a millisecond keep the time going, which is one of whole milliseconds', async () => {
  const result = await run(async (stage) => {
    for (let i = 0; i < 200; i++) {
      const [afterMs, forMs] = [1000 * stage.random(), 1000 * stage.random()];
      stage.fault({ kind: 'powerCut', device: 'CR-1002', afterMs, forMs });
      await stage.advance(1000 * stage.random());
      expect(Number.isInteger(stage.nowMs)).toBe(true);
    }
    await stage.advance(2000);
    await stage.device('CR-1002').expectState({ online: true });
  });
  expect(result.report).toEqual([]);
});

test('expectations are about what was heard since the last command', async () => {
  const result = await run(async (stage) => {
    const device = stage.device('CR-1002');
    await device.command('StartEvent', { id: 'evts/1' });
    await stage.advance(2000);
    await device.command('StopEvent', { id: 'evts/1' });
    await device.expectLive('stream', { status: 2 }, { withinMs: 1000 });
  });
  expect(result.isPassed).toBe(false);
});

test('LIB-05 a scenario gives timers of others their turn, and ends when its real time is up', async () => {
  const title = 'for ever';
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const forEver = scenario(title, ONE_DEVICE, async (stage) => {
    for (;;) await stage.advance(10);
  });
  const result = await runScenario(forEver, { timeoutMs: 300 });
  clearInterval(timer);
  expect(result.isPassed).toBe(false);
  expect(result.report[0]).toBe('error     StuckError: not finished after 300 ms of real time');
  expect(turns).toBeGreaterThan(1);
});

test('LIB-05 what a scenario awaits without a step may take its real time, and no more', async () => {
  const slow = scenario('slow', ONE_DEVICE, async (stage) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    await stage.advance(1);
  });
  expect((await runScenario(slow)).report).toEqual([]);
  const never = scenario('never', ONE_DEVICE, () => new Promise(() => {}));
  const { report } = await runScenario(never, { timeoutMs: 100 });
  expect(report[0]).toBe('error     StuckError: not finished after 100 ms of real time');
});

test.each<[string, (stage: Stage) => Promise<void>]>([
  ['looks at a step and does not call it', async (stage) => void stage.device('CR-1002').expectState],
  [
    'begins its steps in callbacks that nobody awaits',
    async (stage) => {
      [1000].forEach(async (ms) => {
        await null;
        await null;
        await stage.advance(ms);
      });
    },
  ],
])('LIB-05 a scenario that %s fails: it proves nothing', async (_case, steps) => {
  const { isPassed, report } = await run(steps);
  expect([isPassed, report[0]]).toEqual([
    false,
    'error     RangeError: It ended without a step, which proves nothing. Call and await each step.',
  ]);
});

test('LIB-05 steps that wait for each other, and that nobody awaits, end in a sentence', async () => {
  const options = { ...ONE_DEVICE, consoles: [{ name: 'desk' }] };
  const { report } = await run(async (stage) => {
    for (;;) void stage.advance(10);
  }, options);
  expect(report[0]).toBe('error     RangeError: 10000 steps wait for the one before them. Await each step.');
});
