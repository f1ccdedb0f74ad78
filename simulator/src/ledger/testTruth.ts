import { canRun, type DeviceEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import type { Inside } from './testLedgerDevice.ts';

/** What a person should be told of a device in a minute; `isApart` while a grace that is stated here runs. */
export interface Verdict {
  readonly cause: string;
  readonly isApart: boolean;
}

/** The graces as they are stated: a judgment must not tell a cause before, and must tell it from then on. */
const GRACE_MS = {
  connectionLost: 5000,
  offline: 5000,
  stopped: 2000,
  onFailOver: 5000,
  silent: 15_000,
  volumeOff: 2000,
  recovery: 5000,
  levels: 5000,
  /** Within so long after an answer comes all that the device does: it was so before. */
  found: 2000,
} as const;
const TOLERANCE_MS = 60_000;
const START_SLACK_MS = 10_000;

/** Since when something is told, by what went on inside the device when it sent the message that told it. */
interface Stream {
  readonly inside: Inside;
  readonly atMs: number;
  readonly tryingSinceMs: number | null;
  /** Until it has been heard for long enough. */
  readonly failedSinceMs: number | null;
}

/**
 * What is true of a device, as far as a message that arrived could tell it: everything is read off the inside of the
 * device at the moment at which that message was sent. Knows nothing of how a page judges.
 */
export class Truth {
  readonly #classId: number;
  #lineSinceMs: number;
  #line: 'open' | 'doubted' | 'lost' = 'lost';
  #presence: 'unknown' | 'online' | 'offline' = 'unknown';
  #presenceSinceMs = 0;
  #isPresenceWitnessed = false;
  /** Whether what it was before had stayed as long as a grace, or was not heard to begin. */
  #hadStayed = true;
  #events: readonly DeviceEvent[] = [];
  #answeredMs: number | null = null;
  /** The event that runs, and those that were stopped, as their schedule said. */
  #run: string | null = null;
  #stopped = new Set<string>();
  #states = new Map<string, number>();
  #scheduleMs = 0;
  #stream: Stream | null = null;
  /** What its stream was when it answered again: a stream that had failed has not begun to by that. */
  #streamBefore: Stream | null = null;
  #meterFromMs = 0;
  #meterMs = Number.NEGATIVE_INFINITY;
  #loudMs = Number.NEGATIVE_INFINITY;
  #volume: { isOff: boolean; tellAtMs: number } | null = null;
  #aheadMs: number | null = null;
  #synchronized: number | undefined;
  #hasReport = false;
  #echoUntilMs = Number.NEGATIVE_INFINITY;

  constructor(classId: number, nowMs: number) {
    this.#classId = classId;
    this.#lineSinceMs = nowMs;
  }

  /** In doubt, then lost is one loss. */
  line(line: 'open' | 'doubted' | 'lost', nowMs: number) {
    if (line === 'open' || this.#line === 'open') this.#lineSinceMs = nowMs;
    this.#line = line;
    if (line !== 'lost') return;
    this.#forget();
    this.#presence = 'unknown';
  }

  offline(nowMs: number) {
    if (this.#presence === 'offline') return;
    this.#turn('offline', nowMs);
    this.#forget();
  }

  #turn(presence: 'online' | 'offline', nowMs: number) {
    if (this.#presence === presence) return;
    const isWitnessed = this.#presence !== 'unknown';
    this.#hadStayed =
      !isWitnessed || !this.#isPresenceWitnessed || nowMs - this.#presenceSinceMs >= GRACE_MS.offline;
    this.#isPresenceWitnessed = isWitnessed;
    this.#presence = presence;
    this.#presenceSinceMs = nowMs;
  }

  /** It refused to answer: it is there, and that is all. */
  alive(nowMs: number) {
    this.#turn('online', nowMs);
  }

  answered({ events }: Inside, nowMs: number) {
    this.#turn('online', nowMs);
    this.#events = events;
    const streamBefore = this.#stream ?? this.#streamBefore;
    this.#forget();
    this.#streamBefore = streamBefore;
    this.#answeredMs = this.#scheduleMs = nowMs;
  }

  /** A reply tells of one event only: what became of others, whose replies were lost, it does not. */
  edited({ events }: Inside, id?: string) {
    const isTold = (event: DeviceEvent) => id === undefined || event.id === id;
    this.#events = [...this.#events.filter((event) => !isTold(event)), ...events.filter(isTold)];
  }

  schedule(id: string, state: number, nowMs: number) {
    if ((this.#states.get(id) ?? 0) === state) return;
    this.#states.set(id, state);
    this.#scheduleMs = nowMs;
    if (state === 3) {
      // It plays one event: an end that got lost is told by the begin of the next.
      if (this.#run !== null) this.#states.delete(this.#run);
      this.#run = id;
    } else if (this.#run === id) this.#run = null;
    if (state === 1) this.#stopped.add(id);
    else this.#stopped.delete(id);
    // Of what no longer plays, or not yet, its stream tells nothing.
    if (this.#stream && (this.#stream.inside.eventId === id) !== (state === 3)) this.#stream = null;
    if ((this.#streamBefore?.inside.eventId === id) !== (state === 3)) this.#streamBefore = null;
  }

  stream(inside: Inside, nowMs: number) {
    const before = this.#stream?.inside.eventId === inside.eventId ? this.#stream : null;
    const isSame = before?.inside.status === inside.status && before.inside.isFailOver === inside.isFailOver;
    const isTrying = inside.status === 'starting' || inside.status === 'failed';
    const isStarted = inside.status === 'started';
    const known = this.#stream ?? this.#streamBefore;
    const earlier = known?.inside.eventId === inside.eventId ? known : null;
    const hasRecovered = earlier?.inside.status === 'started' && nowMs - earlier.atMs >= GRACE_MS.recovery;
    const hadFailed = hasRecovered ? null : (earlier?.failedSinceMs ?? null);
    this.#stream = {
      inside,
      atMs: isSame ? before.atMs : nowMs,
      tryingSinceMs: isTrying ? (before?.tryingSinceMs ?? nowMs) : null,
      failedSinceMs:
        inside.status === 'failed' ? (hadFailed ?? nowMs) : isTrying || isStarted ? hadFailed : null,
    };
  }

  meter({ isLoud }: Inside, nowMs: number) {
    if (nowMs - this.#meterMs >= GRACE_MS.levels) this.#meterFromMs = nowMs;
    this.#meterMs = nowMs;
    if (isLoud) this.#loudMs = nowMs;
  }

  volume({ isPowerOff: isOff }: Inside, nowMs: number) {
    if (this.#volume?.isOff === isOff) return;
    // What is found so may have been so for long: no grace is left to it.
    this.#volume = { isOff, tellAtMs: this.#volume ? nowMs + GRACE_MS.volumeOff : nowMs };
  }

  /** A reading; the report that follows it is about the past. */
  clock({ aheadMs }: Inside, nowMs: number) {
    this.#aheadMs = aheadMs;
    this.#echoUntilMs = nowMs + 500;
  }

  /** It was set by its time server: a reading that was right stands, of another one nobody knows what became. */
  report(inside: Inside, isDone: boolean, synchronized: number | undefined, nowMs: number) {
    const isEcho = nowMs < this.#echoUntilMs;
    this.#echoUntilMs = Number.NEGATIVE_INFINITY;
    const isNew = this.#hasReport && isDone && synchronized !== this.#synchronized;
    this.#hasReport = true;
    this.#synchronized = synchronized;
    if (isNew && !isEcho && this.#aheadMs !== null && Math.abs(this.#aheadMs - inside.aheadMs) > 15_000) {
      this.#aheadMs = null;
    }
  }

  /** Whether it was heard lately that something can be heard, and nothing told since that it cannot. */
  couldBeHeard(nowMs: number): boolean {
    return nowMs - this.#loudMs < GRACE_MS.levels && this.#volume?.isOff !== true;
  }

  verdict(nowMs: number, utcMs: number): Verdict {
    if (this.#line !== 'open' && nowMs - this.#lineSinceMs >= GRACE_MS.connectionLost) {
      return told('connectionLost');
    }
    if (this.#line === 'lost') return told('notAnswered');
    if (this.#presence === 'offline') {
      const isFresh = this.#isPresenceWitnessed && nowMs - this.#presenceSinceMs < GRACE_MS.offline;
      return isFresh ? SETTLING : told('offline');
    }
    const isFresh = nowMs - this.#presenceSinceMs < GRACE_MS.offline;
    if (this.#presence === 'online' && !this.#hadStayed && isFresh) return SETTLING;
    if (this.#presence === 'unknown' || this.#answeredMs === null) return told('notAnswered');
    return this.#present(nowMs, utcMs, this.#answeredMs);
  }

  #present(nowMs: number, utcMs: number, answeredMs: number): Verdict {
    const due = this.#dueAt(utcMs);
    const id = this.#running();
    const running = this.#events.find((event) => event.id === id);
    // Always runs, whatever the clock shows.
    const goesByClock = this.#runnable().some((event) => nextOccurrence(event, utcMs) !== null);
    const isWrong = goesByClock && this.#aheadMs !== null && Math.abs(this.#aheadMs) > TOLERANCE_MS;
    const causes: [cause: string, tellAtMs: number][] = [];
    const graced = (sinceMs: number, graceMs: number) =>
      sinceMs - answeredMs > GRACE_MS.found ? sinceMs + graceMs : sinceMs;
    let isSettling = false;

    if (due && !(running && currentOccurrence(running, utcMs))) {
      const startMs = nowMs + (currentOccurrence(due, utcMs)?.startMs ?? utcMs) - utcMs;
      const sinceMs = Math.max(startMs, this.#scheduleMs, answeredMs + GRACE_MS.found);
      const isStop = this.#stopped.has(due.id);
      const ownMs = utcMs + (this.#aheadMs ?? 0);
      const isRightByItself =
        !currentOccurrence(due, ownMs) && (!id || (running && currentOccurrence(running, ownMs)));
      if (isWrong && !isStop && isRightByItself) causes.push(['clockWrong', sinceMs]);
      else {
        const cause = id ? 'anotherRuns' : isStop ? 'stoppedByHand' : 'notStarted';
        causes.push([cause, graced(sinceMs, GRACE_MS.stopped) + (isStop ? 0 : TOLERANCE_MS)]);
      }
      if (!id) return choose(causes, nowMs, true, 'settling');
    }
    if (!id) {
      return told(!goesByClock ? 'nothingScheduled' : isWrong ? 'clockWrong' : 'outsideHours');
    }

    const stream = this.#stream?.inside.eventId === id ? this.#stream : null;
    const isStarted = stream?.inside.status === 'started';
    const isFailing =
      stream && stream.failedSinceMs !== null && !(isStarted && nowMs - stream.atMs >= GRACE_MS.recovery);
    let isHeard = false;
    let isUntold = false;
    if (isFailing) causes.push(['failed', stream.failedSinceMs ?? nowMs]);
    else if (isStarted) {
      if (stream.inside.isFailOver) causes.push(['onFailOver', graced(stream.atMs, GRACE_MS.onFailOver)]);
      if (nowMs - this.#meterMs < GRACE_MS.levels) {
        isHeard = this.#loudMs >= stream.atMs && nowMs - this.#loudMs < GRACE_MS.levels;
        const quietMs = Math.max(this.#meterFromMs, this.#loudMs, stream.atMs);
        if (!isHeard) causes.push(['silent', quietMs + GRACE_MS.silent]);
      }
    } else {
      const mayTakeMs = stream?.tryingSinceMs == null ? 0 : timeouts(running);
      const fromMs = stream?.tryingSinceMs ?? Math.max(this.#scheduleMs, stream?.atMs ?? 0);
      if (nowMs < fromMs + mayTakeMs + START_SLACK_MS) isSettling = true;
      else isUntold = true;
    }
    const isSender = running?.mode === 'sender';
    if (!isSender && this.#volume?.isOff) causes.push(['volumeOff', this.#volume.tellAtMs]);
    if (isWrong) causes.push(['clockWrong', 0]);
    const isAllKnown =
      isHeard && (isSender || this.#volume !== null) && (!goesByClock || this.#aheadMs !== null);
    return choose(
      causes,
      nowMs,
      isSettling,
      isUntold ? 'notAnswered' : isAllKnown ? 'well' : 'nothingAgainst',
    );
  }

  /** By whichever message came last: each can get lost. */
  #running(): string | null {
    const stream = this.#stream;
    const has = (eventId: string | null) => this.#events.some(({ id }) => id === eventId);
    const isNewer = stream !== null && stream.atMs > this.#scheduleMs;
    const isActive = stream !== null && ['starting', 'started', 'failed'].includes(stream.inside.status);
    // It plays only what it has: that of a deleted event the end got lost changes nothing.
    if (isNewer && isActive && has(stream.inside.eventId)) return stream.inside.eventId;
    return (isNewer && this.#run === stream.inside.eventId) || !has(this.#run) ? null : this.#run;
  }

  #runnable() {
    return this.#events.filter(({ mode }) => canRun(this.#classId, mode));
  }

  #dueAt(utcMs: number): DeviceEvent | null {
    let due: DeviceEvent | null = null;
    let sinceMs = Number.NEGATIVE_INFINITY;
    for (const event of this.#runnable()) {
      const run = currentOccurrence(event, utcMs);
      if (!run || (due && run.startMs <= sinceMs)) continue;
      due = event;
      sinceMs = run.startMs;
    }
    return due;
  }

  #forget() {
    this.#answeredMs = null;
    this.#run = null;
    this.#stopped.clear();
    this.#states.clear();
    this.#stream = this.#streamBefore = null;
    this.#meterMs = this.#loudMs = Number.NEGATIVE_INFINITY;
    this.#volume = null;
    this.#aheadMs = null;
    this.#hasReport = false;
    this.#echoUntilMs = Number.NEGATIVE_INFINITY;
  }
}

const told = (cause: string): Verdict => ({ cause, isApart: false });
const SETTLING: Verdict = { cause: 'settling', isApart: true };

/** The first cause whose grace is over; while that of one runs, nothing better is told than that. */
function choose(
  causes: readonly (readonly [string, number])[],
  nowMs: number,
  isSettling: boolean,
  otherwise: string,
): Verdict {
  const first = causes.find(([, tellAtMs]) => nowMs >= tellAtMs);
  const isPending = isSettling || causes.some(([, tellAtMs]) => nowMs < tellAtMs);
  if (first) return { cause: first[0], isApart: false };
  return isPending ? SETTLING : told(otherwise);
}

const timeouts = (event: DeviceEvent | undefined) =>
  1000 * ((event?.main.tmo ?? 0) + ((event?.mode === 'playback' && event.fail?.tmo) || 0));
