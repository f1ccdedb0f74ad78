import { buildDevice } from '@carillon/mocks';
import { createBackup, type SavedDevice } from '@carillon/protocol/backup';
import type { Device, DeviceEvent } from '@carillon/protocol/device';
import type { Stage } from '../../../.storybook/stage.ts';
import { AFTERNOON, on } from '../todayDevices.ts';

const PLACES = [
  ['Lobby north', 2, { l: 60, r: 60 }],
  ['Lobby south', 2, { l: 24, r: 30 }],
  ['Parish relay', 3, { l: 40, r: 40 }],
  ['Café terrace', 1, { l: 255, r: 255 }],
  ['Museum court', 2, { l: 40, r: 40 }],
] as const;

export const findLabel = (index: number) => `CR-${4000 + index}`;

export const devices: Device[] = PLACES.map(([name, class_id], index) =>
  buildDevice({ id: index + 1, user_id: 2, name, device_id: findLabel(index), class_id }),
);

/** The last one has no power. */
export const OFF = findLabel(4);

const hall = on(1, 'Afternoon hall', '12:30', '18:00');
const chimes = on(2, 'Evening chimes', '18:00', '19:00');
const mass = {
  ...on(1, 'Mass', '10:00', '11:00'),
  mode: 'sender',
  main: { uri: 'icecast://relay.example:8000/live', tmo: 15, tls: 0 },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, sr: 48_000, qlt: 3, br: 224, adc: 0 },
  radio: { name: 'Parish', adv: 0, desc: '', genre: '', url: '' },
} as unknown as DeviceEvent;

/** Two of them play, at 14:26 in Rome. */
export function readEvents(label: string): readonly DeviceEvent[] {
  if (label === findLabel(2)) return [mass];
  return label === findLabel(3) ? [chimes] : [hall, chimes];
}

/** Somebody asks something of a device, who is not at this page. */
export function ask({ hub }: Pick<Stage, 'hub'>, label: string, msg: string, body: object) {
  const type = ['nano-eth', 'micro-eth', 'std-eth'][
    (devices.find((one) => one.device_id === label)?.class_id ?? 1) - 1
  ];
  hub.publish(`cmd/req/${type}/${label}`, JSON.stringify({ req: 7, msg, body }));
}

/** How loud each is. */
export function setVolumes(stage: Stage) {
  for (const [index, [, , volume]] of PLACES.entries()) ask(stage, findLabel(index), 'vol', volume);
}

/** What the devices hear, and answer: of one, by the name of a command. */
export function hearReplies({ hub }: Stage) {
  const heard: { label: string; msg: string; body: unknown }[] = [];
  hub.observe('cmd/rep/#', (topic, payload) => {
    const { msg, body } = JSON.parse(payload) as { msg: string; body: unknown };
    heard.push({ label: topic.split('/').at(-1) ?? '', msg, body });
  });
  return (label: string, msg: string) =>
    heard.filter((one) => one.label === label && one.msg === msg).map(({ body }) => body);
}

export const world = {
  at: AFTERNOON,
  path: '/manage/2/list',
  playSpeed: 10,
  events: readEvents,
  on: devices.map(({ device_id }) => device_id).filter((label) => label !== OFF),
  seed: { devices },
  prepare: setVolumes,
};

/** What was saved of a device on another day: other hours, another volume, another time server. */
export const readSaved = (index: number, change: Partial<SavedDevice> = {}): SavedDevice => ({
  label: findLabel(index),
  classId: PLACES[index]?.[1] ?? 2,
  name: PLACES[index]?.[0] ?? '',
  events: [on(1, 'Afternoon hall', '13:00', '17:00'), on(3, 'Morning bells', '07:30', '08:00')],
  vol: { l: 40, r: 40 },
  eq: { bf: 8, ba: 6, tf: 8, ta: -2 },
  ntp: { host: 'time.example.org', boot: 1 },
  ...change,
});

/** A file of these devices, or of this text. */
export function savedFile(content: string | readonly SavedDevice[], name = 'devices-2026-03-01.json') {
  const text =
    typeof content === 'string' ? content : createBackup(Date.parse('2026-03-01T08:00:00Z'), content);
  return new File([text], name, { type: 'application/json' });
}
