// What docs/asyncapi.yaml says in words. A command or a live channel without a text does not compile.
import {
  type CommandBody,
  type CommandName,
  type commands,
  EXTRA_LAPSE_MS,
  EXTRA_RENEW_MS,
  type LiveChannel,
  type LiveMessages,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  REPLY_TIMEOUT_MS,
  type ReplyBody,
} from '@carillon/protocol/broker';

/** What a command does, and examples of its body and of the body of the reply. */
interface CommandText<Name extends CommandName> {
  readonly summary: string;
  readonly description?: string;
  readonly examples: readonly {
    readonly name: string;
    readonly body: CommandBody<(typeof commands)[Name]>;
    readonly reply: ReplyBody<(typeof commands)[Name]>;
  }[];
}

const playback = {
  name: 'Morning radio',
  mode: 'playback' as const,
  repeat: 62,
  time: [360, 600] satisfies [number, number],
  main: { uri: 'http://live.aurora-radio.example:8000/morning.mp3', tmo: 15 },
  fail: { uri: 'http://backup.aurora-radio.example:8000/morning.mp3', tmo: 15 },
  delay: 15,
};

const sender = {
  name: 'Evening service',
  mode: 'sender' as const,
  repeat: 24_576,
  time: [1080, 1170] satisfies [number, number],
  main: {
    uri: 'icecast://source:Relay-123@relay.carillon.example:8000/chapel.mp3',
    tls: 0 as const,
    tmo: 15,
  },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
  radio: {
    name: 'Chapel live',
    adv: 1 as const,
    desc: 'Evening service from the chapel',
    genre: 'Choral',
    url: 'https://chapel.example',
  },
};

const id = 'evts/1';
const one = { name: 'one', body: { id }, reply: { id } };

const READS = 'An empty body reads, any other sets; the reply is always the state as it is now.';

/** What every command does. */
export const commandTexts: { readonly [Name in CommandName]: CommandText<Name> } = {
  GetEvents: {
    summary: 'Read all events, and learn the present',
    description:
      'After the reply the device sends one `schedule` for each event whose state is not 0, then `stream`. A client asks this when it opens a device and after every reconnect: live messages are not retained.',
    examples: [
      {
        name: 'two',
        body: {},
        reply: [
          { id, ...playback },
          { id: 'evts/3', ...sender },
        ],
      },
    ],
  },
  GetEvent: {
    summary: 'Read an event',
    description: 'Refused with "No such event".',
    examples: [{ name: 'one', body: { id }, reply: { id, ...playback } }],
  },
  SetEvent: {
    summary: 'Store an event',
    description:
      'Without an id it is a new event, with the smallest free number; with one it replaces the event whole. The reply is the whole event. Refused with "Overlapping event." (see Events in the introduction), "Event storage is full" (64), "No such event" for an id that the device does not have, and "This device cannot run such an event" for its class. Saving a running sender event with another encoder restarts it.',
    examples: [
      { name: 'newPlayback', body: playback, reply: { id, ...playback } },
      { name: 'changedSender', body: { id: 'evts/3', ...sender }, reply: { id: 'evts/3', ...sender } },
    ],
  },
  DeleteEvent: {
    summary: 'Delete an event',
    description: 'Refused with "No such event".',
    examples: [one],
  },
  StartEvent: {
    summary: 'Start an event now',
    description:
      'Whatever its schedule. Another event that runs is stopped first. What changes is told by `schedule` and `stream`. Refused with "No such event".',
    examples: [one],
  },
  StopEvent: {
    summary: 'Stop an event',
    description: 'What changes is told by `schedule` and `stream`. Refused with "No such event".',
    examples: [one],
  },
  StartExtra: {
    summary: 'Ask for extra: codec, levels and what the station says of itself',
    description: `Afterwards the device sends \`stream\` with the texts of the station, then \`codec\` and \`vumeter\`. It lapses after ${EXTRA_LAPSE_MS / 1000} s unless it is repeated: a screen does so every ${EXTRA_RENEW_MS / 1000} s.`,
    examples: [{ name: 'on', body: {}, reply: {} }],
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
      { name: 'read', body: {}, reply: { l: 24, r: 24 } },
      { name: 'set', body: { l: 40, r: 46 }, reply: { l: 40, r: 46 } },
    ],
  },
  eq: {
    summary: 'Read or set the equalizer',
    description: READS,
    examples: [
      { name: 'read', body: {}, reply: { bf: 0, ba: 0, tf: 0, ta: 0 } },
      { name: 'set', body: { bf: 10, ba: 6, tf: 8, ta: -2 }, reply: { bf: 10, ba: 6, tf: 8, ta: -2 } },
    ],
  },
  rtcc: {
    summary: 'Read or set the clock',
    description: `${READS} Afterwards the device sends one \`rtc\`; after a setting its state is \`Manual\`.`,
    examples: [
      { name: 'read', body: {}, reply: { epoch: 1_772_611_200, b: 1 } },
      {
        name: 'set',
        body: { epoch: 1_772_611_200, b: 0, Y: 2026, M: 3, D: 4, W: 3, h: 8, m: 0 },
        reply: { epoch: 1_772_611_200, b: 0 },
      },
    ],
  },
  ntp: {
    summary: 'Read or set the time server, or synchronize',
    description: `${READS} With \`sync\` the device replies at once and reports through \`rtc\` how it goes. Afterwards the device sends one \`rtc\`.`,
    examples: [
      { name: 'read', body: {}, reply: { host: 'pool.ntp.org', boot: 1 } },
      { name: 'set', body: { host: 'time.google.com' }, reply: { host: 'time.google.com', boot: 1 } },
      { name: 'synchronize', body: { sync: true }, reply: { host: 'time.google.com', boot: 1 } },
    ],
  },
};

/** When a live channel speaks, and an example. */
interface LiveText<Channel extends LiveChannel> {
  readonly summary: string;
  readonly description: string;
  readonly example: LiveMessages[Channel];
}

/** What every live channel says. */
export const liveTexts: { readonly [Channel in LiveChannel]: LiveText<Channel> } = {
  schedule: {
    summary: 'What the schedule wants of an event',
    description: 'Sent when the state of an event changes, and after the reply to GetEvents.',
    example: { id, state: 3 },
  },
  stream: {
    summary: 'What the stream does',
    description: 'Sent when the stream changes, and after the replies to GetEvents and StartExtra.',
    example: {
      id,
      status: 2,
      ctx: {
        msg: 'Connected',
        fail: 0,
        host: 'live.aurora-radio.example',
        port: 8000,
        mime: 'audio/mpeg',
        ch: 1,
        br: 192,
        sr: 44_100,
        name: 'Aurora Radio',
        url: 'https://aurora-radio.example',
        descr: 'Gentle songs and the news on the hour',
        adv: 1,
        genre: 'Easy listening',
      },
    },
  },
  codec: {
    summary: 'What is decoded or encoded',
    description: 'Sent once a second while something is decoded or encoded, with extra on.',
    example: {
      codec: 6,
      br: 192_000,
      sr: 44_100,
      ch: 1,
      avg: 192_000,
      size: 36,
      since: 1_772_611_200,
    },
  },
  vumeter: {
    summary: 'Levels',
    description: 'Sent 10 times a second while something is decoded or encoded, with extra on.',
    example: { vu: [77, 74] },
  },
  rtc: {
    summary: 'What the clock does',
    description: 'Sent when the state of the clock changes, and after the replies to rtcc and ntp.',
    example: { state: 'Done', event: 1, result: 0, epoch: 1_772_611_200 },
  },
};

/** The first page of the document. */
export const INTRODUCTION = `How a console commands a device, and what a device tells. What is stored on the platform is called over
HTTP: see \`openapi.yaml\`. **Operations are told from the console's side**: it sends commands and
receives all else. For a firmware it is the other way round.

The transport is MQTT 3.1.1, over a websocket (path \`/\` or \`/mqtt\`, sub-protocol \`mqtt\`) or plain TCP.
Payloads are JSON in UTF-8.

## Topics

\`{type}\` is the topic part of the device's class, \`{label}\` the label printed on it. Devices of class 0,
and of classes that are not in the list, have no topics.

| Topic                                | Sent by  | What                   | QoS | Retained |
| ------------------------------------ | -------- | ---------------------- | --- | -------- |
| \`cmd/req/{type}/{label}\`             | consoles | commands               | 0   | no       |
| \`cmd/rep/{type}/{label}\`             | device   | replies                | 0   | no       |
| \`cmd/rep/{type}/{label}\`             | device   | greeting and last will | 1   | yes      |
| \`async/{type}/{label}/{channel}\`     | device   | live messages          | 0   | no       |

## Connecting

Clean session, keep-alive 60 s. Consoles take a random client id for each page and connect only while
somebody is logged in. No CONNACK within 5 s counts as failed. Before try n, counted from 0, a client waits a
time drawn evenly from 0 to min(60, 4 x 2^n) s, after first failures and losses alike; a refused login
is not tried again with the same password.

| Who    | User name | Password        | May publish                     | May subscribe to                                   |
| ------ | --------- | --------------- | ------------------------------- | -------------------------------------------------- |
| person | user id   | session \`jwt\`   | \`cmd/req\` of their own devices  | \`cmd/rep\` and \`async\` of their own devices         |
| admin  | user id   | session \`jwt\`   | every \`cmd/req\` topic           | all below \`cmd/\` and \`async/\`, wildcards included  |
| device | label     | key             | its own \`cmd/rep\` and \`async\`   | its own \`cmd/req\`                                  |

The one wildcard for all others is the last level of \`async/{type}/{label}/+\`. A wrong login is refused
with CONNACK code 4. A filter that is refused is SUBACK 0x80, and the connection stays. A publish that
is refused closes the connection: MQTT 3.1.1 has no other answer. A person's connection ends when the
token does, and at once when that session is logged out, or when they are blocked or deleted or get another
role, e-mail address or password.

A client id counts within one person or device: who connects again with the same id takes the place of the
first connection, and nobody takes that of somebody else. An empty one is good for a clean session only;
with a session to keep it is refused with CONNACK code 2.

## Greeting

A device greets after it has subscribed, with \`"ctx": "Online"\`. Its last will is the same with
\`"ctx": "Offline"\`, which it publishes itself before it shuts down in good order. Both are retained,
so that a page that is opened later knows at once. They can be old: a retained \`Online\` is true only of a
device that answers.

## Commands and replies

Everybody who may hear a device hears the same reply topic. So \`req\` starts at a random whole number
from 1 to 2^31 - 1 in each page, counts on across reconnects, wraps to 1, and skips numbers that still
wait. A reply counts only if device, \`req\` and \`msg\` are those of a command that waits and its body has
the right shape; all others are dropped silently. Wait for the SUBACK before the first command.

No reply within ${REPLY_TIMEOUT_MS} ms is a failure. A command that cannot be sent now fails at once and is never sent
later: nobody wants yesterday's start.

A device that refuses replies with \`ok: false\` and a sentence: see \`Refused\`. It refuses an unknown
command ("Unknown command") and a body of the wrong shape too. What is no JSON object with a whole
number as \`req\` gets no reply. Fields that are not known are ignored, and those of an event are kept.

## Extra

\`codec\`, \`vumeter\` and the texts of the station in \`stream\` cost bandwidth: a device sends them only
between StartExtra and StopExtra, and ${EXTRA_LAPSE_MS / 1000} s after the last StartExtra at the longest. A console repeats it
every ${EXTRA_RENEW_MS / 1000} s while it shows them.

## Events

A device knows no time zone: schedules are in UTC. Two events of a device may not overlap: their runs,
as minutes of a week, are half-open, so that one may begin when the other ends. Always overlaps all that
ever runs.

## Limits

A packet, a command and a reply have at most ${MAX_PACKET_BYTES / 1024} KiB, a live message ${MAX_LIVE_BYTES / 1024} KiB, a greeting ${MAX_GREETING_BYTES / 1024} KiB. The
broker closes the connection of whoever sends more; a console ignores it.`;
