import { describe, expect, test } from 'vitest';
import {
  advanceLane,
  isClipping,
  isStale,
  type MeterLane,
  nextChangeMs,
  readLevel,
  receiveLevel,
  silentLane,
} from './meterBallistics.ts';

const heard = (...messages: [nowMs: number, value: unknown][]): MeterLane =>
  messages.reduce((lane, [nowMs, value]) => receiveLevel(lane, value, nowMs), silentLane);

describe('FLT-043: what is no level never leaves the scale', () => {
  test.each([
    ['within the scale', 78, 78],
    ['the top of the scale', 95, 95],
    ['one above the scale', 96, 95],
    ['an absurd number', 1e9, 95],
    ['infinity', Number.POSITIVE_INFINITY, 95],
    ['below the scale', -1, 0],
    ['not a number', Number.NaN, undefined],
    ['a string', '78', undefined],
    ['nothing', undefined, undefined],
    ['null', null, undefined],
    ['an object', { left: 40 }, undefined],
  ])('reads %s', (_case, value, level) => {
    expect(readLevel(value)).toBe(level);
  });

  test('keeps the last value when a channel is missing', () => {
    expect(heard([0, 60], [50, undefined])).toMatchObject({ target: 60, level: 60, heardAtMs: 50 });
  });
});

describe('DSH-04: the bar of a meter', () => {
  test.each([
    ['rises at once', heard([0, 20], [50, 70]), 50, 70],
    ['falls 13 dB in a second', heard([0, 80], [1, 10]), 1001, 67],
    ['stops falling at what was said last', heard([0, 80], [1, 75]), 1501, 75],
    ['stands while the last message is younger than 2 s', heard([0, 80]), 2000, 80],
    ['falls to nothing from then on', heard([0, 80]), 3000, 67],
    ['goes on falling through what was said last', heard([0, 80], [1, 75]), 3001, 62],
    ['reaches the bottom and stays', heard([0, 80]), 60_000, 0],
  ])('%s', (_case, lane, nowMs, level) => {
    expect(advanceLane(lane, nowMs).level).toBeCloseTo(level, 5);
  });

  test('falls the same whether it is asked once or many times', () => {
    let lane = heard([0, 80], [1, 10]);
    for (let nowMs = 1; nowMs <= 4001; nowMs += 16) lane = advanceLane(lane, nowMs);
    expect(advanceLane(lane, 4001).level).toBeCloseTo(advanceLane(heard([0, 80], [1, 10]), 4001).level, 5);
  });
});

describe('DSH-04: the peak mark of a meter', () => {
  const lane = heard([0, 80], [50, 30]);
  test.each([
    ['holds for 3 s after the bar left it', 3050, 80],
    ['then falls 13 dB a second', 4050, 67],
    ['ends at the bottom', 60_000, 0],
  ])('%s', (_case, nowMs, peak) => {
    expect(advanceLane(lane, nowMs).peak).toBeCloseTo(peak, 5);
  });

  test('is never below the bar', () => {
    const louder = receiveLevel(lane, 90, 100);
    expect(louder.peak).toBe(90);
  });
});

describe('DSH-04: the CLIP lamp of a meter', () => {
  test.each([
    ['stays dark below 95', heard([0, 94]), 0, false],
    ['lights at 95', heard([0, 95]), 0, true],
    ['is held after the level has gone', heard([0, 95], [50, 20]), 2999, true],
    ['goes out after 3 s', heard([0, 95], [50, 20]), 3000, false],
  ])('%s', (_case, lane, nowMs, isLit) => {
    expect(isClipping(lane, nowMs)).toBe(isLit);
  });
});

test.each([
  ['never heard', silentLane, 0, true],
  ['just heard', heard([0, 50]), 1999, false],
  ['unheard for 2 s', heard([0, 50]), 2000, true],
])('a lane %s is stale: %s', (_case, lane, nowMs, stale) => {
  expect(isStale(lane, nowMs)).toBe(stale);
});

describe('nothing is drawn while nothing moves', () => {
  test.each([
    ['a lane never heard never changes', silentLane, 0, Number.POSITIVE_INFINITY],
    ['a steady level changes when it is stale', heard([0, 50]), 10, 2000],
    ['a falling bar changes now', heard([0, 50], [50, 20]), 60, 60],
    ['a lamp changes when it goes out', { ...heard([0, 95]), heardAtMs: 2500 }, 100, 3000],
    [
      'a lane that fell to nothing never changes',
      advanceLane(heard([0, 50]), 60_000),
      60_000,
      Number.POSITIVE_INFINITY,
    ],
  ])('%s', (_case, lane, nowMs, changeMs) => {
    expect(nextChangeMs(lane, nowMs)).toBe(changeMs);
  });
});
