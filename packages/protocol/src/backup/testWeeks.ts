import fc from 'fast-check';
import type { DeviceEvent, ListedEvent } from '../device/event.ts';
import { overlaps } from '../schedule/index.ts';
import { daily } from '../schedule/testEntries.ts';
import type { SavedDevice } from './backup.ts';
import type { RestoreWrite } from './writes.ts';

/** An event of each day in an hour, and on, as long as it says. */
export const playback = (id: number, name: string, hour = id, hours = 1): DeviceEvent => ({
  id: `evts/${id}`,
  name,
  mode: 'playback',
  repeat: daily([0, 1, 2, 3, 4, 5, 6], 0, 1).repeat,
  time: [hour * 60, ((hour + hours) % 24) * 60],
  main: { uri: 'http://radio.example:8000/live', tmo: 15 },
});

/** What only a device of class 3 sends. */
export const sender = (id: number, name: string, hour = id): DeviceEvent => ({
  ...playback(id, name, hour),
  mode: 'sender',
  main: { uri: 'icecast://relay.example:8000/live', tmo: 15, tls: 0 },
  encoder: { codec: 6, gain: 1024, ag: 0, ch: 1, sr: 48_000, qlt: 3, br: 224, adc: 0 },
  radio: { name: 'Parish', adv: 0, desc: '', genre: '', url: '' },
});

export const saved = (events: readonly ListedEvent[], more: Partial<SavedDevice> = {}): SavedDevice => ({
  label: 'CR-1002',
  classId: 2,
  name: 'Café terrace',
  events: [...events],
  ...more,
});

const event = fc
  .record({
    id: fc.integer({ min: 1, max: 20 }),
    name: fc.constantFrom('A', 'B', 'C', 'D'),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
    hour: fc.integer({ min: 0, max: 23 }),
    hours: fc.integer({ min: 1, max: 5 }),
    tmo: fc.constantFrom(15, 30),
  })
  .map(({ id, name, days, hour, hours, tmo }): DeviceEvent => {
    const made = playback(id, name, hour, hours);
    return { ...made, repeat: daily(days, 0, 1).repeat, main: { ...made.main, tmo } } as DeviceEvent;
  });

/** What a device may store: no two events overlap, and each has an id of its own. */
export const weeks = fc.array(event, { maxLength: 12 }).map((all) => {
  const kept: DeviceEvent[] = [];
  for (const one of all) {
    if (kept.every((other) => other.id !== one.id && !overlaps(other, one))) kept.push(one);
  }
  return kept;
});

/** Does to a week what a device would do; undefined where it would refuse. */
export function write(week: readonly ListedEvent[], order: RestoreWrite): readonly ListedEvent[] | undefined {
  if (order.kind === 'delete') {
    const left = week.filter(({ id }) => id !== order.event.id);
    return left.length < week.length ? left : undefined;
  }
  const { id } = order;
  const others = week.filter((one) => one.id !== id);
  const isKnown = id === null || others.length < week.length;
  if (!isKnown || others.some((one) => overlaps(one, order.event))) return undefined;
  let free = 1;
  while (week.some((one) => one.id === `evts/${free}`)) free++;
  return [...others, { ...order.event, id: id ?? `evts/${free}` }];
}
