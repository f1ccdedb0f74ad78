import { localDay } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { findDayRuns, findTurns, toDayParts } from './dayLane.ts';
import { playback, sender } from './testEvents.ts';

const MINUTE_MS = 60_000;
// Wednesday, 2026-03-04 in Rome, an hour ahead of UTC.
const day = localDay('Europe/Rome', Date.UTC(2026, 2, 4, 12));
const atHour = (hour: number) => day.startMs + hour * 60 * MINUTE_MS;
const hours = (id: string, from: number, to: number) =>
  playback(id, { time: [from * 60 - 60, to * 60 - 60] });

const events = [hours('evts/3', 19, 23), hours('evts/1', 7, 12), hours('evts/2', 12, 18)];
const runs = findDayRuns(events, 2, day);

const statesAt = (hour: number, cause: Parameters<typeof toDayParts>[1]['cause'], playing: string | null) =>
  toDayParts(runs, { cause, playing }, atHour(hour)).map(({ state }) => state);

describe('EVT-09 the lane of a device', () => {
  test('has the runs of its events in the order of the day', () => {
    expect(runs.map(({ event }) => event.id)).toEqual(['evts/1', 'evts/2', 'evts/3']);
    expect(runs.map(({ startMs }) => startMs)).toEqual([atHour(7), atHour(12), atHour(19)]);
  });

  test.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [0, 0],
  ])('of class %i has what its class can run: %i of a sender', (classId, count) => {
    expect(findDayRuns([sender('evts/9')], classId, day)).toHaveLength(count);
  });

  test.each([
    ['before all', 6, 'outsideHours', null, ['next', 'later', 'later']],
    ['in the first', 8, 'well', 'evts/1', ['playing', 'next', 'later']],
    ['not all known', 8, 'nothingAgainst', 'evts/1', ['playing', 'next', 'later']],
    ['just begun', 8, 'settling', 'evts/1', ['playing', 'next', 'later']],
    ['as one ends and the next begins', 12, 'well', 'evts/2', ['was', 'playing', 'next']],
    ['on fail-over', 13, 'onFailOver', 'evts/2', ['was', 'warned', 'next']],
    ['without a sound', 13, 'silent', 'evts/2', ['was', 'warned', 'next']],
    ['at power off', 13, 'volumeOff', 'evts/2', ['was', 'warned', 'next']],
    ['failed', 13, 'failed', 'evts/2', ['was', 'failed', 'next']],
    ['stopped by hand', 13, 'stoppedByHand', null, ['was', 'held', 'next']],
    ['offline', 13, 'offline', null, ['was', 'held', 'next']],
    ['another one runs', 13, 'anotherRuns', 'evts/3', ['was', 'held', 'next']],
    ['after all', 23.5, 'outsideHours', null, ['was', 'was', 'was']],
  ] as const)('%s', (_case, hour, cause, playing, states) => {
    expect(statesAt(hour, cause, playing)).toEqual(states);
  });

  test('is another one by time alone when a run begins or ends, and at no other minute', () => {
    const statesOf = (atMs: number) =>
      toDayParts(runs, { cause: 'outsideHours', playing: null }, atMs)
        .map(({ state }) => state)
        .join();
    const changes: number[] = [];
    for (let atMs = day.startMs + MINUTE_MS; atMs < day.endMs; atMs += MINUTE_MS)
      if (statesOf(atMs) !== statesOf(atMs - MINUTE_MS)) changes.push(atMs);
    expect(changes).toEqual([7, 12, 18, 19, 23].map(atHour));
    expect([...new Set(findTurns(runs))]).toEqual(changes);
  });

  test('what runs always has no begin and no end', () => {
    const always = findDayRuns([playback('evts/1', { repeat: 1 << 21, time: [0, 0] })], 2, day);
    expect(toDayParts(always, { cause: 'well', playing: 'evts/1' }, atHour(3))).toMatchObject([
      { startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY, state: 'playing' },
    ]);
  });
});
