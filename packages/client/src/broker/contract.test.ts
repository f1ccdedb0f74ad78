import {
  type Command,
  type CommandName,
  commands,
  deviceAddress,
  LIVE_CHANNELS,
  type LiveChannel,
} from '@carillon/protocol/broker';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import { exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test } from 'vitest';
import { commandTexts, EXAMPLE_DEVICE } from '../../../../simulator/src/commands/commandTexts.ts';
import type { LiveChannelName } from './device/channels.ts';
import { memoryStage, type Stage, type StageOptions, websocketStage } from './testStage.ts';

const [, WEEKEND] = exampleEvents(2);
const NIGHT = { ...WEEKEND, id: 'evts/3', repeat: 8, time: [1380, 1400] };
const MARCH_5 = { epoch: 1_772_712_000, b: 0, Y: 2026, M: 3, D: 5, W: 4, h: 12, m: 0 };

/** Each channel that a screen can read: those on the wire, and the two views of them (BRK-09). */
const CHANNELS: Record<LiveChannelName, unknown> = {
  schedule: { id: expect.stringMatching(/^evts/), state: expect.any(Number) },
  stream: { id: 'evts/1', status: 2 },
  codec: { codec: 6, br: 192_000 },
  vumeter: { vu: [expect.any(Number), expect.any(Number)] },
  rtc: { state: 'Done', result: 0 },
  vu: [expect.any(Number), expect.any(Number)],
  radio: { name: 'Aurora Radio', genre: 'Easy listening' },
} satisfies Record<LiveChannel, unknown> & Record<'vu' | 'radio', unknown>;

/** Why a command is refused: the words of the device reach the screen, whichever way they come. */
const REFUSALS: readonly [error: string, msg: CommandName, body: object][] = [
  ['No such event', 'GetEvent', { id: 'evts/9' }],
  ['Overlapping event.', 'SetEvent', { ...NIGHT, id: undefined, repeat: 127, time: [500, 700] }],
  ['The parts of the date do not agree with its epoch', 'rtcc', { ...MARCH_5, D: 6 }],
  ['"l" in the body of vol is not valid: a whole number from 0 to 255 is allowed', 'vol', { l: 256, r: 0 }],
];

const stages = [
  { name: 'memory', create: memoryStage as (options?: StageOptions) => Promise<Stage> },
  { name: 'Aedes and mqtt.js over websocket', create: websocketStage },
];

test('BRK-03 no channel of the contract is left out', () => {
  expect(Object.keys(CHANNELS)).toEqual([...LIVE_CHANNELS, 'vu', 'radio']);
});

describe.each(stages)('the contract, as a screen sees it over $name', ({ create }) => {
  let stage: Stage;
  afterEach(() => stage.close());

  async function open(options: StageOptions = {}) {
    stage = await create(options);
    const address = deviceAddress({ class_id: options.classId ?? 2, device_id: 'CR-1002' });
    if (!address) throw new RangeError('A device of this class has no topics.');
    const link = stage.broker.device(address);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().events !== null);
    const send = (msg: CommandName, body: object) => link.send<Command>(commands[msg], body);
    return { link, send };
  }

  // The first example of each is the same at any time of the day.
  const examples = (Object.keys(commandTexts) as CommandName[]).map(
    (msg) => [msg, commandTexts[msg].examples[0]] as const,
  );

  test.each(examples)('BRK-05 %s resolves with its reply', async (msg, { body, reply }) => {
    const { send } = await open(EXAMPLE_DEVICE);
    expect(await send(msg, body)).toEqual(reply);
  });

  test('BRK-03 BRK-09 every channel has its message while an event plays and somebody watches', async () => {
    const { link, send } = await open();
    const names = Object.keys(CHANNELS) as LiveChannelName[];
    link.watchExtra();
    await send('ntp', { sync: true });
    await send('StartEvent', { id: 'evts/1' });
    const present = () => names.map((name) => link.channel(name).getSnapshot());
    await stage.until(() => link.channel('rtc').getSnapshot()?.state === 'Done');
    await stage.until(() => present().every((message) => message !== undefined));
    for (const name of names)
      expect(link.channel(name).getSnapshot()).toMatchObject(CHANNELS[name] as object);
  });

  test.each(REFUSALS)('BRK-07 %j is what the command rejects with', async (deviceMessage, msg, body) => {
    const { send } = await open();
    await expect(send(msg, body)).rejects.toMatchObject({ code: 'refused', deviceMessage });
  });

  test.each(DEVICE_CLASSES.filter(({ type }) => type !== null))(
    'BRK-04 a device of class $id is online on its topics',
    async ({ id }) => {
      const { link, send } = await open({ classId: id, events: [] });
      expect(link.getSnapshot()).toMatchObject({ presence: 'online', events: [] });
      expect(await send('vol', {})).toEqual({ l: 0, r: 0 });
    },
  );
});
