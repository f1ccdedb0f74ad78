import { CAUSES, createHeard, type Judgment, judge } from '@carillon/protocol/attention';
import { expect, test } from 'vitest';
import { toGlance } from './glance.ts';

const nothing = judge(createHeard(2, 0), { nowMs: 0, utcMs: 0 });
const told = (change: Partial<Judgment>): Judgment => ({ ...nothing, isLastKnown: false, ...change });

test.each(CAUSES.filter((cause) => cause !== 'settling'))(
  'FLT-133 %s is never called playing or paused but where nothing is wrong',
  (cause) => {
    const isWell = ['nothingAgainst', 'well'].includes(cause);
    const isAtRest = ['nothingScheduled', 'outsideHours'].includes(cause);
    const { kind } = toGlance(told({ cause, playing: 'evts/1' }));
    expect([kind === 'playing', kind === 'paused']).toEqual([isWell, isAtRest]);
  },
);

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
