import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';

const WORKDAYS = [1, 2, 3, 4, 5];
const minute = (hour: number, past = 0) => 60 * hour + past;

const MORNING_RADIO: DeviceEvent = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: WORKDAYS }),
  time: [minute(6), minute(10)],
  main: { uri: 'http://live.aurora-radio.example:8000/morning.mp3', tmo: 15 },
  fail: { uri: 'http://backup.aurora-radio.example:8000/morning.mp3', tmo: 15 },
  delay: 15,
};

const WEEKEND_MIX: DeviceEvent = {
  id: 'evts/2',
  name: 'Weekend mix',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'weekly', start: 6, stop: 0 }),
  time: [minute(9), minute(22)],
  main: { uri: 'https://stream.meridian.example/lounge.ogg', tmo: 20 },
  delay: 15,
};

const EVENING_SERVICE: DeviceEvent = {
  id: 'evts/3',
  name: 'Evening service',
  mode: 'sender',
  repeat: encodeRepeat({ kind: 'daily', days: WORKDAYS }),
  time: [minute(18), minute(19, 30)],
  main: { uri: 'icecast://source:Relay-123@relay.carillon.example:8000/chapel.mp3', tls: 0, tmo: 15 },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, qlt: 3, sr: 44_100, br: 192, adc: 0 },
  radio: {
    name: 'Chapel live',
    adv: 1,
    desc: 'What the house plays, sent on',
    genre: 'Choral',
    url: 'https://chapel.example',
  },
};

// One list for all devices of a class: of a fleet each holds it.
const OF_PLAYERS: readonly DeviceEvent[] = [MORNING_RADIO, WEEKEND_MIX];
const OF_BOTH: readonly DeviceEvent[] = [...OF_PLAYERS, EVENING_SERVICE];
const NONE: readonly DeviceEvent[] = [];

/** What a device of this class holds in the examples (docs/development-platform.md); times are UTC minutes. */
export function exampleEvents(classId: number): readonly DeviceEvent[] {
  // D2, Events list: playback for classes 1 to 3, sending for class 3 only.
  if (classId === 3) return OF_BOTH;
  return classId === 1 || classId === 2 ? OF_PLAYERS : NONE;
}
