import { expect, test } from 'vitest';
import {
  addSnooze,
  isSnoozed,
  keepSnoozes,
  MOST_SNOOZES,
  readSnoozes,
  type Snooze,
  writeSnoozes,
} from './snoozes.ts';
import { answered, attendedAt, failed, gone, judgeAt, NOON_MS, playing, type Told } from './testFleet.ts';

const offline = (labels: readonly string[], untilMs: number | null = null): Snooze => ({
  cause: 'offline',
  labels,
  untilMs,
});

const readAt = (atS: number, snoozes: readonly Snooze[], devices = house) => {
  const { incidents, singles, snoozed } = attendedAt(devices, atS, { snoozes });
  return {
    incidents: incidents.map(({ fallen }) => fallen.length),
    singles: singles.map(({ device, judgment }) => `${device.device_id} ${judgment.cause}`),
    snoozed: snoozed.map(({ judged }) => judged.map(({ device }) => device.device_id).join()),
  };
};

const house = [
  playing('A', [gone(100)]),
  playing('B', [gone(101)]),
  playing('C'),
  playing('D', [failed(100)]),
];

test('FLV-04 a snooze hides a reason, not a device', () => {
  expect(readAt(110, [])).toEqual({ incidents: [2], singles: ['D failed'], snoozed: [] });
  const other: Snooze = { cause: 'onFailOver', labels: ['D'], untilMs: null };
  expect(readAt(110, [other])).toEqual({ incidents: [2], singles: ['D failed'], snoozed: [] });
  const [failing] = [{ ...other, cause: 'failed' as const }];
  expect(readAt(110, [failing])).toEqual({ incidents: [2], singles: [], snoozed: ['D'] });
});

test('FLV-04 an incident is hidden while all of it is, and told again with the next device that falls', () => {
  expect(readAt(110, [offline(['A', 'B'])])).toEqual({
    incidents: [],
    singles: ['D failed'],
    snoozed: ['A,B'],
  });
  const more = [...house, playing('E', [gone(105)])];
  expect(readAt(112, [offline(['A', 'B'])], more)).toEqual({
    incidents: [3],
    singles: ['D failed'],
    snoozed: [],
  });
});

test('FLV-04 of those who were found offline the snoozed ones are not told with the others', () => {
  const found = ['A', 'B', 'C'].map((label) => ({
    device_id: label,
    told: [[0, 'connection', 'open'], gone(1)] satisfies Told[],
  }));
  expect(readAt(60, [offline(['A'])], found)).toEqual({ incidents: [2], singles: [], snoozed: ['A'] });
  expect(readAt(60, [offline(['A', 'B'])], found)).toEqual({
    incidents: [],
    singles: ['C offline'],
    snoozed: ['A,B'],
  });
});

test('FLV-04 a time wakes, whatever the reason does meanwhile', () => {
  const known = [offline(['A'], NOON_MS + 200_000)];
  expect(keepSnoozes(known, judgeAt(house, 50), NOON_MS + 199_999)).toBe(known);
  expect(keepSnoozes(known, judgeAt(house, 110), NOON_MS + 200_000)).toEqual([]);
});

test('FLV-04 until it changes: it wakes when the device is known to be otherwise, and not while nothing is known of it', () => {
  const devices = [
    playing('A', [gone(100), ...answered(130).slice(1)]),
    playing('B', [gone(100), [130, 'connection', 'lost'], [160, 'connection', 'open']]),
  ];
  const known = [offline(['A', 'B', 'Z'])];
  expect(keepSnoozes(known, judgeAt(devices, 110), NOON_MS)).toBe(known);
  expect(keepSnoozes(known, judgeAt(devices, 180), NOON_MS)).toEqual([offline(['B', 'Z'])]);
  expect(keepSnoozes([offline(['A'])], judgeAt(devices, 180), NOON_MS)).toEqual([]);
  // One that comes and goes is not told to be back before it stays.
  const restless = [playing('A', [gone(100), ...answered(103).slice(1)])];
  expect(keepSnoozes(known, judgeAt(restless, 107), NOON_MS)).toBe(known);
  expect(keepSnoozes(known, judgeAt(restless, 109), NOON_MS)).toEqual([offline(['B', 'Z'])]);
});

test('a reason is hidden by one snooze at a time, and of too many the oldest wakes', () => {
  const first = offline(['A', 'B']);
  expect(addSnooze([first], offline(['B'], 5))).toEqual([offline(['A']), offline(['B'], 5)]);
  expect(addSnooze([first], offline(['A', 'B'], 5))).toEqual([offline(['A', 'B'], 5)]);
  expect(addSnooze([first], { ...first, cause: 'failed' })).toHaveLength(2);
  const many = Array.from({ length: MOST_SNOOZES }, (_, index) => offline([`D${index}`]));
  const next = addSnooze(many, offline(['New']));
  expect([next.length, next[0], next.at(-1)]).toEqual([MOST_SNOOZES, many[1], offline(['New'])]);
});

test('FLT-060 what is kept is read again, and what cannot be a snooze is dropped', () => {
  const all = [offline(['A', 'B'], 5), { ...offline(['C']), cause: 'silent' as const }];
  expect(readSnoozes(writeSnoozes(all))).toEqual({ snoozes: all, isWhole: true });
  expect([writeSnoozes([]), readSnoozes(null)]).toEqual([null, { snoozes: [], isWhole: true }]);
  const text = (v: number, ...snoozes: unknown[]) => JSON.stringify({ v, snoozes });
  for (const odd of [
    { ...all[0], cause: 'tired' },
    { ...all[0], labels: [] },
    { ...all[0], untilMs: '5' },
    null,
  ])
    expect(readSnoozes(text(1, odd, all[1]))).toEqual({ snoozes: [all[1]], isWhole: false });
  for (const odd of ['{', 'null', '[]', text(2, all[0]), '{"v":1,"snoozes":{}}'])
    expect(readSnoozes(odd)).toEqual({ snoozes: [], isWhole: false });
  expect(isSnoozed(offline(['A']), { device_id: 'A' }, 'failed')).toBe(false);
});
