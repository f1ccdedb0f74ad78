import { describe, expect, test } from 'vitest';
import {
  type AttentionEvent,
  createHeard,
  type FactName,
  type Facts,
  type Heard,
  hear,
} from '../attention/heard.ts';
import { Changes, HISTORY_MS, MOST_CHANGES, sumHistory } from './history.ts';
import { type HistoryState, isSameState, toHistoryState, UNWATCHED } from './state.ts';

/** In the hours of the event. */
const NOW_MS = Date.UTC(2026, 2, 4, 0, 30);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const EVENT: AttentionEvent = {
  id: 'evts/1',
  name: 'Morning radio',
  mode: 'playback',
  repeat: 127,
  time: [0, 60],
};

type Told = { readonly [K in FactName]: readonly [name: K, fact: Facts[K]] }[FactName];
const take = <K extends FactName>(heard: Heard, [name, fact]: readonly [K, Facts[K]], atMs: number) =>
  hear(heard, name, fact, atMs);
const listen = (...facts: Told[]) =>
  toHistoryState(
    facts.reduce<Heard>((heard, told, index) => take(heard, told, 1000 * index), createHeard(2, 0)),
    NOW_MS,
  );
const OPEN: Told = ['connection', 'open'];
const ANSWER: Told = ['events', [EVENT]];
const PLAY: Told = ['schedule', { id: 'evts/1', state: 3 }];
const stream = (status: number, fail?: number): Told => ['stream', { id: 'evts/1', status, ctx: { fail } }];

describe('FLV-05 what is recorded of what was heard', () => {
  test.each<[string, readonly Told[]]>([
    ['nothing was', []],
    ['nobody has answered yet', [OPEN]],
    ['the connection is in doubt', [OPEN, ANSWER, ['connection', 'doubted']]],
    ['the connection is lost', [OPEN, ANSWER, ['connection', 'lost']]],
    ['the broker refuses it', [OPEN, ANSWER, ['access', 'refused']]],
  ])('%s: it is not watched', (_case, facts) => {
    expect(listen(...facts)).toEqual(UNWATCHED);
  });

  test('that it is offline is known', () => {
    expect(listen(OPEN, ANSWER, ['presence', 'offline'])).toEqual({ presence: 'offline' });
  });

  test.each<[string, readonly Told[], object]>([
    ['plays nothing', [], { event: null, stream: 'none', isStopped: false, clock: null }],
    [
      'plays from main',
      [PLAY, stream(2)],
      { event: { id: 'evts/1', name: 'Morning radio' }, stream: 'main' },
    ],
    ['plays from the fail-over', [PLAY, stream(2, 1)], { stream: 'failOver' }],
    ['starts', [PLAY, stream(1)], { stream: 'starting' }],
    ['failed', [PLAY, stream(1), stream(5)], { stream: 'failed' }],
    ['failed, and tries again', [PLAY, stream(1), stream(5), stream(1)], { stream: 'failed' }],
    ['is heard again', [PLAY, stream(1), stream(5), stream(1), stream(2)], { stream: 'main' }],
    ['was stopped', [['schedule', { id: 'evts/1', state: 1 }]], { event: null, isStopped: true }],
    ['says of its clock', [['rtc', { state: 'Done' }]], { clock: 'Done' }],
  ])('a device that %s', (_case, facts, state) => {
    expect(listen(OPEN, ANSWER, ...facts)).toMatchObject({ presence: 'online', ...state });
  });
});

const online = (
  name: string | null,
  stream: 'none' | 'main' | 'failOver' | 'failed' = 'none',
): HistoryState => ({
  presence: 'online',
  event: name === null ? null : { id: name, name },
  isStopped: false,
  stream,
  clock: null,
});
const OFFLINE: HistoryState = { presence: 'offline' };

function record(...changes: (readonly [atMs: number, state: HistoryState])[]) {
  const history = new Changes();
  for (const [atMs, state] of changes) history.record(state, atMs);
  return history;
}

describe('FLV-05 the changes of a device', () => {
  test('are spans without a gap, up to now', () => {
    const history = record([0, online('A', 'main')], [HOUR_MS, OFFLINE], [2 * HOUR_MS, online(null)]);
    expect(history.read(3 * HOUR_MS)).toEqual({
      spans: [
        { startMs: 0, endMs: HOUR_MS, state: online('A', 'main') },
        { startMs: HOUR_MS, endMs: 2 * HOUR_MS, state: OFFLINE },
        { startMs: 2 * HOUR_MS, endMs: 3 * HOUR_MS, state: online(null) },
      ],
      folded: null,
    });
  });

  test('what says the same is no change', () => {
    const history = record([0, online('A')]);
    expect(history.record(online('A'), HOUR_MS)).toBe(false);
    expect(history.read(2 * HOUR_MS).spans).toHaveLength(1);
  });

  test('what a device tells right after it is heard again was so before; later it is a change', () => {
    const found = record(
      [-1, OFFLINE],
      [0, UNWATCHED],
      [HOUR_MS, online(null)],
      [HOUR_MS + 300, online('A', 'main')],
    );
    expect(found.read(2 * HOUR_MS).spans.map(({ startMs, state }) => [startMs, state])).toEqual([
      [-1, OFFLINE],
      [0, UNWATCHED],
      [HOUR_MS, online('A', 'main')],
    ]);
    const later = record(
      [-1, OFFLINE],
      [0, UNWATCHED],
      [HOUR_MS, online(null)],
      [HOUR_MS + 3000, online('A', 'main')],
    );
    expect(later.read(2 * HOUR_MS).spans).toHaveLength(4);
  });

  test('what belongs to one change is one: the stream ends and its event, and what begins in its place', () => {
    const ended = record([0, online('A', 'main')], [HOUR_MS, online('A')], [HOUR_MS + 20, online(null)]);
    expect(ended.read(2 * HOUR_MS).spans.map(({ startMs, state }) => [startMs, state])).toEqual([
      [0, online('A', 'main')],
      [HOUR_MS, online(null)],
    ]);
    const followed = record([0, online('A')], [HOUR_MS, online(null)], [HOUR_MS + 300, online('B')]);
    expect(followed.read(2 * HOUR_MS).spans).toHaveLength(2);
    const later = record([0, online('A')], [HOUR_MS, online(null)], [HOUR_MS + 2000, online('B')]);
    expect(later.read(2 * HOUR_MS).spans).toHaveLength(3);
  });

  test('of what changes all the time each change is kept that lasts two seconds', () => {
    const states = Array.from({ length: 20 }, (_, i) => [i * 2000, online(i % 2 ? 'A' : 'B')] as const);
    expect(record(...states).read(HOUR_MS).spans).toHaveLength(20);
  });

  test('what is asked anew, and says a moment later what it did all the time, has not ended', () => {
    const history = record([0, online('A')], [HOUR_MS, online(null)], [HOUR_MS + 300, online('A')]);
    expect(history.read(2 * HOUR_MS).spans).toHaveLength(1);
  });

  test('are kept for 24 hours, and cut where these begin', () => {
    const history = record([0, online('A')], [HOUR_MS, online('B')]);
    expect(history.read(HISTORY_MS + HOUR_MS / 2).spans[0]).toEqual({
      startMs: HOUR_MS / 2,
      endMs: HOUR_MS,
      state: online('A'),
    });
    expect(history.read(HISTORY_MS + HOUR_MS).spans).toHaveLength(1);
  });

  test('are at most 200: older ones are folded into how many they were', () => {
    const history = new Changes();
    for (let i = 0; i < MOST_CHANGES + 30; i++) history.record(online(i % 2 ? 'A' : 'B'), i * MINUTE_MS);
    const { spans, folded } = history.read(300 * MINUTE_MS);
    expect(spans).toHaveLength(MOST_CHANGES);
    expect(folded).toEqual({ startMs: 0, endMs: 30 * MINUTE_MS, changes: 30 });
    expect(spans[0]?.startMs).toBe(folded?.endMs);
    // What is older than a day is not told at all.
    expect(history.read(HISTORY_MS + 31 * MINUTE_MS).folded).toBeNull();
  });

  test('of a clock that is put back, what follows begins at the last change', () => {
    const history = record([HOUR_MS, online('A')], [0, OFFLINE]);
    expect(history.read(2 * HOUR_MS).spans.map(({ startMs }) => startMs)).toEqual([HOUR_MS, HOUR_MS]);
  });

  test('equal states are one object, of a thousand devices for a day', () => {
    const history = new Changes();
    for (let i = 0; i < 100; i++) history.record(i % 2 ? online('A') : OFFLINE, i * MINUTE_MS);
    expect(new Set(history.read(HOUR_MS).spans.map(({ state }) => state)).size).toBe(2);
    expect(isSameState(online('A'), online('A'))).toBe(true);
  });
});

test('FLV-05 sums say how often, how long, and how much was watched: what goes on as another kind of trouble is one time', () => {
  const history = record(
    [0, online('A', 'main')],
    [HOUR_MS, online('A', 'failOver')],
    [2 * HOUR_MS, online('A', 'failed')],
    [3 * HOUR_MS, UNWATCHED],
    [4 * HOUR_MS, OFFLINE],
    [5 * HOUR_MS, online('A', 'failed')],
    [6 * HOUR_MS, { ...online(null), isStopped: true } as HistoryState],
  );
  expect(sumHistory(history.read(7 * HOUR_MS))).toEqual({
    watchedMs: 6 * HOUR_MS,
    offline: { times: 1, ms: HOUR_MS },
    failing: { times: 2, ms: 3 * HOUR_MS },
    stopped: { times: 1, ms: HOUR_MS },
  });
});
