import {
  commandReply,
  type DeviceTopic,
  deleteEvent,
  getEvents,
  greeting,
  isOnlineGreeting,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  MAX_PACKET_BYTES,
  parsePayload,
  parseTopic,
  readShape,
  SCHEDULE_STATES,
  scheduleMessage,
  setEvent,
} from '@carillon/protocol';
import type { Platform } from './platform/platform.ts';

/** A way to command devices, e.g. as the broker itself. */
export type Publish = (topic: string, payload: string) => void;

/**
 * Lets the platform learn from what devices publish which of them are online and playing: give the returned function
 * every topic and payload that the broker forwards. Anything else on the topics is ignored. A device that greets may
 * play already and does not say so unasked: with `publish` it is asked.
 */
export function observeBroker(
  platform: Pick<Platform, 'observeDevice'>,
  publish?: Publish,
): (topic: string, payload: Uint8Array | string) => void {
  const present = new Map<string, Present>();

  function tell(label: string, { listed, playing }: Present) {
    const isPlaying = listed ? [...playing].some((id) => listed.has(id)) : playing.size > 0;
    platform.observeDevice(label, { isPlaying });
  }

  function hearGreeting({ type, label }: DeviceTopic, payload: Uint8Array) {
    const read = parsePayload(greeting, payload, MAX_GREETING_BYTES);
    if (!read.ok) return;
    const online = isOnlineGreeting(read.value);
    if (online) present.set(label, { listed: null, playing: new Set() });
    else present.delete(label);
    platform.observeDevice(label, { online, isPlaying: false });
    // After the answer it tells its schedule, as to everybody who comes late (docs/protocol.md, Broker protocol).
    if (online)
      publish?.(
        `cmd/req/${type}/${label}`,
        JSON.stringify({ req: anyNumber(), msg: getEvents.msg, body: {} }),
      );
  }

  /** Which events it has, whoever asked: what is told of any other does not play (FLT-123). */
  function hearReply({ label }: DeviceTopic, payload: Uint8Array) {
    const device = present.get(label);
    if (!device) return;
    const read = parsePayload(commandReply, payload, MAX_PACKET_BYTES);
    if (!read.ok || !read.value.ok) return;
    const { msg, body } = read.value;
    if (msg === getEvents.msg) {
      const events = readShape(getEvents.reply, body);
      if (!events) return;
      device.listed = new Set(events.map(({ id }) => id));
    } else if (msg === setEvent.msg || msg === deleteEvent.msg) {
      const event = readShape(deleteEvent.reply, body);
      if (!event) return;
      if (msg === setEvent.msg) device.listed?.add(event.id);
      else device.listed?.delete(event.id);
    } else return;
    tell(label, device);
  }

  function hearSchedule({ label }: DeviceTopic, payload: Uint8Array) {
    const read = parsePayload(scheduleMessage, payload, MAX_LIVE_BYTES);
    if (!read.ok) return;
    // Whoever has not greeted is not there, and plays nothing.
    const device = present.get(label);
    if (!device) return;
    const { listed, playing } = device;
    playing.delete(read.value.id);
    if (SCHEDULE_STATES[read.value.state] === 'play') playing.add(read.value.id);
    // More than a device keeps are none of its own: the oldest of those goes.
    const ghost = playing.size > MAX_EVENTS ? [...playing].find((id) => !listed?.has(id)) : undefined;
    if (ghost !== undefined) playing.delete(ghost);
    tell(label, device);
  }

  return (topic, payload) => {
    const parsed = parseTopic(topic);
    if (!parsed) return;
    const bytes = typeof payload === 'string' ? new TextEncoder().encode(payload) : payload;
    if (parsed.kind === 'reply') {
      hearGreeting(parsed, bytes);
      hearReply(parsed, bytes);
    }
    if (parsed.kind === 'live' && parsed.channel === 'schedule') hearSchedule(parsed, bytes);
  };
}

/** One that has greeted: which events it has, null before it has answered, and of which it was told that they play. */
interface Present {
  listed: Set<string> | null;
  readonly playing: Set<string>;
}

/** How many events a device keeps (docs/protocol.md, Events and their schedule). */
const MAX_EVENTS = 64;

/** The numbers of others are of no interest: a reply to this one is read by nobody. */
const anyNumber = () => 1 + Math.floor(Math.random() * (2 ** 31 - 1));
