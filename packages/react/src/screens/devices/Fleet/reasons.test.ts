import type { Cause } from '@carillon/protocol/attention';
import { expect, test } from 'vitest';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { countFleet, findReason, groupByReason, needsAttention } from './reasons.ts';

const KNOWN = {
  well: ['well', 'none', 'evts/1'],
  nothingAgainst: ['open', 'none', 'evts/1'],
  outsideHours: ['rest', 'none', null],
  nothingScheduled: ['rest', 'none', null],
  settling: ['passing', 'none', null],
  notAnswered: ['unknown', 'none', null],
  refused: ['unknown', 'none', null],
  connectionLost: ['unknown', 'warning', null],
  offline: ['fault', 'warning', null],
  failed: ['fault', 'danger', 'evts/1'],
  onFailOver: ['fault', 'warning', 'evts/1'],
  silent: ['fault', 'warning', 'evts/1'],
  volumeOff: ['fault', 'warning', 'evts/1'],
  clockWrong: ['fault', 'warning', 'evts/1'],
  stoppedByHand: ['fault', 'warning', null],
  notStarted: ['fault', 'warning', null],
  anotherRuns: ['fault', 'warning', 'evts/2'],
} as const satisfies Record<Cause, readonly unknown[]>;

// Only what is grouped: the rest of a judgment says nothing here.
function judgment(cause: Cause, severity?: Judgment['severity']) {
  const [standing, usual, playing] = KNOWN[cause];
  return { cause, standing, severity: severity ?? usual, playing } as Judgment;
}

const causes = Object.keys(KNOWN) as Cause[];
const judged = (given: readonly Cause[], severity?: Judgment['severity']) =>
  given.map((cause, device) => ({ device, judgment: judgment(cause, severity) }));

test('FLV-01 worst first: red, amber in the order of the drawings, then what nobody knows, and what is well', () => {
  expect(groupByReason(judged(causes)).map(({ reason }) => reason)).toEqual([
    'failed',
    'offline',
    'silent',
    'volumeOff',
    'onFailOver',
    'stoppedByHand',
    'notStarted',
    'anotherRuns',
    'clockWrong',
    'unknown',
    'nothingScheduled',
    'idle',
    'playing',
  ]);
});

test('FLV-01 each device stands in one group, in the order in which they were given', () => {
  const groups = groupByReason(judged([...causes, ...causes]));
  const devices = groups.flatMap((group) => group.devices);
  expect([...devices].sort((a, b) => a - b)).toEqual(devices.map((_, i) => i));
  for (const group of groups) expect(group.devices).toEqual([...group.devices].sort((a, b) => a - b));
});

test('FLV-01 what a host finds grave needs attention and stands with it, and what it finds harmless does not', () => {
  expect(needsAttention(judgment('nothingScheduled', 'warning'))).toBe(true);
  expect(needsAttention(judgment('offline', 'none'))).toBe(false);
  const both = [
    ...judged(['well']),
    ...judged(['nothingScheduled'], 'danger'),
    ...judged(['failed'], 'none'),
  ];
  expect(groupByReason(both).map(({ reason }) => reason)).toEqual(['nothingScheduled', 'failed', 'playing']);
});

test('FLV-01 that this page is cut off is no reason to look after a device', () => {
  expect(needsAttention(judgment('connectionLost'))).toBe(false);
  expect(findReason(judgment('connectionLost'))).toBe('unknown');
});

test('FLV-01 each device is counted once', () => {
  const counts = countFleet(causes.map((cause) => judgment(cause)));
  expect(counts).toEqual({ playing: 5, idle: 5, failed: 1, noSound: 2, offline: 1, unknown: 3 });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(causes.length);
});
