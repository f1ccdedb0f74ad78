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
} from '@carillon/protocol/broker';
import { createStateFollower, STATE_FIELDS, TOLD_BY, withoutTold } from './deviceState.ts';
import { type ExpectationError, matches, type Pattern } from './expectation.ts';
import { createGaps, HELD_BACK, type MishapsOn } from './gaps.ts';

interface Heard {
  readonly atMs: number;
  readonly message: unknown;
}

/** The longest part of a log that a report shows: its end is what matters. */
const REPORT_LINES = 8;

export type DeviceLog = ReturnType<typeof createDeviceLog>;

/** What was heard from a device: every message that fits the protocol counts, every other one is a failure. */
export function createDeviceLog(
  address: DeviceAddress,
  {
    nowMs,
    format,
    recordFailure,
    onOnline,
    isSpoiled,
    mishaps,
  }: {
    readonly nowMs: () => number;
    readonly format: (atMs: number) => string;
    readonly recordFailure: (expected: string, happened: readonly string[]) => ExpectationError;
    /** It has come online, and what it does is not known. */
    readonly onOnline: () => void;
    /** Whether a fault made this payload unreadable. */
    readonly isSpoiled: (payload: string) => boolean;
    /** What faults did to its messages. */
    readonly mishaps: MishapsOn;
  },
) {
  /** The requests that wait for a reply, and it when it came: one that nobody waits for is nobody's (FLT-022, FLT-025). */
  const replies = new Map<number, CommandReply | undefined>();
  const heard: Record<LiveChannel, Heard[]> = { schedule: [], stream: [], codec: [], vumeter: [], rtc: [] };
  /** How much of each channel was looked at. */
  const seen: Record<LiveChannel, number> = { schedule: 0, stream: 0, codec: 0, vumeter: 0, rtc: 0 };
  const state = createStateFollower(() => format(nowMs()));
  const gaps = createGaps(address, mishaps);
  const listeners = new Set<() => void>();
  /** Why nothing can be heard, or null. */
  let deaf: string | null = null;
  /** How often it was so, and why the last time. */
  let spells = 0;
  let lastDeaf: string | null = null;

  /** What somebody missed is not known. To be called before anything is heard, and before anybody asks. */
  function forgetMissed() {
    for (const [teller, reason] of gaps.missed()) if (deaf === null) state.forget(reason, teller);
  }

  function getKnown() {
    forgetMissed();
    return withoutTold(state.known, gaps.held());
  }

  function hearReply(message: unknown) {
    const hello = greeting.safeParse(message);
    const reply = commandReply.safeParse(message);
    if (hello.success) {
      state.followGreeting(hello.data);
      if (isOnlineGreeting(hello.data)) onOnline();
    } else if (reply.success) {
      const { req } = reply.data;
      // The first one counts: a second one is ignored (FLT-023).
      if (replies.has(req)) replies.set(req, replies.get(req) ?? reply.data);
      state.followReply(reply.data);
    } else recordMalformed('the reply topic', message);
  }

  function hearLive(channel: LiveChannel, message: unknown) {
    if (!liveMessages[channel].safeParse(message).success) return void recordMalformed(channel, message);
    heard[channel].push({ atMs: nowMs(), message });
    if (channel === 'stream') state.followStream(liveMessages.stream.parse(message));
    if (channel === 'schedule') state.followSchedule(liveMessages.schedule.parse(message));
  }

  const recordMalformed = (where: string, message: unknown) =>
    recordFailure(`${address.label}: messages on ${where} that fit the protocol`, [JSON.stringify(message)]);

  const forget = (channel: LiveChannel) => {
    seen[channel] = heard[channel].length;
  };

  function forgetAll() {
    for (const channel of LIVE_CHANNELS) forget(channel);
  }

  return {
    get known() {
      return getKnown();
    },
    get deaf() {
      return deaf;
    },
    /** From here on: the function says why something could not have been heard since, if only for a moment, or null. */
    followDeafness(): () => string | null {
      const before = spells;
      return () => deaf ?? (spells > before ? lastDeaf : null);
    },
    /** From here on a reply with this number is waited for; the function looks for it. */
    awaitReply(req: number): () => CommandReply | undefined {
      replies.clear();
      replies.set(req, undefined);
      return () => replies.get(req);
    },
    /** Calls `run` whenever something was heard, which alone can make true what was not; returns the function that ends it. */
    follow(run: () => void): () => void {
      listeners.add(run);
      return () => void listeners.delete(run);
    },
    hear(topic: string, payload: string) {
      for (const run of listeners) run();
      // What a fault made unreadable is dropped, as a console does.
      if (isSpoiled(payload)) return;
      forgetMissed();
      const message = readJson(payload);
      if (topic === replyTopic(address)) return hearReply(message);
      const channel = LIVE_CHANNELS.find((known) => known === parseTopic(topic)?.channel);
      if (channel) hearLive(channel, message);
    },
    /** Nothing can be heard any more: nothing is known, and that nothing is heard says nothing. */
    goDeaf(reason: string) {
      if (deaf !== null) return;
      forgetAll();
      deaf = reason;
      lastDeaf = reason;
      spells++;
      state.forget(deaf);
    },
    hearAgain(what: string) {
      if (deaf === null) return;
      forgetMissed();
      deaf = null;
      forgetAll();
      state.forget(`nothing was heard of the device since ${what} came back at ${format(nowMs())}`);
    },
    /**
     * A function that looks for the next message on a channel that matches, each time at what came since; what went before
     * that message counts as looked at.
     */
    search<C extends LiveChannel>(channel: C, pattern: Pattern<LiveMessages[C]>) {
      let next = seen[channel];
      return (): LiveMessages[C] | undefined => {
        for (; next < heard[channel].length; next++) {
          // Parsed when it was heard: it has the shape of its channel.
          const known = heard[channel][next]?.message as LiveMessages[C];
          if (!matches(known, pattern)) continue;
          seen[channel] = next + 1;
          return known;
        }
        return undefined;
      };
    },
    hasNew: (channel: LiveChannel) => heard[channel].length > seen[channel],
    forget,
    /** From here on only what is heard after counts. */
    forgetAll,
    /** What was heard on a channel since the last look, for a report. */
    since(channel: LiveChannel): string[] {
      const lines = heard[channel]
        .slice(seen[channel])
        .map(({ atMs, message }) => `${format(atMs)}  ${channel} ${JSON.stringify(message)}`);
      const nothing = deaf === null ? `nothing on ${channel}` : `nothing on ${channel}: ${deaf}`;
      return lines.length > 0 ? lines.slice(-REPORT_LINES) : [nothing];
    },
    /** What is known and what is not, for a report. */
    describeState(): string[] {
      const known = getKnown();
      const held = gaps.held().flatMap((teller) => TOLD_BY[teller]);
      const sorted = STATE_FIELDS.flatMap((field) =>
        known[field] === undefined ? [] : [[field, known[field]]],
      );
      const unknown = new Map<string, string[]>();
      for (const field of STATE_FIELDS.filter((one) => known[one] === undefined)) {
        const reason = held.includes(field) ? HELD_BACK : state.reasonOf(field);
        unknown.set(reason, [...(unknown.get(reason) ?? []), field]);
      }
      const lines = sorted.length > 0 ? [`the state ${JSON.stringify(Object.fromEntries(sorted))}`] : [];
      return [
        ...lines,
        ...[...unknown].map(([reason, fields]) => `unknown: ${fields.join(', ')}; ${reason}`),
      ];
    },
  };
}

/** What is no JSON stays text, which fits no protocol. */
export function readJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return payload;
  }
}
