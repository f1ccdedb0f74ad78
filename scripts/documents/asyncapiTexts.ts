// What docs/asyncapi.yaml says in words besides the commands. A live channel without a text does not compile.
import {
  EXTRA_LAPSE_MS,
  EXTRA_RENEW_MS,
  type LiveChannel,
  type LiveMessages,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  REPLY_TIMEOUT_MS,
} from '@carillon/protocol/broker';

const id = 'evts/1';

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
with CONNACK code 4. After 5 wrong keys within a minute for a label, or from a network address, no other one
is tried until the first of them is a minute old: the answer is CONNACK code 3, whatever the key. A device that
came in from its address before waits for wrong keys of its own label at that address only. Tokens of people
are not counted. A filter that is refused is SUBACK 0x80, and the connection stays. A publish that
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
