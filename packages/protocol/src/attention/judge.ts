import { MAX_ATTENUATION } from '../audio/volume.ts';
import {
  type Action,
  type AttentionPolicy,
  type Cause,
  CHECKS,
  type CheckMark,
  type CheckName,
  type Severity,
  type Standing,
  TRAITS,
} from './causes.ts';
import { type AttentionEvent, type Heard, LEVEL_LIFE_MS, type StreamTold } from './heard.ts';
import { findPlan, hasTopics, isInHours, type Plan, type PlannedRun } from './plan.ts';

/** When it is judged, on the two clocks of a page. */
export interface Moment {
  /** The time by which facts were heard (`Clock.elapsed`). */
  readonly nowMs: number;
  /** Milliseconds since 1970, as this computer has it (`Clock.now`). */
  readonly utcMs: number;
}

/** A fact that bears a cause out, or that tells more of it. Times of runs are milliseconds since 1970, all others those of `hear`. */
export type Evidence =
  /** What is due. `isLastRead`: by the events as they were read before the device was gone. */
  | ({ readonly key: 'due'; readonly isLastRead: boolean } & PlannedRun)
  | ({ readonly key: 'next' } & PlannedRun)
  /** What runs; `event` is null where the device never listed it. */
  | {
      readonly key: 'playing';
      readonly id: string;
      readonly event: AttentionEvent | null;
      readonly isByHand: boolean;
    }
  /** The stream as it was told; `retryMs` is how long a device waits before it tries main again. */
  | {
      readonly key: 'stream';
      readonly isFailOver: boolean;
      readonly hasFailOver: boolean;
      readonly retryMs: number;
      readonly context: StreamTold;
    }
  | { readonly key: 'level'; readonly level: number }
  | { readonly key: 'quiet'; readonly sinceMs: number }
  | { readonly key: 'volume'; readonly l: number; readonly r: number }
  /** Its clock is ahead of this computer's by so much; `state` is what it says of it itself. */
  | { readonly key: 'clock'; readonly aheadMs: number; readonly state: string | null }
  | { readonly key: 'class'; readonly classId: number };
export type EvidenceKey = Evidence['key'];

/** Why a device is silent, or that nothing speaks against it. */
export interface Judgment {
  /** The first that is true. */
  readonly cause: Cause;
  readonly standing: Standing;
  readonly severity: Severity;
  /** While it settles: what is told once the grace has passed, if that is known. */
  readonly pending: Cause | null;
  /** Since when, by the time of `hear`; null where this page did not hear it begin. */
  readonly sinceMs: number | null;
  readonly evidence: readonly Evidence[];
  /** The id of what it plays, as it was told; null where nothing plays or nobody vouches for it. */
  readonly playing: string | null;
  /** Its events were read once, and nobody vouches for anything now. */
  readonly isLastKnown: boolean;
  /** In the order of CHECKS. */
  readonly checks: Readonly<Record<CheckName, CheckMark>>;
  readonly action: Action | null;
  /** When silence as planned ends, or what is due: milliseconds since 1970, null where nothing ends it. */
  readonly untilMs: number | null;
  /** It is online and has answered, and nothing is about to change: it counts as checked. */
  readonly isChecked: boolean;
  /** When the answer may be another one without a new fact, by the time of `hear`; Infinity where it stays. */
  readonly nextAtMs: number;
}

const CLOCK_TOLERANCE_MS = 60_000;
/** What is heard so soon after the answer was so before it. */
const FOUND_MS = 2000;
/** How long a stream that had failed must be heard. */
const RECOVERY_MS = 5000;
/** What a device may take beyond the timeouts of its streams before it has said how it ended. */
const START_SLACK_MS = 10_000;

/** Judges what was heard of a device: the first true cause of its silence, and what of it is known. */
export function judge(heard: Heard, moment: Moment, policy: AttentionPolicy = {}): Judgment {
  return new Case(heard, moment, policy).judge();
}

/** One judgment under way. */
class Case {
  readonly #heard: Heard;
  readonly #nowMs: number;
  readonly #utcMs: number;
  readonly #policy: AttentionPolicy;
  readonly #plan: Plan;
  /** By how much the clock of the device is ahead, or null where that is not known. */
  readonly #aheadMs: number | null;
  /** Whether that is more than it may, and shifts an event. */
  readonly #isClockWrong: boolean;
  readonly #playing: string | null;
  readonly #event: AttentionEvent | undefined;
  #cause: Cause | null = null;
  #pending: Cause | null = null;
  #isSettling = false;
  #isChecked = false;
  #sinceMs: number | null = null;
  #nextAtMs = Number.POSITIVE_INFINITY;
  #checks: Record<CheckName, CheckMark> = {
    connection: 'unknown',
    online: 'unknown',
    due: 'unknown',
    notStopped: 'unknown',
    stream: 'unknown',
    sound: 'unknown',
    volume: 'unknown',
    clock: 'unknown',
  };

  constructor(heard: Heard, { nowMs, utcMs }: Moment, policy: AttentionPolicy) {
    this.#heard = heard;
    this.#nowMs = nowMs;
    this.#utcMs = utcMs;
    this.#policy = policy;
    this.#plan = findPlan(heard, utcMs);
    this.#playing = findPlaying(heard);
    this.#event = heard.events?.find(({ id }) => id === this.#playing);
    const { clock } = heard;
    const aheadMs = clock && clock.epochMs + (nowMs - clock.atMs) - utcMs;
    const { clockToleranceMs = CLOCK_TOLERANCE_MS } = policy;
    this.#aheadMs = aheadMs;
    this.#isClockWrong = aheadMs !== null && Math.abs(aheadMs) > clockToleranceMs && this.#plan.followsClock;
    this.#wake(nowMs + this.#plan.changesMs - utcMs);
  }

  judge(): Judgment {
    const cause = this.#find();
    const { standing, check, action } = TRAITS[cause];
    if (check && standing !== 'unknown') this.#checks[check] = 'cause';
    if (cause === 'connectionLost') this.#checks.connection = 'cause';
    const { due, next } = this.#plan;
    const untilMs = standing === 'rest' ? next?.startMs : due?.endMs;
    return {
      cause,
      standing,
      severity: this.#policy.severity?.[cause] ?? TRAITS[cause].severity,
      pending: cause === 'settling' ? this.#pending : null,
      sinceMs: this.#sinceMs,
      evidence: this.#collect(cause),
      playing: this.#playing,
      isLastKnown: standing === 'unknown' && this.#heard.events !== null,
      checks: this.#checks,
      action: cause === 'nothingScheduled' && !this.#canHaveEvents() ? null : action,
      untilMs: untilMs !== undefined && Number.isFinite(untilMs) ? untilMs : null,
      isChecked: this.#isChecked && standing !== 'passing' && standing !== 'unknown',
      nextAtMs: this.#nextAtMs,
    };
  }

  #find(): Cause {
    const { connection, connectionAtMs, presence, presenceAtMs, offlineAtMs, answeredAtMs } = this.#heard;
    const checks = this.#checks;
    if (connection !== 'open') {
      this.#look('connectionLost', connectionAtMs, true);
      if (this.#cause) return this.#cause;
      this.#pending = null;
    }
    if (this.#heard.events) checks.due = this.#plan.due ? 'good' : 'notAsked';
    if (connection === 'lost') return 'notAnswered';
    if (connection === 'open') checks.connection = 'good';
    if (!hasTopics(this.#heard)) return 'offline';
    if (presence === 'offline') {
      checks.online = 'unknown';
      if (!this.#heard.isPresenceWitnessed) return 'offline';
      this.#look('offline', presenceAtMs, true);
      return this.#cause ?? 'settling';
    }
    // One that comes and goes is not told to be back before it stays.
    if (presence === 'online' && this.#settles(offlineAtMs + this.#graceOf('offline'))) return 'settling';
    if (presence === 'unknown' || answeredAtMs === null) return 'notAnswered';
    checks.online = 'good';
    this.#isChecked = true;
    this.#checkSettings();
    return this.#playing === null
      ? this.#findIdle(answeredAtMs)
      : this.#findPlaying(this.#playing, answeredAtMs);
  }

  /** Nothing plays. */
  #findIdle(answeredAtMs: number): Cause {
    const { due, next } = this.#plan;
    const { clock } = this.#heard;
    const checks = this.#checks;
    checks.stream = checks.sound = 'notAsked';
    if (due) {
      checks.due = 'good';
      this.#lookNotRunning(due, answeredAtMs);
      return this.#cause ?? 'settling';
    }
    checks.notStopped = 'notAsked';
    if (!next) return 'nothingScheduled';
    // It will not begin when it should: 'silent until 18:00' would not be true.
    if (this.#isClockWrong && clock) this.#look('clockWrong', clock.sinceMs, clock.isWitnessed);
    return this.#cause ?? 'outsideHours';
  }

  /** An event is due that does not run: nothing does, or another one. */
  #lookNotRunning(due: PlannedRun, answeredAtMs: number) {
    const { clock, schedule, scheduleAtMs } = this.#heard;
    const dueAtMs = this.#nowMs + due.startMs - this.#utcMs;
    const fromMs = Math.max(scheduleAtMs, dueAtMs, answeredAtMs);
    const isWitnessed = fromMs - answeredAtMs > FOUND_MS;
    const state = schedule[due.event.id];
    const checks = this.#checks;
    if (clock && this.#isClockWrong && state !== 'stop' && this.#isClockTheReason(due)) {
      checks.notStopped = 'good';
      this.#look('clockWrong', Math.max(clock.sinceMs, fromMs), isWitnessed);
      return;
    }
    const cause =
      this.#playing !== null ? 'anotherRuns' : state === 'stop' || clock ? 'stoppedByHand' : 'notStarted';
    // A clock that is a little off begins a little later, and that is no cause.
    const { clockToleranceMs = CLOCK_TOLERANCE_MS } = this.#policy;
    const isTold = state === 'stop';
    checks.notStopped = this.#look(cause, fromMs, isWitnessed, isTold ? 0 : clockToleranceMs);
  }

  /** Whether the device does what is right by its own clock. */
  #isClockTheReason(due: PlannedRun): boolean {
    const ownMs = this.#utcMs + (this.#aheadMs ?? 0);
    const changesMs = findPlan(this.#heard, ownMs).changesMs;
    this.#wake(this.#nowMs + changesMs - ownMs);
    if (isInHours(due.event, ownMs)) return false;
    return this.#playing === null || isInHours(this.#event, ownMs);
  }

  /** The device says that this event plays. */
  #findPlaying(id: string, answeredAtMs: number): Cause {
    const { due } = this.#plan;
    const { clock, volume } = this.#heard;
    const checks = this.#checks;
    checks.notStopped = 'good';
    if (isInHours(this.#event, this.#utcMs)) checks.due = 'good';
    else if (due) this.#lookNotRunning(due, answeredAtMs);
    else checks.due = 'notAsked';
    const isUntold = this.#lookStream(id, answeredAtMs);
    if (volume && checks.volume === 'wrong') {
      checks.volume = this.#look('volumeOff', volume.atMs, volume.isWitnessed);
    }
    if (clock && this.#isClockWrong)
      checks.clock = this.#look('clockWrong', clock.sinceMs, clock.isWitnessed);
    if (this.#cause) return this.#cause;
    if (this.#pending || this.#isSettling) return 'settling';
    if (isUntold) return 'notAnswered';
    const isAllKnown = CHECKS.every((name) => checks[name] === 'good' || checks[name] === 'notAsked');
    return isAllKnown ? 'well' : 'nothingAgainst';
  }

  /** Looks at the stream of what plays; returns whether the device did not tell how its start ended. */
  #lookStream(id: string, answeredAtMs: number): boolean {
    const { stream: told, scheduleAtMs } = this.#heard;
    const stream = told?.id === id ? told : null;
    const checks = this.#checks;
    checks.sound = 'notAsked';
    if (stream && stream.failedAtMs !== null) {
      checks.stream = this.#look('failed', stream.failedAtMs, stream.failedAtMs - answeredAtMs > FOUND_MS);
      return false;
    }
    if (stream?.status !== 'started') {
      const fromMs = stream?.tryingAtMs ?? Math.max(scheduleAtMs, stream?.atMs ?? 0);
      const limitMs = stream?.tryingAtMs == null ? START_SLACK_MS : this.#startMs();
      return !this.#settles(fromMs + limitMs);
    }
    if (stream.isRecovered) this.#settles(stream.atMs + RECOVERY_MS);
    checks.stream = stream.isFailOver
      ? this.#look('onFailOver', stream.atMs, stream.atMs - answeredAtMs > FOUND_MS)
      : 'good';
    checks.sound = this.#lookSound(stream.atMs);
    return false;
  }

  /** How long a start may take: main, then the fail-over. */
  #startMs(): number {
    return timeoutMs(this.#event?.main) + timeoutMs(this.#event?.fail) + START_SLACK_MS;
  }

  #lookSound(startedAtMs: number): CheckMark {
    const { levels } = this.#heard;
    if (!levels || !this.#isBefore(levels.atMs + LEVEL_LIFE_MS)) return 'unknown';
    const isLoud = levels.loudMs >= startedAtMs && this.#isBefore(levels.loudMs + LEVEL_LIFE_MS);
    return isLoud ? 'good' : this.#look('silent', Math.max(levels.fromMs, levels.loudMs, startedAtMs), true);
  }

  /** Volume and clock, as far as they are known. */
  #checkSettings() {
    const { volume } = this.#heard;
    const isOff = volume?.l === MAX_ATTENUATION && volume.r === MAX_ATTENUATION;
    // What is sent to a relay does not pass the amplifier.
    if (this.#event?.mode === 'sender') this.#checks.volume = 'notAsked';
    else if (volume) this.#checks.volume = isOff ? 'wrong' : 'good';
    if (this.#isClockWrong) this.#checks.clock = 'wrong';
    else if (this.#aheadMs !== null) this.#checks.clock = 'good';
  }

  /** Tells a cause that is true since `fromMs`, unless an earlier one is told already or its grace has not passed. */
  #look(cause: Cause, fromMs: number, isWitnessed: boolean, moreMs = 0): CheckMark {
    if (this.#isBefore(fromMs + this.#graceOf(cause) + moreMs)) {
      this.#pending ??= cause;
      return 'unknown';
    }
    if (!this.#cause) {
      this.#cause = cause;
      this.#sinceMs = isWitnessed ? fromMs : null;
    }
    return 'wrong';
  }

  #settles(untilMs: number): boolean {
    const isSettling = this.#isBefore(untilMs);
    this.#isSettling ||= isSettling;
    return isSettling;
  }

  #isBefore(atMs: number): boolean {
    this.#wake(atMs);
    return this.#nowMs < atMs;
  }

  #wake(atMs: number) {
    if (atMs > this.#nowMs && atMs < this.#nextAtMs) this.#nextAtMs = atMs;
  }

  #graceOf(cause: Cause): number {
    return this.#policy.graceMs?.[cause] ?? TRAITS[cause].graceMs;
  }

  #canHaveEvents() {
    return this.#heard.classId !== 4;
  }

  #collect(cause: Cause): readonly Evidence[] {
    const { classId, stream, levels, volume, rtc, answeredAtMs } = this.#heard;
    const { due, next } = this.#plan;
    const facts: Evidence[] = [];
    const id = this.#playing;
    if (cause === 'connectionLost') return facts;
    if (cause === 'nothingScheduled' || (cause === 'offline' && !hasTopics(this.#heard))) {
      facts.push({ key: 'class', classId });
    }
    if (due) facts.push({ key: 'due', isLastRead: answeredAtMs === null, ...due });
    if (id !== null && this.#event !== due?.event) {
      const event = this.#event ?? null;
      facts.push({ key: 'playing', id, event, isByHand: !isInHours(this.#event, this.#utcMs) });
    }
    if (stream && stream.id === id && (cause === 'failed' || cause === 'onFailOver')) {
      facts.push({
        key: 'stream',
        isFailOver: stream.isFailOver,
        hasFailOver: this.#event?.fail !== undefined,
        retryMs: timeoutMs(this.#event?.main),
        context: stream.context,
      });
    }
    if (levels && cause === 'silent')
      facts.push({ key: 'quiet', sinceMs: Math.max(levels.fromMs, levels.loudMs) });
    if (levels && this.#checks.sound === 'good') facts.push({ key: 'level', level: levels.level });
    if (volume && cause === 'volumeOff') facts.push({ key: 'volume', l: volume.l, r: volume.r });
    if (this.#aheadMs !== null && cause === 'clockWrong') {
      facts.push({ key: 'clock', aheadMs: this.#aheadMs, state: rtc?.state ?? null });
    }
    if (next && (due === null || cause === 'stoppedByHand')) facts.push({ key: 'next', ...next });
    return facts;
  }
}

/** What plays, by whichever of the two messages came last, for each of them may get lost. */
function findPlaying({ schedule, scheduleAtMs, stream }: Heard): string | null {
  const isNewer = stream !== null && stream.atMs > scheduleAtMs;
  if (isNewer && (stream.tryingAtMs !== null || stream.status === 'started')) return stream.id;
  for (const id in schedule) if (schedule[id] === 'play' && !(isNewer && stream.id === id)) return id;
  return null;
}

/** The timeout of a source in milliseconds, as far as it has one. */
function timeoutMs(source: unknown): number {
  if (typeof source !== 'object' || source === null || !('tmo' in source)) return 0;
  return typeof source.tmo === 'number' ? 1000 * source.tmo : 0;
}
