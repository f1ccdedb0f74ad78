import { scenarios } from '@carillon/simulator/vitest';

// A project as somebody has it, which vitest.test.ts runs.
await scenarios(['../../scenarios/{play,failover}.scenario.ts', 'seen.scenario.ts']);
await scenarios(['../cli/testdata/failing.scenario.ts', '../cli/testdata/empty.ts'], { seed: 11 });
