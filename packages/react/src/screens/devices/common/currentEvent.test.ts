import type { ScheduleState, StreamMessage } from '@carillon/protocol/broker';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { describe, expect, test } from 'vitest';
import { findCurrentEvent, findNextEvent } from './currentEvent.ts';
import { NOON_MS, playback, sender } from './testEvents.ts';

const HOUR_MS = 3_600_000;
const events = [playback('evts/1'), playback('evts/2'), sender('evts/3')];

const known = (schedule: Record<string, ScheduleState>, stream: StreamMessage | null = null) => ({
  events,
  schedule,
  stream,
});

describe('DSH-03 the event that the dashboard is about', () => {
  test.each<[string, Record<string, ScheduleState>, string | null, ScheduleState | null]>([
    ['what plays, before what is scheduled', { 'evts/1': 'next', 'evts/2': 'play' }, 'evts/2', 'play'],
    ['what plays, before what was stopped', { 'evts/1': 'stop', 'evts/3': 'play' }, 'evts/3', 'play'],
    [
      'what was stopped and would play now, before what is scheduled',
      { 'evts/1': 'stop', 'evts/2': 'next' },
      'evts/1',
      'stop',
    ],
    ['what was stopped within its hours', { 'evts/1': 'none', 'evts/2': 'stop' }, 'evts/2', 'stop'],
    ['the first of two that are scheduled', { 'evts/2': 'next', 'evts/1': 'next' }, 'evts/1', 'next'],
    ['none, where nothing plays and nothing is scheduled', { 'evts/1': 'none' }, null, null],
    ['none, where the device said nothing', {}, null, null],
    ['none, where an event plays that the device does not list', { 'evts/9': 'play' }, null, null],
  ])('is %s', (_case, schedule, id, state) => {
    const current = findCurrentEvent(known(schedule), NOON_MS);
    expect([current?.event.id ?? null, current?.schedule ?? null]).toEqual([id, state]);
  });

  test('is what is scheduled, before what was stopped and would not play now', () => {
    const said = known({ 'evts/1': 'stop', 'evts/2': 'next' });
    expect(findCurrentEvent(said, NOON_MS + 2 * HOUR_MS)?.event.id).toBe('evts/2');
  });

  test.each<[string, Record<string, ScheduleState>, string]>([
    ['while another is scheduled already', { 'evts/1': 'stop', 'evts/2': 'next' }, 'evts/1'],
    ['where nothing is said of it any more', { 'evts/2': 'next' }, 'evts/1'],
    ['unless another plays already', { 'evts/2': 'play', 'evts/1': 'stop' }, 'evts/2'],
  ])('is what is stopping, %s', (_case, schedule, id) => {
    const current = findCurrentEvent(known(schedule, { id: 'evts/1', status: 3 }), NOON_MS);
    expect(current?.event.id).toBe(id);
  });

  test('is none before the device answered its events', () => {
    expect(findCurrentEvent({ ...known({ 'evts/1': 'play' }), events: null }, NOON_MS)).toBeNull();
    expect(findNextEvent({ ...known({ 'evts/1': 'next' }), events: null }, null, NOON_MS)).toBeNull();
  });

  test.each<[string, StreamMessage | null, string]>([
    ['nothing without a stream', null, 'nothing'],
    ['nothing where the stream is another event’s', { id: 'evts/2', status: 2 }, 'nothing'],
    ['what the stream of the event does', { id: 'evts/1', status: 2 }, 'started'],
    ['also that it failed', { id: 'evts/1', status: 5 }, 'failed'],
    ['nothing for a state that is not known', { id: 'evts/1', status: 9 }, 'nothing'],
  ])('has as its stream %s', (_case, stream, status) => {
    expect(findCurrentEvent(known({ 'evts/1': 'play' }, stream), NOON_MS)?.stream).toBe(status);
  });

  test.each([
    ['its run within its hours', 'evts/1', NOON_MS, { startMs: NOON_MS - HOUR_MS, endMs: NOON_MS + HOUR_MS }],
    ['none outside them, also when it plays', 'evts/1', NOON_MS + 2 * HOUR_MS, null],
    ['a run without ends, where it is always', 'evts/3', NOON_MS, { startMs: -Infinity, endMs: Infinity }],
  ])('has as its occurrence %s', (_case, id, nowMs, occurrence) => {
    expect(findCurrentEvent(known({ [id]: 'play' }), nowMs)?.occurrence).toEqual(occurrence);
  });
});

describe('the event that comes next', () => {
  const current = findCurrentEvent(known({ 'evts/1': 'play' }), NOON_MS);

  test('is the scheduled one, with the start of its next run', () => {
    const next = findNextEvent(known({ 'evts/1': 'play', 'evts/2': 'next' }), current, NOON_MS);
    expect([next?.event.id, next?.startMs]).toEqual(['evts/2', NOON_MS + 23 * HOUR_MS]);
  });

  test('is not the one that the dashboard shows already, but what hours bring after it', () => {
    const schedule = { 'evts/2': 'next' } as const;
    const shown = findCurrentEvent(known(schedule), NOON_MS);
    const next = findNextEvent(known(schedule), shown, NOON_MS);
    expect([next?.event.id, next?.startMs]).toEqual(['evts/1', NOON_MS + 23 * HOUR_MS]);
    const alone = { events: [playback('evts/2'), sender('evts/3')], schedule, stream: null };
    expect(findNextEvent(alone, shown, NOON_MS)).toBeNull();
  });

  test('is none while one plays of which the device says that nothing follows', () => {
    expect(findNextEvent(known({ 'evts/1': 'play' }), current, NOON_MS)).toBeNull();
  });

  test('has no start where its schedule never starts anew', () => {
    const always = playback('evts/2', { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] });
    const next = findNextEvent(
      { events: [always], schedule: { 'evts/2': 'next' }, stream: null },
      null,
      NOON_MS,
    );
    expect(next).toEqual({ event: always, startMs: null });
  });

  test('is none where nothing is scheduled', () => {
    expect(findNextEvent(known({ 'evts/1': 'play', 'evts/2': 'stop' }), current, NOON_MS)).toBeNull();
  });
});
