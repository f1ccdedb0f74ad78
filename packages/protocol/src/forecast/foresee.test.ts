import { describe, expect, test } from 'vitest';
import {
  type AttentionEvent,
  createHeard,
  type FactName,
  type Facts,
  type Heard,
  hear,
} from '../attention/heard.ts';
import { encodeRepeat } from '../schedule/repeat.ts';
import { foresee } from './foresee.ts';

/** A Monday, 12:00 UTC, is the moment 0 of `hear`. */
const NOON_MS = Date.UTC(2026, 2, 2, 12);
const HOUR_MS = 3_600_000;

const on = (id: number, from: number, to: number, more: Partial<AttentionEvent> = {}): AttentionEvent => ({
  id: `evts/${id}`,
  name: `Radio ${id}`,
  mode: 'playback',
  repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
  time: [60 * from, 60 * to],
  ...more,
});
const NOON = on(1, 10, 14);
const EVENING = on(2, 18, 22);
const ALWAYS = on(3, 0, 0, { repeat: encodeRepeat({ kind: 'always' }) });

type Told = { readonly [K in FactName]: readonly [atS: number, name: K, fact: Facts[K]] }[FactName];

const take = <K extends FactName>(heard: Heard, [atS, name, fact]: readonly [number, K, Facts[K]]) =>
  hear(heard, name, fact, 1000 * atS);
const listen = (facts: readonly Told[], classId = 2) =>
  facts.reduce<Heard>((heard, told) => take(heard, told), createHeard(classId, 0));
const answered = (...events: AttentionEvent[]): Told[] => [
  [0, 'connection', 'open'],
  [1, 'events', events],
];
const state = (id: number, code: number): Told => [2, 'schedule', { id: `evts/${id}`, state: code }];
const [STOP, NEXT, PLAY] = [1, 2, 3];
const clock = (aheadS: number): Told => [3, 'rtcc', { epoch: NOON_MS / 1000 + 3 + aheadS }];

/** What is foreseen at 12:01 for an hour of that day. */
const at = (hour: number, facts: readonly Told[], classId = 2) =>
  foresee(
    listen(facts, classId),
    { nowMs: 60_000, utcMs: NOON_MS + 60_000 },
    NOON_MS + (hour - 12) * HOUR_MS,
  );

const hours = (from: number, to: number) => ({
  startMs: NOON_MS + (from - 12) * HOUR_MS,
  endMs: NOON_MS + (to - 12) * HOUR_MS,
});

describe('FLV-02 what plays at a moment', () => {
  test('is the event whose hours it is, with them and what comes next', () => {
    expect(at(19, answered(NOON, EVENING))).toEqual({
      isKnown: true,
      plays: { event: EVENING, ...hours(18, 22) },
      isByHand: false,
      why: null,
      displaced: [],
      next: { event: NOON, ...hours(34, 38) },
      aheadMs: 0,
      isLastRead: false,
    });
  });

  test('is nothing outside all hours, and in the minute in which they end', () => {
    const silent = { isKnown: true, plays: null, why: 'outsideHours', next: { event: EVENING } };
    expect(at(16, answered(NOON, EVENING))).toMatchObject(silent);
    expect(at(14, answered(NOON, EVENING))).toMatchObject(silent);
  });

  test('is nothing of a device that has no event, or none that its class can run', () => {
    const none = { isKnown: true, plays: null, why: 'noEvents', next: null };
    expect(at(16, answered())).toMatchObject(none);
    expect(at(12, answered(on(1, 10, 14, { mode: 'sender' })))).toMatchObject(none);
    expect(at(12, answered(on(1, 10, 14, { mode: 'sender' })), 3)).toMatchObject({
      plays: { event: { id: 'evts/1' } },
    });
  });

  test('is an event of a mode that only a newer firmware knows, once the device itself names it', () => {
    const newer = on(1, 18, 20, { mode: 'rtp' });
    expect(at(19, answered(newer))).toMatchObject({ plays: null });
    expect(at(19, [...answered(newer), state(1, NEXT)])).toMatchObject({ plays: { event: newer } });
  });

  test('is, of two at once, the one that began last; the other one is displaced and comes back', () => {
    const bells = on(2, 19, 20);
    const both = answered(on(1, 18, 22), bells);
    expect(at(19.5, both)).toMatchObject({
      plays: { event: bells },
      displaced: [{ event: { id: 'evts/1' }, ...hours(18, 22) }],
    });
    expect(at(21, both)).toMatchObject({ plays: { event: { id: 'evts/1' } }, displaced: [] });
  });

  test('is an event that always runs, from no begin to no end', () => {
    expect(at(19, [...answered(ALWAYS), state(3, PLAY)])).toMatchObject({
      plays: { event: ALWAYS, startMs: Number.NEGATIVE_INFINITY, endMs: Number.POSITIVE_INFINITY },
      next: null,
    });
  });
});

describe('FLV-02 what hands have done', () => {
  test('what was stopped is silent until its hours end, and plays in the next ones', () => {
    const facts = [...answered(NOON), state(1, STOP)];
    expect(at(13, facts)).toMatchObject({
      plays: null,
      why: 'stopped',
      displaced: [{ event: NOON, ...hours(10, 14) }],
    });
    expect(at(36, facts)).toMatchObject({ plays: { event: NOON, ...hours(34, 38) } });
  });

  test('what was stopped and comes next itself is told to be next: with its clock it is known, without it nobody knows', () => {
    const facts = [...answered(NOON), state(1, NEXT)];
    expect(at(13, facts)).toEqual({ isKnown: false, why: 'notStarted' });
    expect(at(13, [...facts, clock(0)])).toMatchObject({ plays: null, why: 'stopped' });
    expect(at(36, facts)).toMatchObject({ plays: { event: NOON } });
  });

  test('what was started by hand plays until the next hours begin', () => {
    const facts = [...answered(on(1, 8, 9), EVENING), state(1, PLAY)];
    expect(at(17, facts)).toMatchObject({
      plays: { event: { id: 'evts/1' }, startMs: Number.NEGATIVE_INFINITY, endMs: hours(18, 22).startMs },
      isByHand: true,
    });
    expect(at(19, facts)).toMatchObject({ plays: { event: EVENING }, isByHand: false });
    expect(at(23, facts)).toMatchObject({ plays: null, why: 'outsideHours' });
  });

  test('nothing of it is asked of a moment that is over, or of a device that is gone', () => {
    const facts = [...answered(NOON), state(1, STOP)];
    expect(at(11, facts)).toMatchObject({ plays: { event: NOON } });
    expect(at(13, [...facts, [30, 'presence', 'offline']])).toMatchObject({
      plays: { event: NOON },
      isLastRead: true,
    });
  });

  test('a device that has just answered, or whose hours have just begun, is not doubted', () => {
    const known = listen([
      [0, 'connection', 'open'],
      [59, 'events', [NOON]],
    ]);
    const now = { nowMs: 60_000, utcMs: NOON_MS + 60_000 };
    expect(foresee(known, now, now.utcMs)).toMatchObject({ plays: { event: NOON } });
    const begun = listen(answered(on(1, 12, 14)));
    const soon = { nowMs: 30_000, utcMs: NOON_MS + 30_000 };
    expect(foresee(begun, soon, soon.utcMs)).toMatchObject({ plays: { event: { id: 'evts/1' } } });
  });
});

describe('FLV-02 its clock', () => {
  test('one that is ahead begins and ends everything earlier', () => {
    const facts = [...answered(EVENING), clock(HOUR_MS / 1000)];
    expect(at(17.5, facts)).toMatchObject({ plays: { event: EVENING, ...hours(17, 21) }, aheadMs: HOUR_MS });
    expect(at(21.5, facts)).toMatchObject({ plays: null });
  });

  test('one that is off by less than a minute counts as right', () => {
    expect(at(18, [...answered(EVENING), clock(-59)])).toMatchObject({
      plays: { event: EVENING },
      aheadMs: 0,
    });
  });
});

describe('FLV-02 what nobody can know', () => {
  test.each([
    ['its class has no topics', 0, 'noTopics'],
    ['it has never told its events', 2, 'neverRead'],
  ] as const)('where %s, that is said', (_case, classId, why) => {
    expect(at(13, [], classId)).toEqual({ isKnown: false, why });
  });

  test('an event under one that began later, which is told to be the next one, may have been stopped', () => {
    const facts = [...answered(on(1, 8, 16), on(2, 10, 14)), state(1, NEXT), state(2, PLAY)];
    expect(at(13, facts)).toMatchObject({ plays: { event: { id: 'evts/2' } } });
    expect(at(15, facts)).toEqual({ isKnown: false, why: 'notStarted' });
    expect(at(33, facts)).toMatchObject({ plays: { event: { id: 'evts/1' } } });
  });
});
