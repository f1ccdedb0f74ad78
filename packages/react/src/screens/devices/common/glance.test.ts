import { CAUSES, type Cause, createHeard, type Judgment, judge } from '@carillon/protocol/attention';
import { describe, expect, test } from 'vitest';
import { tellPresence, toGlance } from './glance.ts';

const nothing = judge(createHeard(2, 0), { nowMs: 0, utcMs: 0 });
const told = (change: Partial<Judgment>): Judgment => ({ ...nothing, isLastKnown: false, ...change });

const STANDINGS: Partial<Record<Cause, Judgment['standing']>> = {
  connectionLost: 'unknown',
  refused: 'unknown',
  notAnswered: 'unknown',
  nothingScheduled: 'rest',
  outsideHours: 'rest',
  settling: 'passing',
  nothingAgainst: 'open',
  well: 'well',
};

/** As it is judged where no host says otherwise. */
function usual(cause: Cause): Judgment {
  const standing = STANDINGS[cause] ?? 'fault';
  const severity = cause === 'failed' ? 'danger' : standing === 'fault' ? 'warning' : 'none';
  return { ...nothing, isLastKnown: false, cause, standing, severity };
}
const TOLD = CAUSES.filter((cause) => cause !== 'settling');

test.each(TOLD)('FLT-133 %s is never called playing or paused but where nothing is wrong', (cause) => {
  const isWell = ['nothingAgainst', 'well'].includes(cause);
  const isAtRest = ['nothingScheduled', 'outsideHours'].includes(cause);
  const { kind } = toGlance({ ...usual(cause), playing: 'evts/1' });
  expect([kind === 'playing', kind === 'paused']).toEqual([isWell, isAtRest]);
});

test.each([
  ['it answers and plays', { playing: 'evts/1' }, 'good', 'playing'],
  ['it answers and plays nothing', { playing: null }, 'good', 'paused'],
  ['it has just gone', { playing: null }, 'unknown', 'ready'],
] as const)('what has just changed is told as before: %s', (_case, change, online, kind) => {
  const judgment = told({ cause: 'settling', checks: { ...nothing.checks, online }, ...change });
  expect(toGlance(judgment).kind).toBe(kind);
});

test('what was known once and nobody vouches for is said to be that, whatever it was', () => {
  expect(toGlance(told({ cause: 'connectionLost', isLastKnown: true })).kind).toBe('lastKnown');
  expect(toGlance(told({ cause: 'connectionLost' })).kind).toBe('ready');
});

describe('FLV-03 a glance is as grave as the host says', () => {
  test.each(TOLD.filter((cause) => cause !== 'connectionLost'))('%s', (cause) => {
    const kinds = (['danger', 'warning', 'none'] as const).map(
      (severity) => toGlance({ ...usual(cause), severity, playing: 'evts/1' }).kind,
    );
    expect(kinds.slice(0, 2)).toEqual(['failed', cause === 'offline' ? 'offline' : 'warning']);
    expect(['failed', 'warning', 'offline']).not.toContain(kinds[2]);
  });

  test('of no consequence: by whether anything plays, and a stream that has failed does not', () => {
    const none = { ...usual('onFailOver'), severity: 'none', playing: 'evts/1' } as const;
    expect(toGlance(none).kind).toBe('playing');
    expect(toGlance({ ...usual('stoppedByHand'), severity: 'none' }).kind).toBe('paused');
    expect(toGlance({ ...none, cause: 'failed', isFailing: true }).kind).toBe('paused');
  });
});

test('a stream that comes and goes within its grace is never said to play', () => {
  const settling = { ...usual('settling'), checks: { ...nothing.checks, online: 'good' } } as const;
  expect(toGlance({ ...settling, playing: 'evts/1', isFailing: true }).kind).toBe('failed');
});

test.each([
  ['has just said Offline', { ...usual('settling'), pending: 'offline' }, 'offline'],
  ['comes and goes', usual('settling'), 'checking'],
  ['is not for this person', usual('refused'), 'refused'],
  ['was known once', { ...usual('notAnswered'), isLastKnown: true }, 'lastKnown'],
  ['cannot be heard', usual('connectionLost'), 'notKnown'],
] as const)('a device that %s', (_case, judgment, presence) => {
  expect(tellPresence(judgment)).toBe(presence);
});
