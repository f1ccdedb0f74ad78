import {
  CLOCK_STATES,
  type CommandName,
  commands,
  LIVE_CHANNELS,
  SCHEDULE_STATES,
} from '@carillon/protocol/broker';
import { clockStatus } from '@carillon/protocol/clock';
import { DEVICE_CLASSES } from '@carillon/protocol/device';
import { STREAM_STATUS } from '@carillon/protocol/stream';
import { commandRefusals, REFUSALS } from '../commands/refusals.ts';
import { listFaultKinds } from '../faults/faultOptions.ts';

/** What can be exercised, of one kind. */
export interface Group {
  readonly name: string;
  readonly items: readonly string[];
}

/** What a body is refused with that is not as agreed: the field and what is allowed are of the protocol. */
export const WRONG_BODY = 'a body that is not as agreed';

/** The chapters of the specification that say what a device does. */
export const CHAPTERS = [
  'D3 entities and their fields',
  'D4 states and transitions',
  'D5 validation',
  'D6 roles and permissions',
  'D7 calls and messages',
  'D8 errors',
  'D9 constants and limits',
] as const;

const names = Object.keys(commands).filter((name): name is CommandName => Object.hasOwn(commands, name));

/** Whether a command has bodies that set something, and an empty one that reads. */
const isSetting = (name: CommandName) => 'settings' in commands[name];

const types = DEVICE_CLASSES.flatMap(({ type }) => (type === null ? [] : [type]));

/** The codes that the protocol knows, of a result or of an event. */
const codes = (field: 'result' | 'event') =>
  Array.from({ length: 30 }, (_, i) => 1 - i).filter((code) => {
    const status = clockStatus({ state: 'Error', [field]: code });
    return status.state === 'error' && status.reasons.some(({ key }) => key !== 'clock.code.unknown');
  });

/** All that a library of scenarios could exercise: from the contract, the firmware's refusals and the faults. */
export const contract: readonly Group[] = [
  { name: 'commands', items: names },
  {
    name: 'answers',
    items: names.flatMap((name) => (isSetting(name) ? [`${name} read`, `${name} set`] : [name])),
  },
  {
    name: 'refusals',
    items: [
      ...Object.values(REFUSALS).slice(0, 3),
      ...names.flatMap((name) => [...commandRefusals[name], WRONG_BODY].map((text) => `${name}: ${text}`)),
    ],
  },
  {
    name: 'topics',
    items: types.flatMap((type) => [
      `cmd/req/${type}`,
      `cmd/rep/${type}`,
      ...LIVE_CHANNELS.map((channel) => `async/${type} ${channel}`),
    ]),
  },
  {
    name: 'live states',
    items: [
      ...['Online', 'Offline'].map((ctx) => `Bonjour ${ctx}`),
      ...SCHEDULE_STATES.map((state) => `schedule ${state}`),
      ...STREAM_STATUS.map((status) => `stream ${status}`),
      ...['main', 'fail-over', 'with the texts of the station'].map((what) => `stream ${what}`),
      'codec',
      'vumeter',
      ...CLOCK_STATES.map((state) => `rtc ${state}`),
      ...(['result', 'event'] as const).flatMap((field) =>
        codes(field).map((code) => `rtc ${field} ${code}`),
      ),
    ],
  },
  { name: 'faults', items: listFaultKinds() },
  { name: 'chapters', items: CHAPTERS },
];
