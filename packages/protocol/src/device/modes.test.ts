import { expect, test } from 'vitest';
import { canRun, DEVICE_MODES, EVENT_KINDS } from './modes.ts';

test('EVT-06 the modes of a device stand in the order of their numbers', () => {
  expect(DEVICE_MODES).toEqual(['undefined', 'playback', 'sender', 'rtp', 'usb']);
});

test('EVT-01 the chooser shows four kinds of events', () => {
  expect(Object.keys(EVENT_KINDS)).toEqual(['playback', 'sender', 'rtp', 'storage']);
});

test.each([
  ['playback', [1, 2, 3]],
  ['sender', [3]],
  ['rtp', []],
  ['storage', []],
] as const)('EVT-01 an event of the kind %s runs on the classes %j', (kind, classes) => {
  expect([-1, 0, 1, 2, 3, 4, 5, Number.NaN].filter((classId) => canRun(classId, kind))).toEqual(classes);
});
