import { globSync } from 'node:fs';
import { defaultServerConditions } from 'vite';
import { createVitest } from 'vitest/node';
import { root } from '../process.ts';
import { mutate } from './bundle.ts';
import type { Source } from './sources.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mutant: number;
  }
}

/** Tests that hold the firmware to its rules; what draws its cases for seconds would double the time. */
const TESTS = 'simulator/src/{firmware,commands}/*.test.ts';
const SLOW = /fuzz\.test\.ts$/;

/** The number of no mutant. */
const NONE = 0;

/**
 * Runs the unit tests of the firmware on each of these mutants. Answers which test fails first, by the id of the mutant; those
 * that no test finds are left out. One Vitest for all of them: to begin takes it longer than the tests.
 */
export async function judgeByUnits(
  sources: readonly Source[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  if (ids.length === 0) return found;
  const conditions = ['@carillon/source', ...defaultServerConditions];
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: globSync(TESTS, { cwd: root }).filter((file) => !SLOW.test(file)),
      setupFiles: ['scripts/seed.setup.ts', 'scripts/mutants/units.setup.ts'],
      isolate: false,
      bail: 1,
      testTimeout: 30_000,
      reporters: [{}],
      provide: { mutant: NONE },
    },
    { root, plugins: [mutate(sources)], resolve: { conditions }, ssr: { resolve: { conditions } } },
  );
  try {
    await vitest.standalone();
    const specifications = await vitest.globTestSpecifications();
    // At last the firmware as it is, which shows that nothing was left of the one before.
    for (const id of [...ids, NONE]) {
      vitest.provide('mutant', id);
      const { testModules } = await vitest.runTestSpecifications(specifications, true);
      const failed = testModules.find((module) => !module.ok());
      const test = failed && [...failed.children.allTests('failed')][0];
      if (failed) found.set(id, test?.fullName ?? failed.relativeModuleId);
      vitest.state.clearErrors();
    }
  } finally {
    await vitest.close();
  }
  const broken = found.get(NONE);
  if (broken !== undefined) throw new Error(`The unit tests do not pass: ${broken}`);
  return found;
}
