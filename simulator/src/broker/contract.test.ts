import {
  type CommandName,
  type CommandReply,
  commandReply,
  LIVE_CHANNELS,
  type LiveChannel,
  liveMessages,
  parseTopic,
} from '@carillon/protocol/broker';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { commandExamples, commandTexts, EXAMPLE_DEVICE, EXAMPLE_MS } from '../commands/commandTexts.ts';
import { commandRefusals } from '../commands/refusals.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createRam } from '../firmware/memory.ts';
import type { FirmwareOptions } from '../firmware/port.ts';
import { playback } from '../firmware/testDevice.ts';
import {
  hasMosquittoTools,
  type OpenConsole,
  overHub,
  overMosquittoTools,
  overWebSocket,
  type TestConsole,
} from './testConsole.ts';

const [, , SERVICE] = exampleEvents(3);
/** On Wednesdays, when none of the examples runs. */
const NIGHT = playback({ id: 'evts/3', repeat: 8, time: [1380, 1400] });
const unsaved = (event: object | undefined) => ({ ...event, id: undefined });
const MARCH_5 = { epoch: 1_772_712_000, b: 0, Y: 2026, M: 3, D: 5, W: 4, h: 12, m: 0 };

/** What a console says: a command with its body, or lets time pass, in milliseconds. */
type Step = readonly [msg: string, body?: unknown] | number;

/** How long a device is gone once it has obeyed a command. */
const awayMs = (msg: string) => commandTexts[msg as CommandName]?.awayMs ?? 0;

const PLAY: readonly Step[] = [['StartEvent', { id: 'evts/1' }], 1000];

/** Each channel of D7: what makes a device speak on it, and what its last message holds. */
const CHANNELS: Record<LiveChannel, { steps: readonly Step[]; message: object }> = {
  schedule: { steps: [['StartEvent', { id: 'evts/2' }]], message: { id: 'evts/2', state: 3 } },
  stream: { steps: PLAY, message: { id: 'evts/1', status: 2, ctx: { fail: 0, br: 192 } } },
  codec: { steps: [...PLAY, ['StartExtra']], message: { codec: 6, br: 192_000, ch: 1 } },
  vumeter: {
    steps: [...PLAY, ['StartExtra'], 100],
    message: { vu: [expect.any(Number), expect.any(Number)] },
  },
  rtc: { steps: [['ntp', { sync: true }], 200], message: { state: 'Done', event: 1, result: 0 } },
};

const noSpace = () => {
  const memory = createRam();
  return {
    ...memory,
    save() {
      if (memory.load()) throw new Error('No space left on device');
      memory.save({ v: 1, events: exampleEvents(2) });
    },
  };
};
const minutely = Array.from({ length: 64 }, (_, i) => playback({ id: `evts/${i + 1}`, time: [i, i + 1] }));

/** Each reason for which a device refuses, word for word. */
const REFUSALS: readonly [error: string, command: readonly [string, unknown?], Partial<FirmwareOptions>?][] =
  [
    ['Unknown command', ['Explode', {}]],
    ['The command is not valid', ['', undefined]],
    ['No such event', ['StartEvent', { id: 'evts/9' }]],
    ['Overlapping event.', ['SetEvent', unsaved({ ...NIGHT, time: [500, 700] })]],
    ['Event storage is full', ['SetEvent', unsaved(NIGHT)], { events: minutely }],
    ['This device cannot run such an event', ['SetEvent', unsaved(SERVICE)]],
    ['The parts of the date do not agree with its epoch', ['rtcc', { ...MARCH_5, D: 6 }]],
    ['ntp sets the host or synchronizes, not both', ['ntp', { host: 'a.it', sync: true }]],
    ['The device failed to run the command', ['vol', { l: 1, r: 1 }], { memory: noSpace() }],
    ['"id" in the body of GetEvent is not valid', ['GetEvent', { id: 3 }]],
  ];

/** What each class can run (D2, Events list). */
const RUNS: Readonly<Record<number, readonly string[]>> = {
  1: ['playback'],
  2: ['playback'],
  3: ['playback', 'sender'],
  4: [],
};

const PATIENCE = { interval: 2, timeout: 10_000 };
const MOSQUITTO = hasMosquittoTools();

test('LIB-04 nothing of the contract is left out: channels, classes, and whatever a device refuses', () => {
  expect(Object.keys(CHANNELS)).toEqual([...LIVE_CHANNELS]);
  expect(Object.keys(RUNS).map(Number)).toEqual(
    DEVICE_CLASSES.filter(({ type }) => type).map(({ id }) => id),
  );
  const said = [...new Set(Object.values(commandRefusals).flat())];
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((text) => REFUSALS.every(([error]) => error !== text))).toEqual([]);
});

if (!MOSQUITTO) {
  test.skip(
    'LIB-04 not tried over mosquitto_pub and mosquitto_sub: they are not here and could not be installed',
  );
}

describe.each([
  { name: 'memory', open: overHub },
  { name: 'Aedes and a websocket', open: overWebSocket },
  ...(MOSQUITTO ? [{ name: 'Aedes, mosquitto_pub and mosquitto_sub', open: overMosquittoTools }] : []),
])('the contract over $name', ({ open }) => {
  const consoles: TestConsole[] = [];
  afterEach(() => Promise.all(consoles.splice(0).map((each) => each.close())));

  /** A device on a clock that stands still, and somebody who commands it. */
  async function stage(options: Partial<FirmwareOptions> = {}, openConsole: OpenConsole = open) {
    const clock = createVirtualClock(EXAMPLE_MS);
    const { classId = 2 } = options;
    const timeServer = { host: 'ntp.example.com', boot: 0 } as const;
    const events = exampleEvents(classId);
    const firmware = createFirmware({ label: 'CR-1002', clock, events, timeServer, ...options, classId });
    const console = await openConsole(firmware);
    consoles.push(console);
    const { heard } = console;
    let req = 0;

    async function ask(msg: string, body?: unknown): Promise<CommandReply> {
      const own = ++req;
      console.say(JSON.stringify({ req: own, ...(msg && { msg }), body }));
      return vi.waitFor(() => {
        const reply = replies().find((each) => each.req === own);
        if (reply) return reply;
        const { msg: last = 'none' } = replies().at(-1) ?? {};
        throw new Error(
          `${msg} is not answered. The last command that was: ${last}; is it gone after that (awayMs)?`,
        );
      }, PATIENCE);
    }

    const replies = () =>
      heard.flatMap(({ payload }) => {
        const reply = commandReply.safeParse(JSON.parse(payload));
        return reply.success ? [reply.data] : [];
      });

    return {
      heard,
      ask,
      say: console.say,
      /** Everything that was said so far has been heard once a reply to something else has. */
      async hear() {
        await ask('vol', {});
        return heard.slice(0, -1);
      },
      async take(steps: readonly Step[]) {
        for (const step of steps) {
          if (typeof step === 'number') clock.advance(step);
          else {
            const { ok, msg } = await ask(...step);
            if (ok) clock.advance(awayMs(msg));
          }
        }
      },
      pass: (ms: number) => clock.advance(ms),
    };
  }

  test.each(commandExamples)('BRK-02 BRK-05 $msg is answered as in its example $name', async (example) => {
    const { msg, body, reply, after } = example;
    const { ask, hear, pass } = await stage(EXAMPLE_DEVICE);
    expect(await ask(msg, body)).toEqual({ req: 1, msg, ok: true, body: reply });
    pass(awayMs(msg));
    const heard = (await hear()).filter(({ payload }) => !payload.includes('"Bonjour"'));
    expect(heard.map(({ topic }) => topic.split('/').at(-1))).toEqual(['CR-1003', ...after]);
  });

  test.each(Object.entries(CHANNELS))('BRK-03 BRK-08 %s is heard', async (channel, { steps, message }) => {
    const { take, hear } = await stage();
    await take(steps);
    const said = (await hear()).filter(({ topic }) => parseTopic(topic)?.channel === channel);
    const messages = said.map(({ payload }) => JSON.parse(payload));
    expect(messages.at(-1)).toMatchObject(message);
    for (const each of messages)
      expect(liveMessages[channel as LiveChannel].safeParse(each).success).toBe(true);
    const isLive = ({ topic, isRetained }: (typeof said)[number]) =>
      topic.startsWith('async/micro-eth/CR-1002/') && !isRetained;
    expect(said.every(isLive)).toBe(true);
  });

  test.each(REFUSALS)('BRK-07 FLT-029 %j is said', async (error, [msg, body], options) => {
    const { ask } = await stage(options);
    expect(await ask(msg, body)).toEqual({ req: 1, msg, ok: false, body: { error } });
  });

  test('FLT-039 what is no command is passed over, and the next one is answered', async () => {
    const { say, ask, heard } = await stage();
    for (const payload of [
      '{"req":1,',
      '7',
      'null',
      '[1]',
      '{"msg":"GetEvents"}',
      '{"req":"1","msg":"vol"}',
    ]) {
      say(payload);
    }
    await ask('vol', {});
    expect(heard).toHaveLength(2);
  });

  test('BRK-04 who comes late hears the greeting as a retained message, and replies as live ones', async () => {
    const { heard, hear } = await stage();
    await hear();
    const topic = 'cmd/rep/micro-eth/CR-1002';
    const payload = '{"msg":"Bonjour","ctx":"Online"}';
    expect(heard[0]).toEqual({ topic, payload, isRetained: true });
    expect(heard[1]).toMatchObject({ topic, isRetained: false });
  });

  test.each(DEVICE_CLASSES.filter(({ type }) => type !== null))(
    'D3 a device of class $id, $type, speaks on its topics, answers all, and runs what it can',
    async ({ id, type }) => {
      const { ask, heard, pass } = await stage({ classId: id, events: [] });
      const runs: string[] = [];
      for (const event of [NIGHT, SERVICE]) {
        const { ok } = await ask('SetEvent', unsaved(event));
        if (ok && event) runs.push(event.mode);
      }
      expect(runs).toEqual(RUNS[id]);
      for (const { msg, body } of commandExamples) {
        const { ok, ...reply } = await ask(msg, body);
        expect(reply, `the reply to ${msg}`).toMatchObject({ msg });
        if (ok) pass(awayMs(msg));
      }
      expect(heard.map(({ topic }) => parseTopic(topic)).filter((topic) => topic?.type !== type)).toEqual([]);
    },
  );

  test('FLT-106 an evening on it sounds the same, byte for byte, as in memory', async () => {
    /** What is heard after each thing that is done. */
    const evening = async (openConsole: OpenConsole) => {
      const { take, hear } = await stage({ classId: 3 }, openConsole);
      const done = [
        ...Object.entries(CHANNELS).map(([channel, { steps }]) => [channel, steps] as const),
        ...commandExamples.map(({ msg, name, body }) => [`${msg} ${name}`, [[msg, body], 3000]] as const),
      ];
      const heard: (readonly [what: string, heard: readonly object[]])[] = [];
      let count = 0;
      for (const [what, steps] of done) {
        await take(steps);
        const all = await hear();
        heard.push([what, all.slice(count)]);
        count = all.length;
      }
      return heard;
    };
    const [here, inMemory] = [await evening(open), await evening(overHub)];
    expect(here.flatMap(([, heard]) => heard).length).toBeGreaterThan(100);
    for (const [i, [what, heard]] of here.entries())
      expect(heard, `what is heard after ${what}`).toEqual(inMemory[i]?.[1]);
  });
});
