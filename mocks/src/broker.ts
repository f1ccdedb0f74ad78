import {
  type DeviceTopic,
  getEvents,
  greeting,
  isOnlineGreeting,
  MAX_GREETING_BYTES,
  MAX_LIVE_BYTES,
  parsePayload,
  parseTopic,
  SCHEDULE_STATES,
  scheduleMessage,
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
  const playing = new Map<string, Set<string>>();

  function hearGreeting({ type, label }: DeviceTopic, payload: Uint8Array) {
    const read = parsePayload(greeting, payload, MAX_GREETING_BYTES);
    if (!read.ok) return;
    const online = isOnlineGreeting(read.value);
    if (online) playing.set(label, new Set());
    else playing.delete(label);
    platform.observeDevice(label, { online, isPlaying: false });
    // After the answer it tells its schedule, as to everybody who comes late (docs/protocol.md, Broker protocol).
    if (online)
      publish?.(
        `cmd/req/${type}/${label}`,
        JSON.stringify({ req: anyNumber(), msg: getEvents.msg, body: {} }),
      );
  }

  function hearSchedule({ label }: DeviceTopic, payload: Uint8Array) {
    const read = parsePayload(scheduleMessage, payload, MAX_LIVE_BYTES);
    if (!read.ok) return;
    // Whoever has not greeted is not there, and plays nothing.
    const events = playing.get(label);
    if (!events) return;
    // More than a device keeps are none of its own.
    if (SCHEDULE_STATES[read.value.state] === 'play' && events.size < MAX_EVENTS) events.add(read.value.id);
    else events.delete(read.value.id);
    platform.observeDevice(label, { isPlaying: events.size > 0 });
  }

  return (topic, payload) => {
    const parsed = parseTopic(topic);
    if (!parsed) return;
    const bytes = typeof payload === 'string' ? encoder.encode(payload) : payload;
    if (parsed.kind === 'reply') hearGreeting(parsed, bytes);
    if (parsed.kind === 'live' && parsed.channel === 'schedule') hearSchedule(parsed, bytes);
  };
}

/** How many events a device keeps (docs/protocol.md, Events and their schedule). */
const MAX_EVENTS = 64;
const encoder = new TextEncoder();

/** The numbers of others are of no interest: a reply to this one is read by nobody. */
const anyNumber = () => 1 + Math.floor(Math.random() * (2 ** 31 - 1));
