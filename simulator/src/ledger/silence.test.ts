import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  CAUSES,
  type Cause,
  createHeard,
  type Facts,
  type Heard,
  hear,
  type Judgment,
  judge,
  type Moment,
  summarize,
} from '@carillon/protocol/attention';
import { expect, test } from 'vitest';
import { DEVICES, liveANight, MINUTES } from './testNight.ts';
import type { News, Watched } from './testWatcher.ts';

/** How much of all 10,000 nights: `npm run soak` does all of them. */
const share = Number(process.env.CARILLON_SOAK ?? 0.006);
const NIGHTS = Math.round(10_000 * share);
/** In so many nights each broken judge is found. */
const SAMPLE = 60;
const TIMEOUT_MS = 60_000 + 3_600_000 * share;
/** What each cause must have been told at the least, in all the nights. */
const EACH = Math.max(1, Math.floor(200 * share));

/** All that a night can bring about. Who may not hear a device hears nothing of its nights: that is a test of the judgment. */
const NIGHTLY = CAUSES.filter((cause) => cause !== 'refused');

type Judge = (heard: Heard, moment: Moment) => Judgment;
type Hear = typeof hear;

/** A judge who looks again only at news, or when the last answer said. */
function createPage(judgeNow: Judge) {
  const kept = new WeakMap<Watched, { heard: Heard; judgment: Judgment }>();
  return (one: Watched, moment: Moment, heard = one.heard): Judgment => {
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
  const kept = new WeakMap<Watched, Heard>();
  return (one: Watched, moment: Moment, news: readonly News[]): Judgment => {
    const before = kept.get(one) ?? createHeard(one.device.classId, moment.nowMs);
    const heard = news.reduce((all, take) => take(all, hearing), before);
    kept.set(one, heard);
    return page(one, moment, heard);
  };
}

const isUnknown = (cause: string) => cause === 'connectionLost' || cause === 'notAnswered';

/** Whether a device that is told to be well cannot be heard, and a message could have told that: not within 5 s after a loud level. */
function isDeaf({ device, truth }: Watched, { cause }: Judgment, nowMs: number): boolean {
  if (cause !== 'well') return false;
  const { isLoud, isPowerOff, events, eventId } = device.look();
  const isSender = events.find(({ id }) => id === eventId)?.mode === 'sender';
  return (!isLoud || (isPowerOff && !isSender)) && !truth.couldBeHeard(nowMs);
}

const withFacts =
  (change: (heard: Heard, moment: Moment) => Partial<Heard>): Judge =>
  (heard, moment) =>
    judge({ ...heard, ...change(heard, moment) }, moment);

const insteadOf =
  (cause: Cause, told: Cause): Judge =>
  (heard, moment) => {
    const judgment = judge(heard, moment);
    return judgment.cause === cause ? { ...judgment, cause: told } : judgment;
  };

/** Judges with one branch broken each. */
const BROKEN: Readonly<Record<string, Judge>> = {
  'believes a connection that is lost': withFacts(({ connection }) =>
    connection === 'lost' ? { connection: 'open' } : {},
  ),
  'believes whom nobody heard': withFacts(({ presence, answeredAtMs }) =>
    presence === 'offline' ? {} : { presence: 'online', answeredAtMs: answeredAtMs ?? 0 },
  ),
  'believes one that is offline': withFacts(({ presence }) =>
    presence === 'offline'
      ? { presence: 'online', answeredAtMs: 0, presenceBeforeAtMs: Number.NEGATIVE_INFINITY }
      : {},
  ),
  'does not know classes': withFacts(() => ({ classId: 3 })),
  'knows no events': withFacts(({ events }) => ({ events: events && [] })),
  'does not hear that something was stopped': withFacts(({ schedule }) => ({
    schedule: Object.fromEntries(
      Object.entries(schedule).map(([id, state]) => [id, state === 'stop' ? 'next' : state]),
    ),
  })),
  'does not hear that something plays': withFacts(({ schedule }) => ({
    schedule: Object.fromEntries(Object.entries(schedule).filter(([, state]) => state !== 'play')),
  })),
  'forgets that a stream had failed': withFacts(({ stream }) => ({
    stream: stream && { ...stream, failedAtMs: null },
  })),
  'forgets since when a stream is tried': withFacts(({ stream }, { nowMs }) => ({
    stream: stream?.tryingAtMs == null ? stream : { ...stream, tryingAtMs: nowMs },
  })),
  'does not hear of the fail-over': withFacts(({ stream }) => ({
    stream: stream && { ...stream, isFailOver: false },
  })),
  'takes each start for the end of trouble': withFacts(({ stream }) => ({
    stream: stream?.status === 'started' ? { ...stream, failedAtMs: null } : stream,
  })),
  'hears levels that nobody sends': withFacts((_heard, { nowMs }) => ({
    levels: { fromMs: 0, atMs: nowMs, loudMs: nowMs, level: 70 },
  })),
  'takes old levels for new ones': withFacts(({ levels }, { nowMs }) => ({
    levels: levels && { ...levels, atMs: nowMs },
  })),
  'does not hear that it is silent': withFacts(({ levels }, { nowMs }) => ({
    levels: levels && { ...levels, loudMs: nowMs },
  })),
  'takes a volume for granted': withFacts(({ volume }) => ({
    volume: volume ?? { l: 0, r: 0, atMs: 0, isWitnessed: false },
  })),
  'does not see power off': withFacts(({ volume }) => ({ volume: volume && { ...volume, l: 0 } })),
  'asks the amplifier of a sender': withFacts(({ events }) => ({
    events: events?.map((event) => ({ ...event, mode: 'playback' })),
  })),
  'takes a clock for granted': withFacts(({ clock }, { nowMs, utcMs }) => ({
    clock: clock ?? { epochMs: utcMs, atMs: nowMs, sinceMs: 0, isWitnessed: false, isReported: true },
  })),
  'does not see a wrong clock': withFacts(({ clock }, { nowMs, utcMs }) => ({
    clock: clock && { ...clock, epochMs: utcMs, atMs: nowMs },
  })),
  'goes by another clock': (heard, { nowMs, utcMs }) => judge(heard, { nowMs, utcMs: utcMs + 3_600_000 }),
  'has no patience': (heard, moment) =>
    judge(heard, moment, { graceMs: Object.fromEntries(CAUSES.map((cause) => [cause, 0])) }),
  'has too much of it': (heard, moment) =>
    judge(heard, moment, { graceMs: Object.fromEntries(CAUSES.map((cause) => [cause, 120_000])) }),
  'minds a clock that is some seconds off': (heard, moment) =>
    judge(heard, moment, { clockToleranceMs: 1000 }),
  'does not mind a clock that is off': (heard, moment) =>
    judge(heard, moment, { clockToleranceMs: 3_600_000 }),
  'never looks again': (heard, moment) => ({ ...judge(heard, moment), nextAtMs: Number.POSITIVE_INFINITY }),
  ...Object.fromEntries(
    NIGHTLY.map((cause) => [
      `does not tell ${cause}`,
      insteadOf(cause, cause === 'nothingAgainst' ? 'well' : 'nothingAgainst'),
    ]),
  ),
};

/** Hears one thing otherwise: `change` says what then is different in it. */
const hearingOf =
  <Name extends keyof Facts>(
    wanted: Name,
    change: (before: Heard, after: Heard, fact: Facts[Name], atMs: number) => Partial<Heard>,
  ): Hear =>
  (heard, name, fact, atMs) => {
    const after = hear(heard, name, fact, atMs);
    const isWanted = (one: string, _fact: unknown): _fact is Facts[Name] => one === wanted;
    return isWanted(name, fact) ? { ...after, ...change(heard, after, fact, atMs) } : after;
  };

/** Those who take in otherwise what is told. */
const MISHEARD: Readonly<Record<string, Hear>> = {
  'lets the begin of one end no other': hearingOf('schedule', (before, after, { id }) => ({
    schedule: { ...before.schedule, [id]: after.schedule[id] ?? 'none' },
  })),
  'keeps the stream of what was stopped': hearingOf('schedule', ({ stream }) => ({ stream })),
  'keeps a clock that was set': hearingOf('rtc', ({ clock }, after) => ({ clock: after.clock ?? clock })),
  'forgets at the next try that a stream had failed': hearingOf(
    'stream',
    (_before, { stream }, { status }) => ({
      stream: stream && status === 1 ? { ...stream, failedAtMs: null } : stream,
    }),
  ),
  'forgets with the start that it had failed': hearingOf('stream', (_before, { stream }, { status }) => ({
    stream: stream && status === 2 ? { ...stream, failedAtMs: null } : stream,
  })),
  'counts a loss from its end': hearingOf('connection', (_before, _after, _fact, connectionAtMs) => ({
    connectionAtMs,
  })),
  'keeps a stream beyond an answer': hearingOf('events', ({ stream }) => ({ stream })),
  'keeps volume and clock beyond an answer': hearingOf('events', ({ volume, clock }) => ({ volume, clock })),
  'does not hear what was edited': hearingOf('edited', ({ events }) => ({ events })),
  'takes each message of a stream for its begin': hearingOf('stream', (_before, { stream }, _fact, atMs) => ({
    stream: stream && { ...stream, atMs, tryingAtMs: stream.tryingAtMs === null ? null : atMs },
  })),
};

/** Lives through the nights once, for all that is asked of them. */
function keepLedger() {
  const page = createPage(judge);
  const broken = Object.entries(BROKEN).map(([name, judgeWrong]) => ({
    name,
    page: createPage(judgeWrong),
    isFound: false,
  }));
  const misheard = Object.entries(MISHEARD).map(([name, hearing]) => ({
    name,
    page: createHearingPage(hearing),
    isFound: false,
  }));
  const counts = Object.fromEntries(CAUSES.map((cause) => [cause, 0]));
  const complaints: string[] = [];
  const evening: Judgment[] = [];
  let minutes = 0;
  let apart = 0;
  let deaf = 0;
  for (let seed = 1; seed <= NIGHTS && complaints.length < 20; seed++) {
    liveANight(seed, (one, nowMs, utcMs) => {
      const moment = { nowMs, utcMs };
      const judgment = page(one, moment);
      const { cause, isApart } = one.truth.verdict(nowMs, utcMs);
      minutes++;
      counts[cause] = (counts[cause] ?? 0) + 1;
      if (isApart) apart++;
      if (isDeaf(one, judgment, nowMs)) deaf++;
      if (judgment.cause !== cause || (judgment.standing === 'unknown') !== isUnknown(cause)) {
        const when = new Date(utcMs).toISOString();
        complaints.push(`seed ${seed}, ${one.device.label}, ${when}: ${judgment.cause}, not ${cause}`);
      }
      for (const each of broken) {
        if (!each.isFound && seed <= SAMPLE) each.isFound = each.page(one, moment).cause !== cause;
      }
      const news = one.news.splice(0);
      for (const each of misheard) {
        if (!each.isFound && seed <= SAMPLE) each.isFound = each.page(one, moment, news).cause !== cause;
      }
      evening.push(judgment);
      if (evening.length < DEVICES) return;
      if (!addsUp(evening.splice(0))) complaints.push(`seed ${seed}: the counts do not add up`);
    });
  }
  const missed = [...broken, ...misheard].filter(({ isFound }) => !isFound).map(({ name }) => name);
  return { counts, complaints, minutes, apart, deaf, missed };
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

let ledger: ReturnType<typeof keepLedger> | undefined;
const readLedger = () => {
  ledger ??= keepLedger();
  return ledger;
};

test(
  `FLV-03 FLT-133 in ${NIGHTS} nights of ten devices with every fault, the judgment of each minute is the truth`,
  () => {
    const { counts, complaints, minutes, apart, deaf } = readLedger();
    if (process.env.CARILLON_SOAK) {
      const rows = { 'minutes watched': minutes, 'within a grace': apart, ...counts };
      console.info(
        Object.entries(rows)
          .map(([name, count]) => `${name.padEnd(20)}${count}`)
          .join('\n'),
      );
    }
    expect(complaints).toEqual([]);
    expect(deaf).toBe(0);
    expect(minutes).toBeGreaterThan(0.7 * NIGHTS * DEVICES * MINUTES);
    expect(apart / minutes).toBeLessThan(0.02);
    expect(NIGHTLY.filter((cause) => (counts[cause] ?? 0) < EACH)).toEqual([]);
  },
  TIMEOUT_MS,
);

test('FLV-03 the truth of the ledger knows nothing of the judgment: no module that it is made of is one of attention', () => {
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, from = ''] of text.matchAll(/\bfrom '([^']+)'/g)) {
      const door = /^@carillon\/protocol\/(.+)$/.exec(from)?.[1];
      if (door) visit(join(import.meta.dirname, '../../../packages/protocol/src', door, 'index.ts'));
      else if (from.startsWith('.')) visit(join(dirname(path), from));
    }
  };
  visit(join(import.meta.dirname, 'testTruth.ts'));
  expect(seen.size).toBeGreaterThan(20);
  expect([...seen].filter((path) => path.includes('attention'))).toEqual([]);
});

test(
  'FLV-03 the ledger finds each branch of the judgment that is broken on purpose',
  () => {
    expect(readLedger().missed).toEqual([]);
  },
  TIMEOUT_MS,
);
