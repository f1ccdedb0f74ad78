import { liveTopic, replyTopic } from '@carillon/protocol/broker';
import { describe, expect, test } from 'vitest';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import type { CreateFirmware } from '../firmware/port.ts';
import { runScenario, type ScenarioResult } from '../scenario/runScenario.ts';
import { isScenario, scenario } from '../scenario/scenario.ts';
import type { Stage } from '../scenario/stage.ts';
import { wrap } from './testWrap.ts';

const files = import.meta.glob('../../scenarios/*.scenario.ts', { eager: true, import: 'default' });
const library = Object.entries(files).flatMap(([file, exported]) =>
  [exported].flat().flatMap((one) => (isScenario(one) ? [{ file, scenario: one }] : [])),
);

test('LIB-15 our own firmware, tried as somebody else’s, gets the same verdicts and says the same', async () => {
  expect(library.length).toBeGreaterThan(19);
  for (const { file, scenario: one } of library) {
    const ours = await runScenario(one);
    const tried = await runScenario(one, { firmware: wrap(() => ({})), firmwareFile: 'their/module' });
    expect({ file, ...tried }).toEqual({ file, ...ours });
  }
});

const ONE = {
  devices: [{ label: 'CR-1002', classId: 2, events: exampleEvents(2) }],
};

const read = (result: ScenarioResult) => ({ isPassed: result.isPassed, report: result.report.join('\n') });

/** Runs steps over a firmware. */
const judge = async (firmware: CreateFirmware, steps: (stage: Stage) => Promise<unknown>) =>
  read(
    await runScenario(
      scenario('test', ONE, async (stage) => void (await steps(stage))),
      { firmware, firmwareFile: 'their/module' },
    ),
  );

async function askVolume(stage: Stage) {
  await stage.device('CR-1002').command('vol', {});
  await stage.advance(1);
}

test('LIB-15 a firmware that answers the volume wrong fails, with what it answered', async () => {
  const wrong = wrap((inner) => ({
    connect: (link) =>
      inner.connect({
        publish: (topic, payload, options) =>
          link.publish(topic, payload.replace('"body":{"l":9', '"body":{"l":8'), options),
      }),
  }));
  const setVolume = (stage: Stage) =>
    stage.device('CR-1002').expectReply('vol', { l: 9, r: 9 }, { l: 9, r: 9 });
  expect(await judge(wrong, setVolume)).toEqual({
    isPassed: false,
    report: expect.stringContaining('happened  the body {"l":8,"r":9}'),
  });
  expect(
    await judge(
      wrap(() => ({})),
      setVolume,
    ),
  ).toMatchObject({ isPassed: true });
});

test('LIB-15 a firmware that leaves its work to promises is waited for', async () => {
  const slow = wrap((inner) => ({
    async receive(topic, payload) {
      await null;
      await new Promise<void>((resolve) => resolve());
      inner.receive(topic, payload);
    },
  }));
  expect(await judge(slow, askVolume)).toMatchObject({ isPassed: true });
});

describe('LIB-15 what no firmware may do fails the scenario in a sentence', () => {
  const error = () => {
    throw new TypeError('no such register');
  };
  test.each<[string, CreateFirmware, string]>([
    ['it throws when it is created', error, 'threw in its creation: TypeError: no such register'],
    ['it throws when it receives', wrap(() => ({ receive: error })), 'threw in receive: TypeError: no such'],
    [
      'a promise of it is rejected',
      wrap(() => ({ receive: async () => error() })),
      'threw in receive: TypeError: no such register',
    ],
    [
      'a timer of it throws',
      (options) => {
        options.clock.after(0, error);
        return createFirmware(options);
      },
      'threw in a timer of its clock: TypeError: no such register',
    ],
    [
      'it says what is no JSON',
      wrap(({ address }, link) => ({
        receive: () => link.current?.publish(replyTopic(address), '{"req":', { qos: 0, retain: false }),
      })),
      'messages on the reply topic that fit the protocol',
    ],
    [
      'it speaks for another device',
      wrap(({ address }, link) => ({
        receive: () =>
          link.current?.publish(liveTopic({ ...address, label: 'CR-1003' }, 'rtc'), '{}', {
            qos: 0,
            retain: false,
          }),
      })),
      'their/module published on async/micro-eth/CR-1003/rtc',
    ],
    [
      'it publishes what is no text',
      wrap(({ address }, link) => ({
        // As a module in JavaScript can.
        receive: () => Reflect.apply(link.current?.publish ?? error, link.current, [replyTopic(address), {}]),
      })),
      'their/module published {} on cmd/rep/micro-eth/CR-1002',
    ],
    [
      'it listens to the topic of another device',
      (options) => createFirmware({ ...options, label: 'CR-1003' }),
      "the requestTopic of their/module is 'cmd/req/micro-eth/CR-1003'",
    ],
    [
      'it lacks a function',
      (options) => ({ ...wrap(() => ({}))(options), jumpClock: JSON.parse('null') }),
      'their/module made one without jumpClock',
    ],
    ['it is none', () => JSON.parse('7'), 'their/module made one without connect, disconnect'],
    [
      'it has no last will',
      (options) => ({ ...wrap(() => ({}))(options), will: JSON.parse('null') }),
      'that of their/module is null',
    ],
    [
      'it has another address',
      (options) => ({ ...wrap(() => ({}))(options), address: JSON.parse('{"label":"x"}') }),
      'that of their/module is {"label":"x"}',
    ],
  ])('%s', async (_what, firmware, sentence) => {
    const { isPassed, report } = await judge(firmware, askVolume);
    expect(isPassed).toBe(false);
    expect(report).toContain(sentence);
    expect(report).not.toMatch(/\n\s+at .*:\d+:\d+/);
  });
});
