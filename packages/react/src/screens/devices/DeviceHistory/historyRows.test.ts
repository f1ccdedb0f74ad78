import { type HistorySpan, type HistoryState, UNWATCHED } from '@carillon/protocol/history';
import { describe, expect, test } from 'vitest';
import { joinStarts, toBars, toHistoryRows } from './historyRows.ts';

type Online = Extract<HistoryState, { presence: 'online' }>;

const OFFLINE: HistoryState = { presence: 'offline' };
const online = (name: string | null, rest: Partial<Online> = {}): Online => ({
  presence: 'online',
  event: name === null ? null : { id: `evts/${name}`, name },
  isStopped: false,
  stream: name === null ? 'none' : 'main',
  clock: null,
  ...rest,
});

type Told = HistoryState | readonly [HistoryState, number];

/** States of ten minutes each, one after the other; a number says how many seconds one lasts instead. */
function spansOf(...states: readonly Told[]): HistorySpan[] {
  let startMs = 0;
  return states.map((one) => {
    const [state, seconds] = 'presence' in one ? [one, 600] : one;
    const span = { startMs, endMs: startMs + 1000 * seconds, state };
    startMs = span.endMs;
    return span;
  });
}

/** The lines, the latest first: what each is, for how many seconds, and whether it goes on. */
const rowsOf = (...states: readonly Told[]) =>
  toHistoryRows(spansOf(...states)).map(({ startMs, endMs, goesOn, news }) => [
    news.kind,
    (endMs - startMs) / 1000,
    goesOn,
  ]);

describe('FLV-05 the lines of a history', () => {
  test('each says what is new, the latest first, and only the last one goes on', () => {
    const stopped = online(null, { isStopped: true });
    expect(rowsOf(online(null), online('A'), stopped, OFFLINE, online('A'), UNWATCHED, online(null))).toEqual(
      [
        ['watched', 600, true],
        ['unwatched', 600, false],
        ['online', 600, false],
        ['offline', 600, false],
        ['stopped', 600, false],
        ['begins', 600, false],
        ['watched', 600, false],
      ],
    );
  });

  test('an event ends, or another one begins in its place', () => {
    expect(rowsOf(online('A'), online('B'), online(null)).map(([kind]) => kind)).toEqual([
      'ended',
      'begins',
      'watched',
    ]);
  });

  test('what is said of the clock ends no other line, and no other change ends that', () => {
    const failed = online('A', { stream: 'failed' });
    const synchronized = { clock: 'Done' } as const;
    expect(
      rowsOf(failed, { ...failed, ...synchronized }, online('A', synchronized), online(null, synchronized)),
    ).toEqual([
      ['ended', 600, true],
      ['stream', 600, false],
      ['clock', 1800, true],
      ['watched', 1200, false],
    ]);
  });

  test('what comes back is told anew', () => {
    expect(rowsOf(online('A'), online('A', { stream: 'failOver' }), online('A'))).toEqual([
      ['stream', 600, true],
      ['stream', 600, false],
      ['watched', 600, false],
    ]);
  });

  test('a start that is soon over is one with what comes of it; a long one stands by itself', () => {
    const starting = online('A', { stream: 'starting' });
    expect(rowsOf(online(null), [starting, 5], online('A'))).toEqual([
      ['begins', 605, true],
      ['watched', 600, false],
    ]);
    expect(joinStarts(spansOf([starting, 31], online('A')))).toHaveLength(2);
    expect(joinStarts(spansOf([starting, 5], online('B')))).toHaveLength(2);
  });
});

test('FLV-05 a lane joins what stays the same, and has nothing where nothing is said', () => {
  const bars = toBars(
    spansOf(online('A'), online('A', { stream: 'failOver' }), UNWATCHED, online('A'), online(null)),
    (state) =>
      state.presence === 'online' && state.event ? { look: 'event', text: state.event.name } : null,
  );
  expect(bars.map(({ startMs, endMs }) => [startMs / 1000, endMs / 1000])).toEqual([
    [0, 1200],
    [1800, 2400],
  ]);
});
