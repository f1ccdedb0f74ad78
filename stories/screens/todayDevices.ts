import { buildDevice } from '@carillon/mocks';
import type { Device, DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';

/** Wednesday in Rome, 14:26. */
export const AFTERNOON = '2026-03-04T13:26:00Z';

type Source = 'live' | 'refused' | 'dead' | 'silent';

const EVERY_DAY = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });
const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
/** Of the clocks of Rome in winter. */
const toUtc = (time: string) => (minute(time) + 1440 - 60) % 1440;

/** An event of each day: what its source is called decides what becomes of it. */
export function on(
  id: number,
  name: string,
  from: string,
  to: string,
  main: Source = 'live',
  fail?: Source,
): DeviceEvent {
  return {
    id: `evts/${id}`,
    name,
    mode: 'playback',
    repeat: EVERY_DAY,
    time: [toUtc(from), toUtc(to)],
    main: { uri: `http://${main}.example:8000/hall.mp3`, tmo: 15 },
    ...(fail && { fail: { uri: `http://${fail}.example:8000/hall.mp3`, tmo: 15 } }),
  };
}

/** Always. */
export const always = (id: number, name: string): DeviceEvent => ({
  ...on(id, name, '00:00', '00:00'),
  repeat: encodeRepeat({ kind: 'always' }),
  time: [0, 0],
});

const hall = [
  on(1, 'Morning hall', '07:30', '12:00'),
  on(2, 'Afternoon hall', '12:30', '18:00'),
  on(3, 'Evening chimes', '18:00', '19:00'),
  on(4, 'Piano bar', '19:00', '23:00'),
];

/** What the three devices of the owner do today. */
export function houseEvents(label: string): readonly DeviceEvent[] {
  if (label === 'CR-1002')
    return [
      on(1, 'Morning radio', '07:00', '11:00'),
      on(2, 'Lunch mix', '12:00', '17:00', 'refused', 'refused'),
      on(3, 'Evening mix', '17:00', '23:00'),
    ];
  if (label === 'CR-1003')
    return [
      on(1, 'Morning bells', '07:30', '07:42'),
      on(2, 'Noon bells', '12:00', '12:12'),
      on(3, 'Evening bells', '18:00', '18:12'),
    ];
  return hall;
}

const TAGS = [
  ['Back of house', 'dark'],
  ['Lobbies', 'info'],
  ['Shops', 'success'],
  ['Transport', 'warning'],
  ['Worship', 'primary'],
] as const;

export const tags = TAGS.map(([name, variant], index) => ({
  id: index + 1,
  user_id: 2,
  name,
  variant,
  icon: null,
}));

/** Devices of the owner, in their tags in turn, and some without one. */
export const manyDevices = (length: number): Device[] =>
  Array.from({ length }, (_, index) =>
    buildDevice({
      id: index + 1,
      user_id: 2,
      name: `Room ${index + 1}`,
      device_id: `CR-${2000 + index}`,
      class_id: 2,
      device_tag_id: tags[index % (tags.length + 1)]?.id ?? null,
    }),
  );

/** One of them has failed, one is on fail-over, the others play or are silent. */
export function manyEvents(label: string): readonly DeviceEvent[] {
  const index = Number(label.slice(3)) - 2000;
  if (index === 8) return [on(1, 'Shop floor', '09:00', '19:30', 'refused', 'refused')];
  if (index === 7) return [on(1, 'Afternoon hall', '12:30', '18:00', 'refused', 'live')];
  if (index % 4 === 3) return [on(1, 'Morning bells', '07:30', '08:00'), on(2, 'Vespers', '18:00', '18:45')];
  return index % 4 === 1 ? [on(1, 'Quiet day', '05:00', '21:00')] : hall;
}
