import { localDay } from '@carillon/protocol/schedule';
import { expect, test } from 'vitest';
import { createDayScale } from './dayScale.ts';

const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);
const scaleOf = (zone: string, text: string) => createDayScale(zone, localDay(zone, at(text)));
const hoursOf = ({ drawn }: ReturnType<typeof createDayScale>, ms: number) => (ms - drawn.startMs) / HOUR_MS;

test('FLV-02 a day without a change is drawn as it passes', () => {
  const scale = scaleOf('Europe/Rome', '2027-03-27T12:00Z');
  expect(scale.skipped).toBeNull();
  expect(scale.drawn).toBe(scale.day);
  expect(scale.place(scale.read(at('2027-03-27T06:30Z')))).toBe(at('2027-03-27T06:30Z'));
});

test('FLV-02 where the clocks skip an hour, the axis has all 24, and that hour has its place', () => {
  const scale = scaleOf('Europe/Rome', '2027-03-28T12:00Z');
  const { drawn, skipped, place, read } = scale;
  expect((drawn.endMs - drawn.startMs) / HOUR_MS).toBe(24);
  expect(drawn.marks.map(({ atMs }) => hoursOf(scale, atMs))).toEqual([0, 6, 12, 18, 24]);
  expect(skipped && [skipped.startMs, skipped.endMs].map((ms) => hoursOf(scale, ms))).toEqual([2, 3]);
  // 06:30 in summer is 04:30 UTC.
  expect(hoursOf(scale, place(at('2027-03-28T04:30Z')))).toBe(6.5);
  expect(hoursOf(scale, place(at('2027-03-28T00:59Z')))).toBeCloseTo(1 + 59 / 60);
  expect(hoursOf(scale, place(at('2027-03-28T01:00Z')))).toBe(3);
  expect(read(drawn.startMs + 2.5 * HOUR_MS)).toBe(at('2027-03-28T01:00Z'));
  expect(read(drawn.startMs + 6.5 * HOUR_MS)).toBe(at('2027-03-28T04:30Z'));
  expect(read(drawn.startMs + HOUR_MS)).toBe(at('2027-03-28T00:00Z'));
});

test('FLV-02 a skipped midnight stands at the begin of its day', () => {
  const scale = scaleOf('Africa/Cairo', '2027-04-30T12:00Z');
  expect(
    scale.skipped && [scale.skipped.startMs, scale.skipped.endMs].map((ms) => hoursOf(scale, ms)),
  ).toEqual([0, 1]);
  expect(hoursOf(scale, scale.place(scale.day.endMs))).toBe(24);
  expect(scale.read(scale.drawn.startMs)).toBe(scale.day.startMs);
});

test('FLV-02 where the clocks show an hour twice, the day is an hour longer', () => {
  const scale = scaleOf('Europe/Rome', '2027-10-31T12:00Z');
  expect(scale.skipped).toBeNull();
  expect((scale.drawn.endMs - scale.drawn.startMs) / HOUR_MS).toBe(25);
});
