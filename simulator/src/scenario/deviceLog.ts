import {
  type CommandReply,
  commandReply,
  type DeviceAddress,
  greeting,
  isOnlineGreeting,
  LIVE_CHANNELS,
  type LiveChannel,
  type LiveMessages,
  liveMessages,
  parseTopic,
  replyTopic,
  SCHEDULE_STATES,
  type ScheduleState,
} from '@carillon/protocol/broker';
import { STREAM_STATUS, type StreamStatus } from '@carillon/protocol/stream';
import { type ExpectationError, matches, type Pattern } from './expectation.ts';

/** A device as its messages show it. */
export interface DeviceState {
  readonly online: boolean;
  /** The ids of the events that play and that come next, or null. */
  readonly playing: string | null;
  readonly next: string | null;
  readonly stream: StreamStatus;
  readonly isFailOver: boolean;
}

interface Heard {
  readonly atMs: number;
  readonly message: unknown;
}

/** The longest part of a log that a report shows: its end is what matters. */
const REPORT_LINES = 8;

/** What was heard from a device: every message that fits the protocol counts, every other one is a failure. */
export function createDeviceLog(
  address: DeviceAddress,
  {
    nowMs,
    format,
    recordFailure,
  }: {
    readonly nowMs: () => number;
    readonly format: (atMs: number) => string;
    readonly recordFailure: (expected: string, happened: readonly string[]) => ExpectationError;
  },
) {
  const replies = new Map<number, CommandReply>();
  const heard: Record<LiveChannel, Heard[]> = { schedule: [], stream: [], codec: [], vumeter: [], rtc: [] };
  /** How much of each channel was looked at. */
  const seen: Record<LiveChannel, number> = { schedule: 0, stream: 0, codec: 0, vumeter: 0, rtc: 0 };
  const schedule = new Map<string, ScheduleState>();
  let state: DeviceState = { online: false, playing: null, next: null, stream: 'nothing', isFailOver: false };

  function hearReply(message: unknown) {
    const hello = greeting.safeParse(message);
    const reply = commandReply.safeParse(message);
    if (hello.success) state = { ...state, online: isOnlineGreeting(hello.data) };
    else if (reply.success) replies.set(reply.data.req, reply.data);
    else recordMalformed('the reply topic', message);
  }

  function hearLive(channel: LiveChannel, message: unknown) {
    if (!liveMessages[channel].safeParse(message).success) return void recordMalformed(channel, message);
    heard[channel].push({ atMs: nowMs(), message });
    if (channel === 'stream') followStream(liveMessages.stream.parse(message));
    if (channel === 'schedule') followSchedule(liveMessages.schedule.parse(message));
  }

  function followStream({ status, ctx }: LiveMessages['stream']) {
    state = { ...state, stream: STREAM_STATUS[status] ?? 'nothing', isFailOver: ctx?.fail === 1 };
  }

  function followSchedule({ id, state: wanted }: LiveMessages['schedule']) {
    schedule.set(id, SCHEDULE_STATES[wanted] ?? 'none');
    const idIn = (which: ScheduleState) => [...schedule].find(([, s]) => s === which)?.[0] ?? null;
    state = { ...state, playing: idIn('play'), next: idIn('next') };
  }

  const recordMalformed = (where: string, message: unknown) =>
    recordFailure(`${address.label}: messages on ${where} that fit the protocol`, [JSON.stringify(message)]);

  return {
    get state() {
      return state;
    },
    replies,
    hear(topic: string, payload: string) {
      const message: unknown = JSON.parse(payload);
      if (topic === replyTopic(address)) return hearReply(message);
      const channel = LIVE_CHANNELS.find((known) => known === parseTopic(topic)?.channel);
      if (channel) hearLive(channel, message);
    },
    /** The next message on a channel that matches; what went before it counts as looked at. */
    take<C extends LiveChannel>(channel: C, pattern: Pattern<LiveMessages[C]>): LiveMessages[C] | undefined {
      for (const [i, { message }] of heard[channel].entries()) {
        // Parsed when it was heard: it has the shape of its channel.
        const known = message as LiveMessages[C];
        if (i < seen[channel] || !matches(known, pattern)) continue;
        seen[channel] = i + 1;
        return known;
      }
      return undefined;
    },
    hasNew: (channel: LiveChannel) => heard[channel].length > seen[channel],
    forget(channel: LiveChannel) {
      seen[channel] = heard[channel].length;
    },
    /** What was heard on a channel since the last look, for a report. */
    since(channel: LiveChannel): string[] {
      const lines = heard[channel]
        .slice(seen[channel])
        .map(({ atMs, message }) => `${format(atMs)}  ${channel} ${JSON.stringify(message)}`);
      return lines.length > 0 ? lines.slice(-REPORT_LINES) : [`nothing on ${channel}`];
    },
  };
}
