import {
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

/**
 * Lets the platform learn from what devices publish which of them are online and playing: give the returned function
 * every topic and payload that the broker forwards. Anything else on the topics is ignored.
 */
export function observeBroker(
  platform: Pick<Platform, 'observeDevice'>,
): (topic: string, payload: Uint8Array) => void {
  const playing = new Map<string, Set<string>>();

  function hearGreeting(label: string, payload: Uint8Array) {
    const read = parsePayload(greeting, payload, MAX_GREETING_BYTES);
    if (!read.ok) return;
    playing.delete(label);
    platform.observeDevice(label, { online: isOnlineGreeting(read.value), isPlaying: false });
  }

  function hearSchedule(label: string, payload: Uint8Array) {
    const read = parsePayload(scheduleMessage, payload, MAX_LIVE_BYTES);
    if (!read.ok) return;
    const events = playing.get(label) ?? new Set();
    playing.set(label, events);
    if (SCHEDULE_STATES[read.value.state] === 'play') events.add(read.value.id);
    else events.delete(read.value.id);
    platform.observeDevice(label, { isPlaying: events.size > 0 });
  }

  return (topic, payload) => {
    const parsed = parseTopic(topic);
    if (parsed?.kind === 'reply') hearGreeting(parsed.label, payload);
    if (parsed?.kind === 'live' && parsed.channel === 'schedule') hearSchedule(parsed.label, payload);
  };
}
