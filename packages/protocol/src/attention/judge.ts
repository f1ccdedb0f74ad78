import { MAX_ATTENUATION } from '../audio/volume.ts';
import { hasTopics } from '../device/classes.ts';
import {
  type Action,
  type AttentionPolicy,
  type Cause,
  type GraceCause,
  type Severity,
  type Standing,
  TRAITS,
} from './causes.ts';
import { type CheckMark, type CheckName, NOTHING_KNOWN } from './checks.ts';
import {
  type AttentionEvent,
  FOUND_MS,
  type Heard,
  LEVEL_LIFE_MS,
  RECOVERY_MS,
  type StreamTold,
} from './heard.ts';
import { findPlan, isInHours, type PlannedRun } from './plan.ts';

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
  | { readonly key: 'playing'; readonly event: AttentionEvent; readonly isByHand: boolean }
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
  /** The id of the event that it plays, as it was told; null where nothing plays or nobody vouches for it. */
  readonly playing: string | null;
  /** The stream of what plays has failed: it is tried again, or is heard again since a moment only. */
  readonly isFailing: boolean;
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

/** What a device may take beyond the timeouts of its streams before it has said how it ended. */
const START_SLACK_MS = 10_000;

/** Judges what was heard of a device: the first true cause of its silence, and what of it is known. */
export function judge(heard: Heard, { nowMs, utcMs }: Moment, policy: AttentionPolicy = {}): Judgment {
  const { clockToleranceMs = 60_000 } = policy;
  const { connection, presence, events, schedule, scheduleAtMs, stream, levels, volume, clock } = heard;
  const answeredAtMs = heard.answeredAtMs ?? Number.POSITIVE_INFINITY;
  const { due, next, changesMs } = findPlan(heard, utcMs);
  const event = findPlaying(heard);
  const playing = event?.id ?? null;
  const isInItsHours = isInHours(event, utcMs);
  const isSender = event?.mode === 'sender';
  /** By how much the clock of the device is ahead. */
  const aheadMs = clock ? clock.epochMs + (nowMs - clock.atMs) - utcMs : 0;
  // Only Always has no next run: it does not go by the clock.
  const isClockWrong = next !== null && Math.abs(aheadMs) > clockToleranceMs;
  const checks: Record<CheckName, CheckMark> = { ...NOTHING_KNOWN };
  const found: { cause?: Cause; pending?: Cause; sinceMs: number | null } = { sinceMs: null };
  let isSettling = false;
  let isFailing = false;
  /** It did not tell how its start ended. */
  let isUntold = false;
  let nextAtMs = Number.POSITIVE_INFINITY;

  /** Whether it is earlier than a moment, at which is looked again. */
  function isBefore(atMs: number): boolean {
    if (atMs > nowMs) nextAtMs = Math.min(nextAtMs, atMs);
    return atMs > nowMs;
  }

  const graceOf = (cause: GraceCause) => policy.graceMs?.[cause] ?? TRAITS[cause].graceMs;

  /**
   * Tells a cause that is true since a moment, unless its grace runs still or an earlier one is told. A grace is for what
   * this page heard begin: what it found so may have been so for long.
   */
  function look(
    cause: GraceCause,
    fromMs: number,
    moreMs = 0,
    isWitnessed = fromMs - answeredAtMs > FOUND_MS,
  ): CheckMark {
    if (isBefore(fromMs + (isWitnessed ? graceOf(cause) : 0) + moreMs)) {
      found.pending ??= cause;
      return 'unknown';
    }
    if (!found.cause) {
      found.cause = cause;
      if (isWitnessed) found.sinceMs = fromMs;
    }
    return 'wrong';
  }

  /** An event is due that does not run: nothing does, or another one. */
  function lookNotRunning({ event: wanted, startMs }: PlannedRun) {
    // What it does follows its answer.
    const fromMs = Math.max(scheduleAtMs, answeredAtMs + FOUND_MS, nowMs + startMs - utcMs);
    const isStopTold = schedule[wanted.id] === 'stop';
    if (isClockWrong && !isStopTold) {
      const ownMs = utcMs + aheadMs;
      isBefore(nowMs + findPlan(heard, ownMs).changesMs - ownMs);
      const isOwnTime = playing === null || isInHours(event, ownMs);
      if (isOwnTime && !isInHours(wanted, ownMs)) {
        checks.notStopped = 'good';
        lookClock(fromMs);
        return;
      }
    }
    const idle = isStopTold ? 'stoppedByHand' : 'notStarted';
    // A clock that is a little off begins a little later, and that is no cause.
    const moreMs = isStopTold ? 0 : clockToleranceMs;
    checks.notStopped = look(playing === null ? idle : 'anotherRuns', fromMs, moreMs);
  }

  function lookClock(fromMs = 0) {
    if (clock && isClockWrong) look('clockWrong', Math.max(clock.sinceMs, fromMs), 0, clock.isWitnessed);
  }

  function lookSound(startedAtMs: number): CheckMark {
    if (!levels || !isBefore(levels.atMs + LEVEL_LIFE_MS)) return 'unknown';
    if (levels.loudMs >= startedAtMs && isBefore(levels.loudMs + LEVEL_LIFE_MS)) return 'good';
    return look('silent', Math.max(levels.fromMs, levels.loudMs, startedAtMs), 0, true);
  }

  /** Looks at the stream of what plays. */
  function lookStream() {
    const told = stream?.id === playing ? stream : null;
    const isStarted = told?.status === 'started';
    checks.sound = 'notAsked';
    if (told && told.failedAtMs !== null && !(isStarted && !isBefore(told.atMs + RECOVERY_MS))) {
      isFailing = true;
      checks.stream = look('failed', told.failedAtMs, 0, told.isWitnessed);
    } else if (isStarted) {
      checks.stream = told.isFailOver ? look('onFailOver', told.atMs) : 'good';
      checks.sound = lookSound(told.atMs);
    } else {
      const triedAtMs = told?.tryingAtMs ?? null;
      const fromMs = triedAtMs ?? Math.max(scheduleAtMs, told?.atMs ?? 0);
      // Main, then the fail-over.
      const startMs = triedAtMs === null ? 0 : timeoutMs(event?.main) + timeoutMs(event?.fail);
      isSettling = isBefore(fromMs + startMs + START_SLACK_MS);
      isUntold = !isSettling;
    }
  }

  /** What is told where no cause is found that has outlived its grace. */
  function find(): Cause {
    // Whatever becomes of the connection, nobody can ever hear of it.
    if (!hasTopics(heard.classId)) return 'offline';
    if (connection === 'open') checks.connection = 'good';
    else if (look('connectionLost', heard.connectionAtMs, 0, true) === 'wrong') return 'connectionLost';
    found.pending = undefined;
    if (events) checks.due = due ? 'good' : 'notAsked';
    if (connection === 'lost') return 'notAnswered';
    if (heard.access === 'refused') return heard.access;
    // One that comes and goes is not told to be back, or gone, before it stays.
    const hasStayed = heard.presenceAtMs - heard.presenceBeforeAtMs >= graceOf('offline');
    if (presence === 'offline') {
      look('offline', heard.presenceAtMs, 0, heard.isPresenceWitnessed);
      if (!hasStayed) found.pending = undefined;
      return 'settling';
    }
    if (presence === 'online' && !hasStayed && isBefore(heard.presenceAtMs + graceOf('offline'))) {
      return 'settling';
    }
    // It lives, though its answer may be none that is understood.
    if (presence === 'online') checks.online = 'good';
    if (presence === 'unknown' || heard.answeredAtMs === null) return 'notAnswered';

    const isOff = volume?.l === MAX_ATTENUATION && volume.r === MAX_ATTENUATION;
    // What is sent to a relay does not pass the amplifier.
    if (isSender) checks.volume = 'notAsked';
    else if (volume) checks.volume = isOff ? 'wrong' : 'good';
    // Always runs, whatever the clock shows.
    if (!next) checks.clock = 'notAsked';
    else if (clock) checks.clock = isClockWrong ? 'wrong' : 'good';
    if (playing === null) {
      checks.stream = checks.sound = 'notAsked';
      if (due) {
        lookNotRunning(due);
        return 'settling';
      }
      checks.notStopped = 'notAsked';
      // With a clock that is wrong it is not silent until its next event.
      lookClock();
      return next ? 'outsideHours' : 'nothingScheduled';
    }
    checks.notStopped = 'good';
    if (due && !isInItsHours) lookNotRunning(due);
    lookStream();
    if (isOff && !isSender) checks.volume = look('volumeOff', volume.atMs, 0, volume.isWitnessed);
    lookClock();
    if (found.pending || isSettling) return 'settling';
    if (isUntold) return 'notAnswered';
    return Object.values(checks).includes('unknown') ? 'nothingAgainst' : 'well';
  }

  isBefore(nowMs + changesMs - utcMs);
  const otherwise = find();
  const cause = found.cause ?? otherwise;
  const { standing, severity, check, action } = TRAITS[cause];
  if (check) checks[check] = 'cause';
  const untilMs = (standing === 'rest' ? next?.startMs : due?.endMs) ?? null;
  return {
    cause,
    standing,
    severity: policy.severity?.[cause] ?? severity,
    pending: (cause === 'settling' && found.pending) || null,
    sinceMs: found.sinceMs,
    evidence: collect(),
    playing,
    isFailing,
    isLastKnown:
      standing === 'unknown' && (cause === 'connectionLost' || heard.answeredAtMs === null) && !!events,
    checks,
    // A clock that was read has not told why.
    action: cause === 'notStarted' && clock ? 'startEvent' : action,
    // Always has no end.
    untilMs: untilMs === Number.POSITIVE_INFINITY ? null : untilMs,
    isChecked: checks.online === 'good' && standing !== 'passing' && standing !== 'unknown',
    nextAtMs,
  };

  function collect(): readonly Evidence[] {
    const facts: Evidence[] = [];
    if (cause === 'nothingScheduled' || !hasTopics(heard.classId))
      facts.push({ key: 'class', classId: heard.classId });
    if (due) facts.push({ key: 'due', isLastRead: heard.answeredAtMs === null, ...due });
    if (event && event !== due?.event) facts.push({ key: 'playing', event, isByHand: !isInItsHours });
    if (stream && check === 'stream') {
      const { isFailOver, context } = stream;
      const hasFailOver = event?.fail !== undefined;
      facts.push({ key: 'stream', isFailOver, hasFailOver, retryMs: timeoutMs(event?.main), context });
    }
    if (cause === 'silent') facts.push({ key: 'quiet', sinceMs: found.sinceMs ?? nowMs });
    if (levels && checks.sound === 'good') facts.push({ key: 'level', level: levels.level });
    if (volume && cause === 'volumeOff') facts.push({ key: 'volume', l: volume.l, r: volume.r });
    if (cause === 'clockWrong') facts.push({ key: 'clock', aheadMs, state: heard.rtc?.state ?? null });
    if (next && (!due || cause === 'stoppedByHand')) facts.push({ key: 'next', ...next });
    return facts;
  }
}

/**
 * What plays, by whichever of the two messages came last, for each of them may get lost; of an event that was deleted the
 * end may, too, and a device plays only what it has.
 */
function findPlaying({ events, schedule, scheduleAtMs, stream }: Heard): AttentionEvent | undefined {
  const isNewer = stream !== null && stream.atMs > scheduleAtMs;
  const isActive = isNewer && (stream.tryingAtMs !== null || stream.status === 'started');
  const streaming = isActive && events?.find(({ id }) => id === stream.id);
  return streaming || events?.find(({ id }) => schedule[id] === 'play' && !(isNewer && stream.id === id));
}

/** The timeout of a source in milliseconds, as far as it has one. */
function timeoutMs(source: unknown): number {
  const { tmo }: { readonly tmo?: unknown } = Object(source);
  return 1000 * Number(tmo) || 0;
}
