import type { AttentionEvent, Heard } from '../attention/heard.ts';
import type { Moment } from '../attention/judge.ts';
import { canRunHere, findPlan, type PlannedRun } from '../attention/plan.ts';
import { hasTopics } from '../device/classes.ts';
import { currentOccurrence, type Occurrence } from '../schedule/occurrence.ts';

/** Why nothing plays: it has no event that its class can run, these are nobody's hours, or it was stopped until they end. */
export type WhySilent = 'noEvents' | 'outsideHours' | 'stopped';

/** What a device plays at a moment, or that it plays nothing, and why. Times are milliseconds since 1970. */
export interface Foreseen {
  readonly isKnown: true;
  /** What plays, with its hours; null where nothing does. An Always event runs from -Infinity to Infinity. */
  readonly plays: PlannedRun | null;
  /** It was started by hand, and no hours begin before; then `plays` has its next hours, or those of Always. */
  readonly isByHand: boolean;
  /** Null while something plays. */
  readonly why: WhySilent | null;
  /** Whose hours it is as well, but who do not play: they began before, or were stopped by hand. */
  readonly displaced: readonly PlannedRun[];
  /** Whose hours begin next. */
  readonly next: PlannedRun | null;
  /** By how much its clock is ahead of this computer's: all of it is so much earlier. 0 where it is right, or was not read. */
  readonly aheadMs: number;
  /** By the events as they were read last: nobody vouches for the device now. */
  readonly isLastRead: boolean;
}

/** Of what nobody can know: its class has no topics, it has not told its events, or it does not say why it is silent. */
export interface Unforeseen {
  readonly isKnown: false;
  readonly why: 'noTopics' | 'neverRead' | 'notStarted';
}

/** What a device plays at a moment, as far as what was heard of it tells. */
export type Forecast = Foreseen | Unforeseen;

/** As `AttentionPolicy.clockToleranceMs`. */
const TOLERANCE_MS = 60_000;
/** After its events, a device says what they do. */
const TELLING_MS = 2000;

/** How the events stand whose hours it is now: silent until these end, or nobody knows. */
interface Standing {
  readonly held: ReadonlySet<AttentionEvent>;
  readonly doubted: ReadonlySet<AttentionEvent>;
  readonly byHand: AttentionEvent | undefined;
}

const AS_PLANNED: Standing = { held: new Set(), doubted: new Set(), byHand: undefined };

/**
 * What a device plays at a moment, in milliseconds since 1970, and why (FLV-02): what its events say by its own clock, and what
 * hands have started and stopped, as far as that lasts. Events are kept in UTC, so no change of the clocks of a zone is in it.
 */
export function foresee(heard: Heard, now: Moment, atMs: number, toleranceMs = TOLERANCE_MS): Forecast {
  const { events } = heard;
  if (!events) return { isKnown: false, why: hasTopics(heard.classId) ? 'neverRead' : 'noTopics' };
  const readMs = heard.clock ? heard.clock.epochMs + (now.nowMs - heard.clock.atMs) - now.utcMs : 0;
  const aheadMs = Math.abs(readMs) > toleranceMs ? readMs : 0;
  const ownNowMs = now.utcMs + aheadMs;
  const ownMs = atMs + aheadMs;
  const isToCome = heard.answeredAtMs !== null && atMs >= now.utcMs;
  const { held, doubted, byHand } = isToCome
    ? findStanding(heard, now.nowMs, ownNowMs, toleranceMs)
    : AS_PLANNED;

  const inHours = events.flatMap((event): readonly PlannedRun[] => {
    const run = canRunHere(heard, event) ? currentOccurrence(event, ownMs) : null;
    return run ? [{ event, ...run }] : [];
  });
  // Hours that have begun since are not those in which somebody stopped it.
  const isThatRun = ({ event, startMs }: PlannedRun) =>
    currentOccurrence(event, ownNowMs)?.startMs === startMs;
  const isHeld = (run: PlannedRun) => held.has(run.event) && isThatRun(run);
  const due = inHours.reduce<PlannedRun | null>((last, run) => {
    if (isHeld(run)) return last;
    return last && last.startMs >= run.startMs ? last : run;
  }, null);
  if (due && doubted.has(due.event) && isThatRun(due)) return { isKnown: false, why: 'notStarted' };

  const { next } = findPlan(heard, ownMs);
  const own = (run: PlannedRun): PlannedRun => ({
    event: run.event,
    startMs: run.startMs - aheadMs,
    endMs: run.endMs - aheadMs,
  });
  const comesMs = findPlan(heard, ownNowMs).next?.startMs ?? Number.POSITIVE_INFINITY;
  const byHandRun = !due && byHand && comesMs > ownMs ? handRun(byHand, comesMs) : null;
  const plays = due ?? byHandRun;
  return {
    isKnown: true,
    plays: plays && own(plays),
    isByHand: byHandRun !== null,
    why: plays ? null : whyNothing(heard, inHours.length > 0),
    displaced: inHours.filter((run) => run !== due).map(own),
    next: next && own(next),
    aheadMs,
    isLastRead: heard.answeredAtMs === null,
  };
}

/** Started by hand it has no begin that anybody knows, and ends when the next hours begin. */
const handRun = (event: AttentionEvent, endMs: number): PlannedRun => ({
  event,
  startMs: Number.NEGATIVE_INFINITY,
  endMs,
});

function whyNothing(heard: Heard, isInHours: boolean): WhySilent {
  if (isInHours) return 'stopped';
  // Always, which nobody's hours are over, would be in its hours.
  return findPlan(heard, 0).next ? 'outsideHours' : 'noEvents';
}

/**
 * What hands have done to the events whose hours it is, as the device tells it. One that was stopped is told to be so, or, where it
 * is the next one too, to be that; one that began last and does not play was stopped, unless its clock shows another time.
 */
function findStanding(heard: Heard, nowMs: number, ownNowMs: number, toleranceMs: number): Standing {
  const { schedule, clock } = heard;
  const held = new Set<AttentionEvent>();
  const doubted = new Set<AttentionEvent>();
  const events = heard.events ?? [];
  const playing = events.find(({ id }) => schedule[id] === 'play');
  const playingRun = playing ? currentOccurrence(playing, ownNowMs) : null;
  const isTold = nowMs - (heard.answeredAtMs ?? nowMs) > TELLING_MS;
  for (const event of events) {
    const state = schedule[event.id];
    const run = canRunHere(heard, event) ? currentOccurrence(event, ownNowMs) : null;
    if (!run || state === 'play') continue;
    if (state === 'stop') held.add(event);
    else if (
      !outranks(run, playingRun, playing !== undefined && events.indexOf(event) < events.indexOf(playing))
    ) {
      // Under an event that began later it waits, or was stopped and is the next one: the device says the same of both.
      if (state === 'next') doubted.add(event);
    } else if (isTold && ownNowMs - run.startMs > toleranceMs) {
      (state === 'next' && clock ? held : doubted).add(event);
    }
  }
  return { held, doubted, byHand: playingRun ? undefined : playing };
}

/** Whether a device would rather play this than what plays: nothing, what a hand started, or what began before it. */
const outranks = (run: Occurrence, playing: Occurrence | null, isFirst: boolean) =>
  !playing || run.startMs > playing.startMs || (run.startMs === playing.startMs && isFirst);
