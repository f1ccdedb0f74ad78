import { encodeRepeat, localDay } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { findDayRuns } from '../common/dayLane.ts';
import { playback, sender } from '../common/testEvents.ts';
import { findDayFacts } from './dayFacts.ts';

/** Wednesday, November 11, 2026. */
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 11, hour, minute);
const DAY_MS = 86_400_000;
const day = localDay('UTC', at(14));
const everyDay = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });
const daily = (id: string, from: number, to: number) =>
  playback(id, { repeat: everyDay, time: [from * 60, to * 60] });

const morning = daily('evts/1', 7, 12);
const afternoon = daily('evts/2', 12, 18);
const chimes = daily('evts/3', 18, 19);
const night = daily('evts/4', 22, 6);
const always = playback('evts/5', { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] });

type Events = Parameters<typeof findDayFacts>[0];
type Judged = Parameters<typeof findDayFacts>[3];

function find(events: Events, judged: Partial<Judged>, nowMs: number, classId = 2) {
  const runs = findDayRuns(events, classId, day);
  return findDayFacts(
    events,
    { class_id: classId },
    runs,
    { cause: 'outsideHours', playing: null, ...judged },
    nowMs,
  );
}

describe('EVT-09 what a device was, is and comes to today', () => {
  test('it plays in its hours: the run before, this one, and the next two', () => {
    const facts = find([chimes, afternoon, morning], { playing: 'evts/2', cause: 'nothingAgainst' }, at(14));
    expect(facts.was).toMatchObject({ event: morning, startMs: at(7), endMs: at(12) });
    expect(facts.is).toEqual({
      kind: 'playing',
      run: { event: afternoon, startMs: at(12), endMs: at(18) },
    });
    expect(facts.comes.map(({ event, startMs }) => [event, startMs])).toEqual([
      [chimes, at(18)],
      [morning, at(7) + DAY_MS],
    ]);
  });

  test.each<[string, Events, Partial<Judged>, number, unknown]>([
    ['nothing is due', [morning], {}, at(14), { kind: 'nothing' }],
    [
      'a hand has started it outside its hours',
      [morning],
      { playing: 'evts/1', cause: 'nothingAgainst' },
      at(14),
      { kind: 'byHand', event: morning },
    ],
    [
      'it is due and does not play',
      [afternoon],
      { cause: 'stoppedByHand' },
      at(14),
      { kind: 'due', run: { event: afternoon, startMs: at(12), endMs: at(18) }, isKnown: true },
    ],
    [
      'it is due, and nobody knows whether it plays',
      [afternoon],
      { cause: 'offline' },
      at(14),
      { kind: 'due', run: { event: afternoon, startMs: at(12), endMs: at(18) }, isKnown: false },
    ],
    [
      'the night of yesterday goes on',
      [night],
      { playing: 'evts/4', cause: 'nothingAgainst' },
      at(5),
      { kind: 'playing', run: { event: night, startMs: at(22) - DAY_MS, endMs: at(6) } },
    ],
    ['what its class cannot run is not due', [sender('evts/6')], {}, at(14), { kind: 'nothing' }],
  ])('%s', (_case, events, judged, nowMs, is) => {
    expect(find(events, judged, nowMs).is).toEqual(is);
  });

  test('what runs always has no begin, no end, and nothing comes of it', () => {
    const facts = find([always], { playing: 'evts/5', cause: 'nothingAgainst' }, at(14));
    expect(facts).toMatchObject({ was: null, is: { kind: 'playing' }, comes: [] });
  });

  test('the next of one event alone is tomorrow, and the day after', () => {
    const { comes, was } = find([morning], {}, at(14));
    expect(comes.map(({ startMs }) => startMs)).toEqual([at(7) + DAY_MS, at(7) + 2 * DAY_MS]);
    expect(was?.endMs).toBe(at(12));
  });
});
