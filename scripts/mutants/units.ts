import { globSync } from 'node:fs';
import { defaultServerConditions } from 'vite';
import { createVitest, type Vitest } from 'vitest/node';
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

/** Of real time and of memory: all tests take seconds, and a mutant that never ends takes any of both. */
const MOST_MS = 90_000;
const MOST_MIB = 700;

/** The number of no mutant. */
const NONE = 0;

/**
 * Runs the unit tests of the firmware on each of these mutants. Answers which test fails first, by the id of the mutant; those
 * that no test finds are left out. One Vitest for as many as possible: to begin takes it longer than the tests.
 */
export async function judgeByUnits(
  sources: readonly Source[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  if (ids.length === 0) return found;
  let vitest = await openVitest(sources);
  // At last the firmware as it is, which shows that nothing was left of the one before.
  for (const id of [...ids, NONE]) {
    const failed = await findFailed(vitest, id);
    if (failed !== undefined) found.set(id, failed);
    if (failed !== ENDLESS) continue;
    await closeVitest(vitest);
    vitest = await openVitest(sources);
  }
  await closeVitest(vitest);
  const broken = found.get(NONE);
  if (broken !== undefined) throw new Error(`The unit tests do not pass: ${broken}`);
  return found;
}

const ENDLESS = 'no test: it never ends';

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms).unref());

async function findFailed(vitest: Vitest, id: number): Promise<string | undefined> {
  vitest.provide('mutant', id);
  const specifications = await vitest.globTestSpecifications();
  const run = vitest.runTestSpecifications(specifications, true).then(({ testModules, unhandledErrors }) => {
    const failed = testModules.find((module) => !module.ok());
    if (unhandledErrors.length > 0) return ENDLESS;
    return failed && ([...failed.children.allTests('failed')][0]?.fullName ?? failed.relativeModuleId);
  });
  const name = await Promise.race([run, after(MOST_MS, ENDLESS)]);
  vitest.state.clearErrors();
  return name;
}

/** One whose worker has died waits for it for ever. */
const closeVitest = (vitest: Vitest) => Promise.race([vitest.close(), after(5000, undefined)]);

async function openVitest(sources: readonly Source[]): Promise<Vitest> {
  const conditions = ['@carillon/source', ...defaultServerConditions];
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: globSync(TESTS, { cwd: root }).filter((file) => !SLOW.test(file)),
      setupFiles: ['scripts/seed.setup.ts', 'scripts/mutants/units.setup.ts'],
      // What it keeps of one list of mutants would be taken for that of another.
      fsModuleCache: false,
      isolate: false,
      bail: 1,
      testTimeout: MOST_MS,
      execArgv: [`--max-old-space-size=${MOST_MIB}`],
      reporters: [{}],
      provide: { mutant: NONE },
    },
    { root, plugins: [mutate(sources)], resolve: { conditions }, ssr: { resolve: { conditions } } },
  );
  await vitest.standalone();
  return vitest;
}
