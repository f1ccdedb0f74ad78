import {
  CAUSES,
  type CheckName,
  createHeard,
  type Evidence,
  type Judgment,
  judge,
} from '@carillon/protocol/attention';
import { describe, expect, test } from 'vitest';
import { createFormat } from '../../../hooks/useFormat.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { silenceTexts } from '../../../messages/en/silence.ts';
import { createMessages } from '../../../messages/messages.ts';
import { createClockFormat } from '../common/timeWords.ts';
import { describeSilence, type Silence } from './describeSilence.ts';
import type { SilenceKnown } from './silenceWords.ts';

const NOW_MS = Date.UTC(2026, 2, 4, 12);
/** By the clock that never jumps the page is ten minutes old. */
const ELAPSED_MS = 600_000;
const words = {
  t: createMessages().translate([silenceTexts, dashboardTexts, devicesTexts]),
  format: createFormat('en-US', 'UTC'),
  clockFormat: createClockFormat('en-US', 'UTC'),
  nowMs: NOW_MS,
  toUtcMs: (heardMs: number) => NOW_MS - (ELAPSED_MS - heardMs),
  known: {
    volume: { l: 24, r: 30, atMs: 0, isWitnessed: false },
    aheadMs: -1400,
    sources: { main: 'live.example:8000/a.mp3', failOver: 'backup.example/b.ogg', isSender: false },
    codec: 'MP3 192 kbps',
    answer: '',
  },
};

const event = { id: 'evts/1', name: 'Morning radio', mode: 'playback', repeat: 127, time: [0, 0] } as const;
const run = { event, startMs: NOW_MS - 3_600_000, endMs: NOW_MS + 3_600_000 };
const context = { fail: 1, host: 'backup.example', port: 8000, msg: 'Not found' };

/** More than there is room for. */
const evidence: readonly Evidence[] = [
  { key: 'due', isLastRead: false, ...run },
  { key: 'playing', event, isByHand: true },
  { key: 'stream', isFailOver: true, hasFailOver: true, retryMs: 15_000, context },
  { key: 'level', level: 72 },
  { key: 'quiet', sinceMs: ELAPSED_MS - 60_000 },
  { key: 'volume', l: 96, r: 96 },
  { key: 'clock', aheadMs: -720_000, state: null },
  { key: 'class', classId: 0 },
  { key: 'next', ...run },
];

const nothing = judge(createHeard(2, 0), { nowMs: 0, utcMs: 0 });

/** What kind of answer each is, and which check it fails. */
const KINDS: Readonly<Record<Judgment['cause'], readonly [Judgment['standing'], CheckName | null]>> = {
  connectionLost: ['unknown', 'connection'],
  refused: ['unknown', 'online'],
  notAnswered: ['unknown', null],
  offline: ['fault', 'online'],
  nothingScheduled: ['rest', 'due'],
  outsideHours: ['rest', 'due'],
  stoppedByHand: ['fault', 'notStopped'],
  notStarted: ['fault', 'notStopped'],
  anotherRuns: ['fault', 'notStopped'],
  failed: ['fault', 'stream'],
  onFailOver: ['fault', 'stream'],
  silent: ['fault', 'sound'],
  volumeOff: ['fault', 'volume'],
  clockWrong: ['fault', 'clock'],
  settling: ['passing', null],
  nothingAgainst: ['open', null],
  well: ['well', null],
};

/** A judgment of a cause as it is told. */
function told(cause: Judgment['cause'], change: Partial<Judgment> = {}): Judgment {
  const [standing, check] = KINDS[cause];
  const severity: Judgment['severity'] = standing === 'fault' ? 'warning' : 'none';
  const checks = check ? { ...nothing.checks, [check]: 'cause' as const } : nothing.checks;
  const rest = { ...nothing, isLastKnown: false, cause, standing, severity, checks };
  return { ...rest, evidence, untilMs: NOW_MS + 3_600_000, ...change };
}

const inWords = (judgment: Judgment) => describeSilence(judgment, words);
const foundAt = (checks: Silence['checks'], wanted: CheckName) =>
  checks.find(({ name }) => name === wanted)?.value;

test.each(CAUSES)('FLV-03 %s is said in a sentence, with four facts at most and eight checks', (cause) => {
  const { sentence, facts, checks, isLoud } = inWords(told(cause));
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(isLoud).toBe(KINDS[cause][0] === 'fault');
  expect(facts.length).toBeLessThanOrEqual(4);
  expect(facts.length > 0).toBe(isLoud);
  expect(checks).toHaveLength(8);
  for (const { label, word, value } of checks) {
    expect(`${label}${word}${value}`).not.toMatch(/[{}]|undefined/);
  }
  const marked = checks.filter(({ mark }) => mark === 'cause' || mark === 'rest');
  expect(marked.map(({ name }) => name)).toEqual([KINDS[cause][1]].filter((name) => name !== null));
});

test('only what is silent is asked why: what plays is not', () => {
  const titles = (playing: string | null) =>
    (['failed', 'silent', 'anotherRuns', 'onFailOver', 'clockWrong'] as const).map(
      (cause) => inWords(told(cause, { playing })).title,
    );
  const why = 'Why is it silent';
  const what = 'What is wrong';
  expect(titles('evts/1')).toEqual([why, why, what, what, what]);
  expect(titles(null)).toEqual([why, why, why, why, why]);
});

test('no two causes are said in the same sentence', () => {
  const sentences = CAUSES.map((cause) => inWords(told(cause)).sentence);
  expect(new Set(sentences).size).toBe(CAUSES.length);
});

test('a time is told only where this page heard it', () => {
  const value = (sinceMs: number | null) => inWords(told('failed', { sinceMs })).facts.at(-1)?.value;
  expect(value(ELAPSED_MS - 300_000)).toBe('11:55, as this page heard it');
  expect(value(null)).toBe('Not known, this page did not hear it begin');
  expect(value(ELAPSED_MS - 90_000_000)).toBe('Tue 11:00, as this page heard it');
  expect(value(ELAPSED_MS - 8 * 86_400_000)).toBe('Feb 24, 12:00, as this page heard it');
});

test('a clock is said to be behind or ahead, and what that does', () => {
  const clock = (aheadMs: number) =>
    inWords(told('clockWrong', { evidence: [{ key: 'clock', aheadMs, state: null }] }));
  expect(clock(-720_000).sentence).toBe('Its clock is 12\u00a0min behind this computer’s.');
  expect(clock(-720_000).detail).toContain('later');
  expect(clock(720_000).sentence).toBe('Its clock is 12\u00a0min ahead of this computer’s.');
  expect(clock(-720_000).facts[0]?.value).toBe('11:48:00');
  expect(clock(-56 * 365 * 86_400_000).facts[0]?.value).toContain('1970');
});

describe('FLV-03 of a stream that is not heard each source is told, with its address and what became of it', () => {
  const tell = (
    change: Partial<SilenceKnown>,
    hasFailOver: boolean,
    cause: 'failed' | 'onFailOver' = 'failed',
  ) => {
    const stream = { key: 'stream', isFailOver: false, hasFailOver, retryMs: 15_000, context: {} } as const;
    const known = { ...words.known, ...change };
    return describeSilence(told(cause, { evidence: [...evidence.slice(0, 1), stream] }), { ...words, known });
  };
  const main = {
    label: 'Main',
    value: 'live.example:8000/a.mp3',
    note: 'Not responding, next attempt after 15\u00a0s',
  };
  const since = { label: 'Since', value: 'Not known, this page did not hear it begin' };

  test('both', () => {
    const { sentence, facts, checks } = tell({ answer: '404 Not Found' }, true);
    expect(sentence).toBe('Neither stream responds.');
    expect(facts).toEqual([
      main,
      { label: 'Fail over', value: 'backup.example/b.ogg', note: 'Not responding' },
      { label: 'Answer', value: '404 Not Found' },
      since,
    ]);
    expect(foundAt(checks, 'stream')).toBe('Main and fail over failed');
  });

  test('the only one', () => {
    const { sentence, facts, checks } = tell({}, false);
    expect(sentence).toBe('The stream is not responding.');
    expect(facts).toEqual([main, since]);
    expect(foundAt(checks, 'stream')).toBe('Failed, trying again');
  });

  test('the fail-over, which is heard', () => {
    const { facts } = tell({}, true, 'onFailOver');
    expect(facts).toEqual([
      main,
      { label: 'Fail over', value: 'backup.example/b.ogg', note: 'Heard now' },
      since,
    ]);
  });

  test('an address with a password is not told, and the relay of a sender is none of a radio', () => {
    expect(tell({ sources: { main: '', failOver: '', isSender: true } }, false).facts[0]).toEqual({
      label: 'Relay server',
      value: 'Not responding, next attempt after 15\u00a0s',
    });
  });
});

describe('FLV-03 the chain says what was found', () => {
  const all = {
    connection: 'good',
    online: 'good',
    due: 'good',
    notStopped: 'good',
    stream: 'good',
    sound: 'good',
    volume: 'good',
    clock: 'good',
  } as const;
  const found = (change: Partial<Judgment>, known: Partial<SilenceKnown> = {}) =>
    describeSilence(told('well', { checks: all, playing: 'evts/1', ...change }), {
      ...words,
      known: { ...words.known, ...known },
    }).checks.map(({ value }) => value);

  test('where all is well', () => {
    expect(found({})).toEqual([
      'Live',
      'Online',
      'Morning radio, until 13:00',
      'Playing',
      'Main, MP3 192 kbps',
      '72 dB',
      '−12 dB',
      'Right within 2\u00a0s',
    ]);
  });

  test('what is not known has no value, and what a value would need neither', () => {
    const unknown = { ...all, volume: 'unknown', clock: 'unknown' } as const;
    expect(found({ checks: unknown }).slice(6)).toEqual(['', '']);
    expect(found({}, { volume: null, aheadMs: null, codec: '' }).slice(4)).toEqual(['Main', '72 dB', '', '']);
  });

  test('a clock that is wrong is so many minutes behind, and what is due waits for it', () => {
    const checks = { ...all, stream: 'notAsked', sound: 'notAsked', clock: 'cause' } as const;
    expect(found({ cause: 'clockWrong', checks, playing: null }, { aheadMs: -720_000 }).slice(3)).toEqual([
      'The schedule waits',
      'Nothing playing',
      'Nothing playing',
      '−12 dB',
      '12\u00a0min behind',
    ]);
  });

  test('a time only where this page heard it', () => {
    const at = (cause: 'offline' | 'stoppedByHand', sinceMs: number | null) =>
      foundAt(inWords(told(cause, { sinceMs })).checks, cause === 'offline' ? 'online' : 'notStopped');
    expect(at('offline', ELAPSED_MS - 300_000)).toBe('Offline since 11:55');
    expect(at('offline', null)).toBe('Offline');
    expect(at('stoppedByHand', ELAPSED_MS - 300_000)).toBe('Stopped since 11:55');
    expect(at('stoppedByHand', null)).toBe('Stopped');
  });
});

test('who stopped it nobody knows, and it says when it was looked', () => {
  const { facts, checkedAt } = inWords(told('stoppedByHand'));
  expect(facts.slice(-2)).toEqual([
    { label: 'By', value: 'Not known, the device does not say who' },
    { label: 'Since', value: 'Not known, this page did not hear it begin' },
  ]);
  expect(checkedAt).toBe('12:00:00');
});

test('where nothing speaks against it, it says what is not known', () => {
  const checks = { ...nothing.checks, connection: 'good', online: 'good', due: 'good' } as const;
  const { detail } = inWords(told('nothingAgainst', { checks }));
  expect(detail).toBe(
    'Not known: Not stopped, Stream responds, Sound arrives, Volume is on, and Clock is right.',
  );
});

test('a host that takes a cause for no fault has it in the quiet line', () => {
  expect(inWords(told('offline', { severity: 'none' }))).toMatchObject({ isLoud: false, facts: [] });
});
