import { SCHEDULE_STATES, type ScheduleState } from '../broker/scheduleStates.ts';
import type { ScheduleEntry } from '../schedule/entry.ts';
import { STREAM_STATUS, type StreamStatus } from '../stream/status.ts';

/** What is asked of an event: any that a device lists is one. `main` and `fail` count only with a `tmo` in seconds. */
export interface AttentionEvent extends ScheduleEntry {
  readonly id: string;
  readonly name: string;
  readonly mode: string;
  readonly main?: unknown;
  readonly fail?: unknown;
}

/** What can be heard of a device, by name: replies and live messages as they travel, and what only the page knows. */
export interface Facts {
  /** Ours to the broker. 'doubted' while it is being checked whether it still is. */
  readonly connection: 'open' | 'doubted' | 'lost';
  /** Whether the broker lets this person hear the device. */
  readonly access: 'granted' | 'refused';
  /** Whether the device is there. Going offline, and 'unknown', forget what it said but its events. */
  readonly presence: 'unknown' | 'online' | 'offline';
  /** The answer to GetEvents, which proves that the device is there; `schedule` and `stream` follow it. */
  readonly events: readonly AttentionEvent[];
  /** The same list after the reply to SetEvent or DeleteEvent. */
  readonly edited: readonly AttentionEvent[];
  readonly schedule: { readonly id: string; readonly state: number };
  readonly stream: { readonly id: string; readonly status: number; readonly ctx?: StreamTold | undefined };
  readonly vumeter: { readonly vu: readonly [number, number] };
  readonly vol: { readonly l: number; readonly r: number };
  readonly rtcc: { readonly epoch: number };
  readonly rtc: { readonly state: string; readonly epoch?: number | undefined };
}
export type FactName = keyof Facts;

/** What a device says of its stream, as far as anybody asks here. */
export interface StreamTold {
  readonly fail?: number | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly msg?: string | undefined;
}

/** The stream that was told last. */
export interface HeardStream {
  readonly id: string;
  readonly status: StreamStatus;
  readonly isFailOver: boolean;
  readonly context: StreamTold;
  /** Since when it is so: `id`, `status` and `isFailOver` together. */
  readonly atMs: number;
  /** Since when it has been trying without being heard; null where it does not try. */
  readonly tryingAtMs: number | null;
  /** Since when it has failed: trying again does not end that, nor does a start before it has stayed for RECOVERY_MS. */
  readonly failedAtMs: number | null;
  /** That it has failed was heard when it did, and not found so. */
  readonly isWitnessed: boolean;
}

/** The levels as they are heard, in steps of a second: a message in between changes nothing. */
export interface HeardLevels {
  /** Since when messages come, without a gap. */
  readonly fromMs: number;
  /** The last message, and the last one with a level. */
  readonly atMs: number;
  readonly loudMs: number;
  /** That level, dB. */
  readonly level: number;
}

/**
 * What was heard of one device, and when: `…AtMs` is the time that the caller handed in (`Clock.elapsed`), the first at
 * which it was so. Another object where anything has changed, and the same one where not.
 */
export interface Heard {
  readonly classId: number;
  readonly connection: Facts['connection'];
  /** When it was opened, or has been open no longer: in doubt, then lost is one loss. */
  readonly connectionAtMs: number;
  readonly access: Facts['access'];
  readonly presence: Facts['presence'];
  readonly presenceAtMs: number;
  /** It was otherwise before, and this page heard the change. */
  readonly isPresenceWitnessed: boolean;
  /** When what it was before began, as far as this page heard that: one that comes and goes has not stayed. */
  readonly presenceBeforeAtMs: number;
  /** As last read, also of a device that is not there now. */
  readonly events: readonly AttentionEvent[] | null;
  /** When it answered with its events; null where it has not, since it or the connection was gone. */
  readonly answeredAtMs: number | null;
  /**
   * The stream that was known, if any, where it has answered again, since somebody has changed its events, or was heard before
   * it answered at all: what it says next goes on from that, and is not found so. Undefined where nothing was heard before.
   */
  readonly before: HeardStream | null | undefined;
  readonly schedule: Readonly<Record<string, ScheduleState>>;
  readonly scheduleAtMs: number;
  readonly stream: HeardStream | null;
  readonly levels: HeardLevels | null;
  /** `isWitnessed`: it was otherwise before, and this page heard the change. */
  readonly volume: {
    readonly l: number;
    readonly r: number;
    readonly atMs: number;
    readonly isWitnessed: boolean;
  } | null;
  /** Its clock as it was read; `sinceMs` is when it was first read so, later readings told the same. */
  readonly clock: {
    readonly epochMs: number;
    readonly atMs: number;
    readonly sinceMs: number;
    readonly isWitnessed: boolean;
    /** The report that follows a reading has come: one after it is news. */
    readonly isReported: boolean;
  } | null;
  readonly rtc: Facts['rtc'] | null;
}

/** Levels are news once a second, and none after five. */
const LEVEL_STEP_MS = 1000;
export const LEVEL_LIFE_MS = 5000;

const NO_LEVELS: HeardLevels = { fromMs: 0, atMs: -Infinity, loudMs: -Infinity, level: 0 };

/** Readings in whole seconds, which took their time to come, tell the same clock within this. */
const SAME_CLOCK_MS = 15_000;

/** How long a stream that had failed must be heard. */
export const RECOVERY_MS = 5000;

/** What it says so soon after its first answer was so before. */
export const FOUND_MS = 2000;

/** How soon the report follows a reading. */
const REPORT_MS = 500;

/** What of a device is no longer vouched for once it is gone. */
const NOTHING = {
  answeredAtMs: null,
  before: undefined,
  schedule: {},
  stream: null,
  levels: null,
  volume: null,
  clock: null,
  rtc: null,
} as const;

/** Of a device that nothing was heard of yet, on a connection that is not there yet. */
export function createHeard(classId: number, atMs: number): Heard {
  return {
    ...NOTHING,
    classId,
    connection: 'lost',
    connectionAtMs: atMs,
    access: 'granted',
    presence: 'unknown',
    presenceAtMs: atMs,
    isPresenceWitnessed: false,
    presenceBeforeAtMs: Number.NEGATIVE_INFINITY,
    events: null,
    scheduleAtMs: atMs,
  };
}

/** Takes in what was heard at a time; returns the same object where it tells nothing new. */
export function hear<K extends FactName>(heard: Heard, name: K, fact: Facts[K], atMs: number): Heard {
  return listeners[name](heard, fact, atMs);
}

const listeners: { readonly [K in FactName]: (heard: Heard, fact: Facts[K], atMs: number) => Heard } = {
  connection(heard, connection, atMs) {
    const last = heard.connection;
    if (connection === last) return heard;
    const rest = connection === 'lost' && { ...listeners.presence(heard, 'unknown', atMs), ...NOTHING };
    const connectionAtMs = connection === 'open' || last === 'open' ? atMs : heard.connectionAtMs;
    return { ...heard, ...rest, connection, connectionAtMs };
  },
  access: (heard, access) => (access === heard.access ? heard : { ...heard, access }),
  presence(heard, presence, atMs) {
    if (presence === heard.presence) return heard;
    const isWitnessed = heard.presence !== 'unknown';
    return {
      ...heard,
      ...(presence !== 'online' && NOTHING),
      presence,
      presenceAtMs: atMs,
      isPresenceWitnessed: isWitnessed,
      presenceBeforeAtMs:
        isWitnessed && heard.isPresenceWitnessed ? heard.presenceAtMs : Number.NEGATIVE_INFINITY,
    };
  },
  events(heard, events, atMs) {
    const online = listeners.presence(heard, 'online', atMs);
    const before = heard.stream ?? heard.before ?? (heard.answeredAtMs === null ? undefined : null);
    return { ...online, ...NOTHING, before, events, answeredAtMs: atMs, scheduleAtMs: atMs };
  },
  edited: (heard, events) => ({ ...heard, events }),
  schedule(heard, { id, state: code }, scheduleAtMs) {
    const state = SCHEDULE_STATES[code] ?? 'none';
    if ((heard.schedule[id] ?? 'none') === state) return heard;
    const schedule = { ...heard.schedule, [id]: state };
    // A device plays one event: what it said of another one is over, though its end was not heard.
    if (state === 'play')
      for (const other in schedule) if (other !== id && schedule[other] === state) schedule[other] = 'none';
    // And of what plays no longer, or not yet, no stream is told.
    const keep = (stream: HeardStream | null) => ((stream?.id === id) === (state === 'play') ? stream : null);
    const before = heard.before && keep(heard.before);
    return { ...heard, schedule, scheduleAtMs, before, stream: keep(heard.stream) };
  },
  stream(heard, { id, status: code, ctx = {} }, atMs) {
    const status = STREAM_STATUS[code];
    // Of a newer firmware: it tells nothing that is known here.
    if (!status) return heard;
    const isFailOver = ctx.fail === 1;
    const last = heard.stream?.id === id ? heard.stream : null;
    const known = heard.stream ?? heard.before;
    const earlier = known?.id === id ? known : null;
    const isSame = last?.status === status && last.isFailOver === isFailOver;
    const isTrying = status === 'starting' || status === 'failed';
    const isActive = isTrying || status === 'started';
    const isOver = earlier?.status === 'started' && atMs - earlier.atMs >= RECOVERY_MS;
    const failed = isOver ? null : (earlier?.failedAtMs ?? null);
    const isNews = heard.before !== undefined || atMs - (heard.answeredAtMs ?? atMs) > FOUND_MS;
    const stream: HeardStream = {
      id,
      status,
      isFailOver,
      context: ctx,
      atMs: isSame ? last.atMs : atMs,
      tryingAtMs: isTrying ? (last?.tryingAtMs ?? atMs) : null,
      failedAtMs: isActive ? (failed ?? (status === 'failed' ? atMs : null)) : null,
      isWitnessed: failed === null ? isNews : !!earlier?.isWitnessed,
    };
    return { ...heard, stream };
  },
  vumeter(heard, { vu }, atMs) {
    const level = Math.max(vu[0], vu[1]);
    const last = heard.levels ?? NO_LEVELS;
    const isOn = atMs - last.atMs < LEVEL_LIFE_MS;
    // The first level of a stream is news, however soon it follows the last one of another.
    const isFirst = level > 0 && last.loudMs < (heard.stream?.atMs ?? 0);
    const lastMs = level > 0 ? last.loudMs : last.atMs;
    if (isOn && !isFirst && atMs - lastMs < LEVEL_STEP_MS) return heard;
    const fromMs = isOn ? last.fromMs : atMs;
    return { ...heard, levels: { ...last, fromMs, atMs, ...(level > 0 && { loudMs: atMs, level }) } };
  },
  vol(heard, { l, r }, atMs) {
    const { volume } = heard;
    if (volume?.l === l && volume.r === r) return heard;
    return { ...heard, volume: { l, r, atMs, isWitnessed: volume !== null } };
  },
  rtcc(heard, { epoch }, atMs) {
    const epochMs = 1000 * epoch;
    const { clock } = heard;
    const told = showed(clock, epochMs, atMs) ? clock : { sinceMs: atMs, isWitnessed: clock !== null };
    const { sinceMs, isWitnessed } = told;
    return { ...heard, clock: { epochMs, atMs, sinceMs, isWitnessed, isReported: false } };
  },
  rtc(heard, rtc, atMs) {
    const { clock, rtc: last } = heard;
    if (clock && !clock.isReported && atMs - clock.atMs < REPORT_MS) {
      return { ...heard, rtc, clock: { ...clock, isReported: true } };
    }
    if (last?.state === rtc.state && last.epoch === rtc.epoch) return heard;
    // It was set meanwhile. A reading that agrees stands; another one is over, and what is so now must be asked.
    const { epoch } = rtc;
    const wasSet = last && rtc.state === 'Done' && last.epoch !== epoch;
    const isOver = wasSet && epoch !== undefined && !showed(clock, 1000 * epoch, atMs);
    return { ...heard, rtc, clock: isOver ? null : clock };
  },
};

/** Whether a clock as it was read shows this by now. */
function showed(clock: Heard['clock'], epochMs: number, atMs: number): clock is NonNullable<Heard['clock']> {
  return clock !== null && Math.abs(clock.epochMs + (atMs - clock.atMs) - epochMs) < SAME_CLOCK_MS;
}
