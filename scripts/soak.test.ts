import { expect, test } from 'vitest';
import { chooseSoakTests, findSoakTests } from './soak.ts';

test('the soak runs every test that gets better with time: kills, odd requests, orders of replies, messages, schedules, nights, weeks', () => {
  expect(findSoakTests()).toEqual([
    'mocks/src/fuzz.test.ts',
    'mocks/src/server/killed.test.ts',
    'packages/client/src/broker/schedules.test.ts',
    'packages/client/src/fleet/histories.test.ts',
    'packages/client/src/fleet/ledger.test.ts',
    'packages/protocol/src/basket/model.test.ts',
    'packages/protocol/src/schedule/model.test.ts',
    'packages/react/src/screens/devices/DeviceList/openForAWeek.soak.test.tsx',
    'packages/react/src/screens/devices/Fleet/openForADay.soak.test.tsx',
    'packages/react/src/screens/devices/Wall/openForAMonth.soak.test.tsx',
    'simulator/src/broker/soak.test.ts',
    'simulator/src/commands/fuzz.test.ts',
    'simulator/src/forecast/foresee.test.ts',
    'simulator/src/ledger/silence.test.ts',
  ]);
});

test('the soak runs those whose path has a word, and none where there is no such test', () => {
  expect(chooseSoakTests(['ledger', 'model'])).toEqual([
    'packages/client/src/fleet/ledger.test.ts',
    'packages/protocol/src/basket/model.test.ts',
    'packages/protocol/src/schedule/model.test.ts',
    'simulator/src/ledger/silence.test.ts',
  ]);
  expect(() => chooseSoakTests(['ledgre'])).toThrow("No test of the soak is 'ledgre'");
});
