// What each command does, in words and in examples. The documents print them, and the tests of the contract ask a device
// for each of them: an example is what is really answered. A command without a text does not compile.
import {
  type CommandBody,
  type CommandName,
  type commands,
  EXTRA_LAPSE_MS,
  EXTRA_RENEW_MS,
  type LiveChannel,
  type ReplyBody,
} from '@carillon/protocol/broker';
import type { PlaybackEvent, SenderEvent } from '@carillon/protocol/device';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import type { FirmwareOptions } from '../firmware/port.ts';

/** The device of the examples, at three in the morning of a Wednesday, when none of its events runs. */
export const EXAMPLE_DEVICE = {
  label: 'CR-1003',
  classId: 3,
  events: exampleEvents(3),
  timeServer: { host: 'ntp.example.com', boot: 0 },
} as const satisfies Partial<FirmwareOptions>;
export const EXAMPLE_MS = Date.parse('2026-03-04T03:00:00Z');

/** A body, and what a device that was just switched on answers. */
interface CommandExample<Name extends CommandName> {
  readonly name: string;
  readonly body: CommandBody<(typeof commands)[Name]>;
  readonly reply: ReplyBody<(typeof commands)[Name]>;
  /** The channels of what the device says after its reply, in their order. */
  readonly after?: readonly LiveChannel[];
}

interface CommandText<Name extends CommandName> {
  readonly summary: string;
  readonly description?: string;
  readonly examples: readonly [CommandExample<Name>, ...CommandExample<Name>[]];
  /** How long a device is gone once it has replied, if it is: it answers nobody meanwhile. */
  readonly awayMs?: number;
}

const [MORNING, WEEKEND, SERVICE] = exampleEvents(3) as [PlaybackEvent, PlaybackEvent, SenderEvent];
const { id: _, ...NIGHT } = {
  ...WEEKEND,
  name: 'Night music',
  repeat: 8,
  time: [1380, 1400] as [number, number],
};
const VESPERS = { ...SERVICE, name: 'Vespers' };

const READS = 'An empty body reads, any other sets; the reply is always the state as it is now.';

/** What every command does. */
export const commandTexts: { readonly [Name in CommandName]: CommandText<Name> } = {
  GetEvents: {
    summary: 'Read all events, and learn the present',
    description:
      'After the reply the device sends one `schedule` for each event whose state is not 0, then `stream`. A client asks this when it opens a device and after every reconnect: live messages are not retained.',
    examples: [
      { name: 'three', body: {}, reply: [MORNING, WEEKEND, SERVICE], after: ['schedule', 'stream'] },
    ],
  },
  GetEvent: {
    summary: 'Read an event',
    description: 'Refused with "No such event".',
    examples: [{ name: 'one', body: { id: MORNING.id }, reply: MORNING }],
  },
  SetEvent: {
    summary: 'Store an event',
    description:
      'Without an id it is a new event, with the smallest free number; with one it replaces the event whole. The reply is the whole event. Refused with "Overlapping event." (see Events in the introduction), "Event storage is full" (64), "No such event" for an id that the device does not have, and "This device cannot run such an event" for its class. Saving a running sender event with another encoder restarts it.',
    examples: [
      { name: 'newPlayback', body: NIGHT, reply: { ...NIGHT, id: 'evts/4' } },
      { name: 'changedSender', body: VESPERS, reply: VESPERS },
    ],
  },
  DeleteEvent: {
    summary: 'Delete an event',
    description: 'Refused with "No such event".',
    examples: [
      { name: 'one', body: { id: MORNING.id }, reply: { id: MORNING.id }, after: ['schedule', 'schedule'] },
    ],
  },
  StartEvent: {
    summary: 'Start an event now',
    description:
      'Whatever its schedule. Another event that runs is stopped first. What changes is told by `schedule` and `stream`. Refused with "No such event".',
    examples: [
      { name: 'one', body: { id: WEEKEND.id }, reply: { id: WEEKEND.id }, after: ['stream', 'schedule'] },
    ],
  },
  StopEvent: {
    summary: 'Stop an event',
    description: 'What changes is told by `schedule` and `stream`. Refused with "No such event".',
    examples: [{ name: 'one', body: { id: WEEKEND.id }, reply: { id: WEEKEND.id } }],
  },
  StartExtra: {
    summary: 'Ask for extra: codec, levels and what the station says of itself',
    description: `Afterwards the device sends \`stream\` with the texts of the station, then \`codec\` and \`vumeter\`. It lapses after ${EXTRA_LAPSE_MS / 1000} s unless it is repeated: a screen does so every ${EXTRA_RENEW_MS / 1000} s.`,
    examples: [{ name: 'on', body: {}, reply: {}, after: ['stream'] }],
  },
  StopExtra: {
    summary: 'End extra',
    description:
      'For everybody: whoever still needs it and hears the reply to a StopExtra that is not theirs sends StartExtra at once.',
    examples: [{ name: 'off', body: {}, reply: {} }],
  },
  vol: {
    summary: 'Read or set the volume',
    description: READS,
    examples: [
      { name: 'set', body: { l: 40, r: 46 }, reply: { l: 40, r: 46 } },
      { name: 'read', body: {}, reply: { l: 0, r: 0 } },
    ],
  },
  eq: {
    summary: 'Read or set the equalizer',
    description: READS,
    examples: [
      { name: 'set', body: { bf: 10, ba: 6, tf: 8, ta: -2 }, reply: { bf: 10, ba: 6, tf: 8, ta: -2 } },
      { name: 'read', body: {}, reply: { bf: 10, ba: 0, tf: 10, ta: 0 } },
    ],
  },
  rtcc: {
    summary: 'Read or set the clock',
    description: `${READS} Afterwards the device sends one \`rtc\`; after a setting its state is \`Manual\`.`,
    examples: [
      {
        name: 'set',
        body: { epoch: 1_772_595_000, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 3, m: 30 },
        reply: { epoch: 1_772_595_000, b: 0 },
        after: ['rtc'],
      },
      { name: 'read', body: {}, reply: { epoch: EXAMPLE_MS / 1000, b: 0 }, after: ['rtc'] },
    ],
  },
  ntp: {
    summary: 'Read or set the time server, or synchronize',
    description: `${READS} With \`sync\` the device replies at once and reports through \`rtc\` how it goes. Afterwards the device sends one \`rtc\`.`,
    examples: [
      {
        name: 'set',
        body: { host: 'time.google.com' },
        reply: { host: 'time.google.com', boot: 0 },
        after: ['rtc'],
      },
      { name: 'read', body: {}, reply: EXAMPLE_DEVICE.timeServer, after: ['rtc'] },
      { name: 'synchronize', body: { sync: true }, reply: EXAMPLE_DEVICE.timeServer, after: ['rtc'] },
    ],
  },
};

/** Every example of every command. */
export const commandExamples = (Object.keys(commandTexts) as CommandName[]).flatMap((msg) =>
  commandTexts[msg].examples.map((example) => ({ msg, after: [], ...example })),
);
