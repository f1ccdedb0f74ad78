import {
  CAUSES,
  createHeard,
  type Heard,
  type Judgment,
  judge,
  type Moment,
  summarize,
} from '@carillon/protocol/attention';
import { BROKEN, type Hear, type Judge, MISHEARD } from './testBrokenJudges.ts';
import type { LedgerDevice } from './testLedgerDevice.ts';
import { DEVICES, liveANight } from './testNight.ts';
import type { Truth } from './testTruth.ts';
import type { News } from './testWatcher.ts';

/** What a ledger compares in a minute: what a page heard of a device, and what was true. */
export interface Watch {
  readonly device: LedgerDevice;
  readonly truth: Truth;
  readonly heard: Heard;
}

/** What nights were like, in numbers that add up over those of all workers. */
export interface Tally {
  readonly minutes: number;
  /** Within a grace. */
  readonly apart: number;
  /** Judged otherwise than the truth. */
  readonly wrong: number;
  /** Told to be well while it could not be heard. */
  readonly deaf: number;
  readonly counts: Readonly<Record<string, number>>;
  /** The first of what was wrong, in words. */
  readonly complaints: readonly string[];
  /** The broken judges and hearers that were found. */
  readonly found: readonly string[];
}

const NOTHING: Tally = { minutes: 0, apart: 0, wrong: 0, deaf: 0, counts: {}, complaints: [], found: [] };

/** In so many nights each broken judge is found. */
const SAMPLE = 60;
const MOST_COMPLAINTS = 20;

/** All that were broken on purpose. */
export const ALL_BROKEN: readonly string[] = [...Object.keys(BROKEN), ...Object.keys(MISHEARD)];

/** A judge who looks again only at news, or when the last answer said. */
function createPage(judgeNow: Judge) {
  const kept = new WeakMap<Watch, { heard: Heard; judgment: Judgment }>();
  return (one: Watch, moment: Moment, heard = one.heard): Judgment => {
    const last = kept.get(one);
    if (last?.heard === heard && moment.nowMs < last.judgment.nextAtMs) return last.judgment;
    const judgment = judgeNow(heard, moment);
    kept.set(one, { heard, judgment });
    return judgment;
  };
}

/** A page that hears in its own way, and judges as all do. */
function createHearingPage(hearing: Hear) {
  const page = createPage(judge);
  const kept = new WeakMap<Watch, Heard>();
  return (one: Watch, moment: Moment, news: readonly News[]): Judgment => {
    const before = kept.get(one) ?? createHeard(one.device.classId, moment.nowMs);
    const heard = news.reduce((all, take) => take(all, hearing), before);
    kept.set(one, heard);
    return page(one, moment, heard);
  };
}

const isUnknown = (cause: string) => cause === 'connectionLost' || cause === 'notAnswered';

/** Whether a device that is told to be well cannot be heard, and a message could have told that: not within 5 s after a loud level. */
function isDeaf({ device, truth }: Watch, { cause }: Judgment, nowMs: number): boolean {
  if (cause !== 'well') return false;
  const { isLoud, isPowerOff, events, eventId } = device.look();
  const isSender = events.find(({ id }) => id === eventId)?.mode === 'sender';
  return (!isLoud || (isPowerOff && !isSender)) && !truth.couldBeHeard(nowMs);
}

/** Compares minute by minute what is told with what is true. */
export function createTally() {
  const counts = Object.fromEntries(CAUSES.map((cause) => [cause, 0]));
  const tally = { ...NOTHING, counts, complaints: [] as string[], found: [] as string[] };
  const evening: Judgment[] = [];

  function complain(complaint: string) {
    tally.wrong++;
    if (tally.complaints.length < MOST_COMPLAINTS) tally.complaints.push(complaint);
  }

  return {
    tally,
    /** Returns the cause that is true. */
    compare(seed: number, one: Watch, judgment: Judgment, { nowMs, utcMs }: Moment): string {
      const { cause, isApart } = one.truth.verdict(nowMs, utcMs);
      tally.minutes++;
      counts[cause] = (counts[cause] ?? 0) + 1;
      if (isApart) tally.apart++;
      if (isDeaf(one, judgment, nowMs)) tally.deaf++;
      if (judgment.cause !== cause || (judgment.standing === 'unknown') !== isUnknown(cause)) {
        const when = new Date(utcMs).toISOString();
        complain(`seed ${seed}, ${one.device.label}, ${when}: ${judgment.cause}, not ${cause}`);
      }
      evening.push(judgment);
      if (evening.length === DEVICES && !addsUp(evening.splice(0)))
        complain(`seed ${seed}: the counts do not add up`);
      return cause;
    },
  };
}

/** Each device is counted once: quiet, in need of attention, not answered or about to change. */
function addsUp(judgments: readonly Judgment[]): boolean {
  const { of, checked, unanswered, settling, danger, warning, causes } = summarize(judgments);
  const isQuiet = ({ standing }: Judgment) =>
    standing === 'rest' || standing === 'open' || standing === 'well';
  const quiet = judgments.filter(isQuiet).length;
  const faults = danger + warning - (causes.connectionLost ?? 0);
  const isEach = of === DEVICES && quiet + faults + unanswered + settling === of;
  return isEach && checked === quiet + faults - (causes.offline ?? 0);
}

/** Lives through nights once, for all that is asked of them; the broken judges are looked for in the first. */
export function keepLedger(seeds: readonly number[]): Tally {
  const page = createPage(judge);
  const { tally, compare } = createTally();
  const broken = Object.entries(BROKEN).map(([name, wrong]) => ({ name, page: createPage(wrong) }));
  const misheard = Object.entries(MISHEARD).map(([name, hearing]) => ({
    name,
    page: createHearingPage(hearing),
  }));
  const unfound = new Set(ALL_BROKEN);
  const look = (name: string, told: string, cause: string) => {
    if (told !== cause && unfound.delete(name)) tally.found.push(name);
  };
  for (const seed of seeds) {
    liveANight(seed, (one, nowMs, utcMs) => {
      const moment = { nowMs, utcMs };
      const cause = compare(seed, one, page(one, moment), moment);
      const news = one.news.splice(0);
      if (seed > SAMPLE || unfound.size === 0) return;
      for (const each of broken)
        if (unfound.has(each.name)) look(each.name, each.page(one, moment).cause, cause);
      for (const each of misheard)
        if (unfound.has(each.name)) look(each.name, each.page(one, moment, news).cause, cause);
    });
  }
  return tally;
}

/** All of them as one. */
export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      minutes: all.minutes + one.minutes,
      apart: all.apart + one.apart,
      wrong: all.wrong + one.wrong,
      deaf: all.deaf + one.deaf,
      counts: Object.fromEntries(
        CAUSES.map((cause) => [cause, (all.counts[cause] ?? 0) + (one.counts[cause] ?? 0)]),
      ),
      complaints: [...all.complaints, ...one.complaints].slice(0, MOST_COMPLAINTS),
      found: [...new Set([...all.found, ...one.found])],
    }),
    NOTHING,
  );
}

/** A tally as it is read. */
export function formatTally({ minutes, apart, wrong, deaf, counts }: Tally, nights: number): string {
  const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(4)} %`;
  const rows = {
    nights,
    'minutes watched': minutes,
    'as the truth': `${percent(minutes - apart - wrong, minutes - apart)} outside a grace`,
    'within a grace': `${percent(apart, minutes)}, ${apart}`,
    'well, and not heard': deaf,
    ...counts,
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(20)}${value}`)
    .join('\n');
}
