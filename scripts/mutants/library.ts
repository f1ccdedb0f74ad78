import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import type { runScenario as RunScenario, Scenario } from '@carillon/simulator';
import { openLibrary, type Play } from '../../simulator/src/mutate/library.ts';

/** Of real time; a mutant that goes on for ever is found by what it passes. */
const TIMEOUT_MS = 30_000;

interface World {
  readonly runScenario: typeof RunScenario;
  readonly library: readonly (readonly [file: string, scenarios: readonly Scenario[]])[];
}

/** The library with its firmware, from the script that `bundleLibrary` makes. */
export function openBundle(script: string) {
  const make: unknown = new Script(script, { filename: 'library.js' }).runInThisContext();
  const require = createRequire(import.meta.url);

  return openLibrary((isMutant): readonly Play[] => {
    const exports: Partial<World> = {};
    if (typeof make === 'function') make(exports, { exports }, require, isMutant);
    const { runScenario, library } = exports;
    if (!runScenario || !library) throw new Error('The bundle has no library.');
    return library.flatMap(([, scenarios]) =>
      scenarios.map((scenario) => ({
        title: scenario.title,
        run: () => runScenario(scenario, { timeoutMs: TIMEOUT_MS }),
      })),
    );
  });
}
