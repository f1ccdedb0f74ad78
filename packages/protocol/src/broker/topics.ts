import { type ClassType, deviceClass } from '../device/index.ts';

/** A device as its topics name it: the topic part of its class, and its label. */
export interface DeviceAddress {
  readonly type: ClassType;
  readonly label: string;
}

/** The live channels on the wire (D7); `radio` of D4 is a view of `stream`, `vu` one of `vumeter`. */
export const LIVE_CHANNELS = ['schedule', 'stream', 'codec', 'vumeter', 'rtc'] as const;
export type LiveChannel = (typeof LIVE_CHANNELS)[number];

/** The address of a device record, or null for class 0, which has no topics. */
export function deviceAddress(record: {
  readonly class_id: number;
  readonly device_id: string;
}): DeviceAddress | null {
  const { type } = deviceClass(record.class_id);
  return type && { type, label: record.device_id };
}

/** Where commands for a device are published (D7). */
export const requestTopic = ({ type, label }: DeviceAddress) => `cmd/req/${type}/${label}`;

/** Where a device replies and greets (D7). */
export const replyTopic = ({ type, label }: Pick<DeviceTopic, 'type' | 'label'>) =>
  `cmd/rep/${type}/${label}`;

/** Where a device publishes one live channel, or, with '+', all of them (D7). */
export const liveTopic = ({ type, label }: DeviceAddress, channel: LiveChannel | '+') =>
  `async/${type}/${label}/${channel}`;

/** A topic taken apart. */
export interface DeviceTopic {
  readonly kind: 'request' | 'reply' | 'live';
  readonly type: string;
  readonly label: string;
  /** The last level of a live topic: a channel name, or '+' in a filter. */
  readonly channel?: string;
}

/** Takes a topic or a filter of the platform apart; null for every other one. */
export function parseTopic(topic: string): DeviceTopic | null {
  const levels = topic.split('/');
  const [root, second, third, fourth] = levels;
  if (levels.length !== 4 || !second || !third || !fourth) return null;
  if (root === 'cmd' && second === 'req') return { kind: 'request', type: third, label: fourth };
  if (root === 'cmd' && second === 'rep') return { kind: 'reply', type: third, label: fourth };
  return root === 'async' ? { kind: 'live', type: second, label: third, channel: fourth } : null;
}

/** Whether a topic matches a filter, by the rules of MQTT 3.1.1 (4.7). */
export function topicMatches(filter: string, topic: string): boolean {
  if (filter === topic) return true;
  const wanted = filter.split('/');
  const given = topic.split('/');
  if (given[0]?.startsWith('$') && wanted[0] !== given[0]) return false;
  for (const [i, level] of wanted.entries()) {
    if (level === '#') return true;
    if (i >= given.length || (level !== '+' && level !== given[i])) return false;
  }
  return wanted.length === given.length;
}
