import { expect, test } from 'vitest';
import { type FirstRunFacts, type FirstRunStep, firstRunStep } from './firstRunStep.ts';

const owner: FirstRunFacts = { firstRun: 'begun', isAdmin: false, devices: 1, hasEvent: false };

test.each<[string, Partial<FirstRunFacts>, FirstRunStep | null]>([
  ['an owner without devices', { firstRun: 'none', devices: 0 }, 'register'],
  ['one who has begun, and has none yet', { devices: 0 }, 'register'],
  ['one who has registered', {}, 'plan'],
  ['one who has registered several', { devices: 3 }, 'plan'],
  ['one who has planned', { hasEvent: true }, 'hear'],
  ['one who has unregistered what had an event', { devices: 0, hasEvent: true }, 'register'],
  ['one who has heard', { firstRun: 'ended', hasEvent: true }, null],
  ['one who has heard, and unregistered all', { firstRun: 'ended', devices: 0 }, null],
  ['one who has devices and never began', { firstRun: 'none' }, null],
  ['one who has events and never began', { firstRun: 'none', hasEvent: true }, null],
  ['one whose devices are not known yet', { devices: undefined }, null],
  ['an administrator without devices', { firstRun: 'none', isAdmin: true, devices: 0 }, null],
  ['an administrator who was an owner', { isAdmin: true }, null],
])('NAV-20 %s', (_, facts, step) => {
  expect(firstRunStep({ ...owner, ...facts })).toBe(step);
});
