import {
  CAUSES,
  type Cause,
  type Facts,
  type Heard,
  hear,
  type Judgment,
  judge,
  type Moment,
} from '@carillon/protocol/attention';

/** All that a night can bring about. Who may not hear a device hears nothing of its nights: that is a test of the judgment. */
export const NIGHTLY = CAUSES.filter((cause) => cause !== 'refused');

export type Judge = (heard: Heard, moment: Moment) => Judgment;
export type Hear = typeof hear;

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
export const BROKEN: Readonly<Record<string, Judge>> = {
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
export const MISHEARD: Readonly<Record<string, Hear>> = {
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
