import {
  type AttentionEvent,
  type AttentionPolicy,
  createHeard,
  type FactName,
  type Facts,
  type Heard,
  hear,
  judge,
} from '../attention/index.ts';
import { encodeRepeat } from '../schedule/repeat.ts';
import { followFalls, type IncidentDevice, type JudgedDevice, NO_FALLS } from './falls.ts';
import { listAttended } from './incidents.ts';
import type { Snooze } from './snoozes.ts';

/** A Monday, 12:00 UTC, is the moment 0 of `hear`. */
export const NOON_MS = Date.UTC(2026, 2, 2, 12);

/** From 10:00 to 14:00. */
export const RADIO: AttentionEvent = {
  id: 'evts/1',
  name: 'Radio',
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [600, 840],
  main: { uri: 'http://user:secret@radio.example:8000/a.mp3', tmo: 15 },
};

/** What is told of one device, in seconds. */
export type Told = { readonly [K in FactName]: readonly [atS: number, name: K, fact: Facts[K]] }[FactName];

export interface TestDevice extends IncidentDevice {
  readonly told: readonly Told[];
  readonly classId?: number;
}

/** A device that plays an event from the first second on, then what is told of it. */
export const playing = (device_id: string, told: readonly Told[] = [], more: Partial<TestDevice> = {}) => ({
  device_id,
  told: [...answered(), ...told],
  ...more,
});

/** The connection, an answer with an event, that it plays, and its stream. */
export const answered = (atS = 1, event = RADIO): Told[] => [
  [0, 'connection', 'open'],
  [atS, 'events', [event]],
  [atS, 'schedule', { id: event.id, state: 3 }],
  [atS, 'stream', { id: event.id, status: 2 }],
];

export const gone = (atS: number): Told => [atS, 'presence', 'offline'];
export const failed = (atS: number): Told => [atS, 'stream', { id: 'evts/1', status: 5 }];
export const failOver = (atS: number): Told => [atS, 'stream', { id: 'evts/1', status: 2, ctx: { fail: 1 } }];

const take = <K extends FactName>(heard: Heard, [atS, name, fact]: readonly [number, K, Facts[K]]) =>
  hear(heard, name, fact, 1000 * atS);

/** What is thought of devices so many seconds after the page opened. */
export function judgeAt(
  devices: readonly TestDevice[],
  atS: number,
  policy: AttentionPolicy = {},
): JudgedDevice<TestDevice>[] {
  return devices.map((device) => {
    const heard = device.told
      .filter(([toldAtS]) => toldAtS <= atS)
      .reduce<Heard>((known, told) => take(known, told), createHeard(device.classId ?? 2, 0));
    return { device, judgment: judge(heard, { nowMs: 1000 * atS, utcMs: NOON_MS + 1000 * atS }, policy) };
  });
}

/** What a page knows of them after so many seconds: it looks each second. */
export function followTo(devices: readonly TestDevice[], untilS: number, policy: AttentionPolicy = {}) {
  let falls = NO_FALLS;
  for (let atS = 0; atS <= untilS; atS++) falls = followFalls(falls, judgeAt(devices, atS, policy));
  return falls;
}

/** What needs attention then. */
export const attendedAt = (
  devices: readonly TestDevice[],
  atS: number,
  { policy = {}, snoozes = [] }: { policy?: AttentionPolicy; snoozes?: readonly Snooze[] } = {},
) => listAttended(followTo(devices, atS, policy), judgeAt(devices, atS, policy), snoozes);
