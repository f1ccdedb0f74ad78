// The names that schemas have in docs/asyncapi.yaml, and what their fields mean.
import {
  bitrates,
  CLOCK_STATES,
  type ClockEvent,
  type ClockResult,
  CODECS,
  clockSetting,
  codecMessage,
  commandRefusal,
  commandRequest,
  commands,
  deviceClock,
  deviceEvent,
  equalizer,
  eventId,
  flacKbps,
  greeting,
  isRecommendedBitrate,
  MP3,
  oggKbps,
  otherEvent,
  playbackBody,
  playbackEvent,
  rtcMessage,
  SCHEDULE_STATES,
  STREAM_STATUS,
  sampleRates,
  scheduleMessage,
  senderBody,
  senderEvent,
  setEventBody,
  streamContext,
  streamMessage,
  streamSource,
  timeServer,
  volume,
  vumeterMessage,
} from '@carillon/protocol';
import { named } from './jsonSchema.ts';
import { toTable } from './markdown.ts';

/** The names of a table by their numbers: `0 none, 1 stop`. */
const numbered = (names: readonly string[]) => names.map((name, number) => `${number} ${name}`).join(', ');

const CODEC_NUMBERS = numbered(CODECS.map(({ name }) => name));
const LAYOUT = '0 mono, 1 stereo.';
const FLAG = '1 yes, 0 no.';

const streamUri =
  'Scheme, host, port and path, with user and password of the stream, if any, percent-encoded before the host. Secret: never shown whole.';
const relayUri =
  '`icecast://user:password@host:port/mountpoint`, or `shoutcast://` without a mountpoint. User and password are ' +
  'percent-encoded, the user may be missing. The port is that of the listeners: to Shoutcast a device sends at the ' +
  'one after it. Secret: never shown whole.';

const newSourceFields = {
  uri: `http or https, scheme and host in lower case. ${streamUri}`,
  tmo: 'Timeout in seconds.',
};

const REPEAT = `When an event repeats: a bit mask of one of three kinds. Any other mask never runs.

${toTable([
  ['Kind', 'Bits', 'Example'],
  ['daily', 'Sunday 1, Monday 2, … Saturday 64', 'Monday to Friday: 62'],
  ['weekly', 'start day 128 (Sunday) to 8192 (Saturday)', 'Saturday to Sunday: 24576'],
  ['', 'and stop day 16384 (Sunday) to 1048576 (Saturday)', ''],
  ['always', '2097152', ''],
])}`;

const newEventFields = {
  id: 'Without one the device makes a new event, with the smallest free number.',
  repeat: 'A mask that never runs, or a schedule without length, is refused.',
};

const mp3Rows = [0, 1].flatMap((ch) =>
  sampleRates(MP3, ch).map((sr) => {
    const all = bitrates(MP3, ch, sr);
    const recommended = all.filter((br) => isRecommendedBitrate(ch, sr, br));
    return [`${sr}`, ch ? 'stereo' : 'mono', all.join(' '), recommended.join(' ')];
  }),
);

const ENCODER = `How an event is to be encoded. What has no meaning for the codec is left out.

MP3 has these bitrates in kbit/s. A device that holds another one may keep it, if MPEG allows it for the sample rate.

${toTable([['Hz', 'Layout', 'Bitrates', 'Recommended by the maker of the chip'], ...mp3Rows])}

Ogg Vorbis has quality steps from 0 to 10 instead, always of variable rate: at 48000 Hz stereo ${oggKbps(1, 48_000, 0)} to ${oggKbps(1, 48_000, 10)} kbit/s. It has 8000 (mono only), 16000 and 48000 Hz. FLAC has the sample rates of MP3 and no bitrate; it comes to ${flacKbps(1, 48_000)} kbit/s at most.`;

const encoderFields = {
  codec: '5 Ogg Vorbis, 6 MP3 or 7 FLAC. A Shoutcast relay takes MP3 only.',
  gain: 'Line-in gain: 1024 is 1x, up to 65535 (64x); 0 is automatic. Steps of 256, and 65535.',
  ag: 'The most that the automatic gain may come to, on the scale of `gain`; 0 means 64x. Without effect unless `gain` is 0.',
  ch: `Layout: ${LAYOUT}`,
  sr: 'Sample rate in Hz.',
  qlt: '1 variable bitrate, 3 constant bitrate (both MP3), 0 quality (Ogg Vorbis). Not for FLAC.',
  br: 'kbit/s for MP3, the quality step 0 to 10 for Ogg Vorbis. Not for FLAC.',
  adc: 'Channel mode, for MP3 only: 0 joint or 1 dual with stereo; 4 mono downmix, 2 left or 3 right with mono.',
};

const radioFields = {
  adv: '1: the relay may list the station publicly.',
  desc: 'Description.',
  url: 'Page of the station.',
};

const OPEN = 'Fields that a newer firmware adds are kept.';

const equalizerFields = {
  bf: 'Bass cut frequency in steps of 10 Hz.',
  ba: 'Bass level in dB; 0 is off.',
  tf: 'Treble cut frequency in kHz.',
  ta: 'Treble level in steps of 1.5 dB; 0 is off.',
};

const RESULTS: Readonly<Record<ClockResult, string>> = {
  '-1': 'busy',
  '-2': 'no timestamp, server not contacted',
  '-3': 'timestamp stale',
  '-4': 'socket error',
  '-5': 'socket not bound',
  '-6': 'server not reached',
  '-7': 'wrong version',
  '-8': 'wrong timestamp',
  '-9': 'synchronization error',
  '-10': 'kiss-of-death received',
  '-11': 'DNS error',
  '-12': 'interface error',
  '-13': 'wrong type of connection',
};

const EVENTS: Readonly<Record<ClockEvent, string>> = {
  '1': 'new timestamp',
  '-1': 'server name not found',
  '-2': 'no interface',
  '-3': 'socket not bound, or nothing could be sent',
  '-4': 'no reply',
  '-5': 'wrong version',
  '-6': 'wrong timestamp',
  '-7': 'kiss-of-death received',
  '-8': 'synchronization error',
};

// From the good end on: 1, then -1, -2 …
const codes = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([code, text]) => `${code} ${text}`)
    .join('; ');

// The two bodies of `ntp` that do something.
const [timeServerSetting, synchronization] = commands.ntp.body._zod.def.options;

/** Every named schema of the broker's messages. */
export const asyncapiSchemas = {
  // Events
  DeviceEvent: named(deviceEvent, `An event as a device keeps it: one of 64 at most. ${OPEN}`),
  PlaybackEvent: named(playbackEvent, 'A scheduled playing of a radio stream. Classes 1 to 3 can run it.', {
    fail: 'Played while the main stream fails.',
    delay: 'Sync delay in milliseconds.',
  }),
  SenderEvent: named(
    senderEvent,
    'A scheduled sending of the line input to a relay server. Class 3 can run it.',
  ),
  OtherEvent: named(
    otherEvent,
    'An event of a mode that only a newer firmware knows: a reader shows its name and its hours.',
  ),
  EventId: named(eventId, "An event's name on its device: `evts/` and a number from 1."),
  RepeatMask: named(playbackEvent.shape.repeat, REPEAT),
  RunTime: named(
    playbackEvent.shape.time,
    'Start and end in minutes of the day, UTC; `[0, 0]` for always. The days of a mask are UTC days of the start. A daily end before its start is on the next day. The end itself is no longer part of the run.',
  ),
  StreamSource: named(streamSource, 'Where a stream comes from.', {
    uri: streamUri,
    tmo: 'Seconds without connection or sound after which it counts as failed.',
  }),
  Relay: named(senderEvent.shape.main, 'Where an event sends to.', {
    uri: relayUri,
    tls: FLAG,
    tmo: 'Timeout in seconds.',
  }),
  Encoder: named(
    senderEvent.shape.encoder,
    'How an event is encoded. What has no meaning for the codec is left out.',
    encoderFields,
  ),
  Radio: named(senderEvent.shape.radio, 'What the relay is told of the station.', radioFields),
  EventBody: named(setEventBody, 'An event to store.'),
  PlaybackBody: named(playbackBody, 'A playback event to store.', {
    ...newEventFields,
    fail: 'Played while the main stream fails.',
    delay: 'Sync delay in milliseconds.',
  }),
  SenderBody: named(senderBody, 'A sender event to store.', { ...newEventFields }),
  StreamSourceBody: named(playbackBody.shape.main, 'Where a stream is to come from.', newSourceFields),
  FailOverBody: named(
    playbackBody.shape.fail._zod.def.innerType,
    'Where a fail-over stream is to come from.',
    newSourceFields,
  ),
  RelayBody: named(senderBody.shape.main, 'Where an event is to send to.', {
    uri: `${relayUri} The mountpoint has one leading "/".`,
    tls: FLAG,
    tmo: 'Timeout in seconds.',
  }),
  EncoderBody: named(senderBody.shape.encoder, ENCODER, encoderFields),
  RadioBody: named(
    senderBody.shape.radio,
    'What the relay is to be told of the station; each text one line, for it becomes a header.',
    radioFields,
  ),

  // Audio and clock
  Volume: named(
    volume,
    'What is taken away left and right, in steps of 0.5 dB: 0 is full volume, 254 silence, 255 power off.',
  ),
  Equalizer: named(equalizer, 'The equalizer to set.', equalizerFields),
  EqualizerState: named(
    commands.eq.reply,
    'The equalizer as it is. Where a level is 0, its frequency may be 0 too.',
    equalizerFields,
  ),
  ClockSetting: named(
    clockSetting,
    'The moment to set, in seconds since 1970 and once more in parts, all UTC. A device refuses parts that are of another moment.',
    {
      epoch: 'Seconds since 1970.',
      b: '1: ask the time server whenever the device boots, which undoes this setting. 0: never.',
      Y: 'Year.',
      M: 'Month, 1 for January.',
      D: 'Day of the month.',
      W: 'Day of the week, 0 for Sunday.',
      h: 'Hour.',
      m: 'Minute.',
    },
  ),
  DeviceClock: named(deviceClock, 'The clock as it is.', {
    epoch: 'Seconds since 1970.',
    b: 'Whether the device asks its time server whenever it boots: 1 or 0.',
  }),
  TimeServerSetting: named(timeServerSetting, 'The time server to set.', {
    host: 'Host name or IPv4 address, in either case, at most 30 characters.',
  }),
  Synchronization: named(synchronization, 'Asks the time server now.'),
  TimeServer: named(timeServer, 'Whom the device asks for the time.', {
    host: 'Host name or IPv4 address.',
    boot: 'Whether it asks whenever it boots: 1 or 0.',
  }),

  // What a device tells
  Greeting: named(greeting, 'Whether a device is there. Any `ctx` but `Online` means offline.', {
    ctx: '`Online` or `Offline`.',
  }),
  ScheduleMessage: named(scheduleMessage, 'What the schedule wants of one event.', {
    state: `${numbered(SCHEDULE_STATES)}. "stop" is silenced within its hours, or just stopping.`,
  }),
  StreamMessage: named(streamMessage, 'What the stream of an event does.', {
    status: `${numbered(STREAM_STATUS)}.`,
  }),
  StreamContext: named(
    streamContext,
    'What is known of the stream. What the station says of itself (`name`, `url`, `descr`, `adv`, `genre`) is there only with extra on.',
    {
      msg: 'For people.',
      fail: '1 while the fail-over is heard, else 0.',
      host: 'Without user and password.',
      mime: 'Media type.',
      ch: LAYOUT,
      br: 'kbit/s.',
      sr: 'Hz.',
      descr: 'Description of the station.',
      adv: '1: the station lists itself publicly.',
    },
  ),
  CodecMessage: named(codecMessage, 'What is decoded or encoded right now.', {
    codec: `${CODEC_NUMBERS}.`,
    br: 'bit/s.',
    sr: 'Hz.',
    ch: LAYOUT,
    avg: 'Average in bit/s.',
    size: 'kB since the beginning.',
    since: 'The beginning, in seconds since 1970.',
  }),
  VumeterMessage: named(vumeterMessage, 'The levels of this moment.', {
    vu: 'Left and right, whole numbers from 0 to 96 on a scale of 1 dB; 96 is clipping.',
  }),
  RtcMessage: named(rtcMessage, 'What the clock last did.', {
    state: `One of ${CLOCK_STATES.map((state) => `\`${state}\``).join(', ')}; a newer firmware may have others.`,
    event: codes(EVENTS),
    result: `0 success; ${codes(RESULTS)}`,
    epoch: 'The last successful synchronization, in seconds since 1970.',
  }),
  RequestNumber: named(commandRequest.shape.req, 'The number of a command, by which its reply is known.'),
  CommandRefusal: named(commandRefusal, 'Why a command is refused.', { error: 'For people.' }),
};
