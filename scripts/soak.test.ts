import { expect, test } from 'vitest';
import { findSoakTests } from './soak.ts';

test('the soak runs every test that gets better with time: kills, odd requests, orders of replies, messages, schedules, nights, a week', () => {
  expect(findSoakTests()).toEqual([
    'mocks/src/fuzz.test.ts',
    'mocks/src/server/killed.test.ts',
    'packages/client/src/broker/schedules.test.ts',
    'packages/protocol/src/schedule/model.test.ts',
    'packages/react/src/screens/devices/DeviceList/openForAWeek.soak.test.tsx',
    'simulator/src/broker/soak.test.ts',
    'simulator/src/commands/fuzz.test.ts',
    'simulator/src/ledger/silence.test.ts',
  ]);
});
