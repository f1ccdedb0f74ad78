import type { Exception } from '../../mutate/except.ts';
import { openMutants, UnmutableError } from '../../mutate/firmware.ts';
import { openLibrary } from '../../mutate/library.ts';
import { sampleMutants } from '../../mutate/mutants.ts';
import { decide, type Verdict } from '../../mutate/verdicts.ts';
import { runScenario } from '../../scenario/runScenario.ts';
import { explainLoad, loadScenarios } from '../loadScenarios.ts';
import { isFirmwareFactory } from '../trial/loadFirmware.ts';

/** What wrong firmwares are made of, and who looks for them. */
export interface MutateAssignment {
  /** The module of the firmware. */
  readonly file: string;
  /** Files of scenarios, and the titles of those that pass over the firmware as it is. */
  readonly scenarios: readonly (readonly [path: string, titles: ReadonlySet<string>])[];
  readonly timeoutMs: number;
  readonly seed: number | undefined;
  /** So many of all; without it all. */
  readonly sample: number | undefined;
  readonly exceptions: readonly Exception[];
}

export type MutateMessage =
  | { readonly kind: 'begun'; readonly mutants: number; readonly files: number }
  | { readonly kind: 'judged'; readonly verdict: Verdict }
  /** Nothing can be made of that file. */
  | { readonly kind: 'unusable'; readonly reason: string };

/** Lets scenarios look for each of the wrong firmwares, and tells what becomes of it. */
export async function judgeAssigned(
  { file, scenarios, timeoutMs, seed, sample, exceptions }: MutateAssignment,
  post: (message: MutateMessage) => void,
): Promise<void> {
  const mutated = openMutants(file);
  const loaded = scenarios.map(async ([path, titles]) =>
    (await loadScenarios(path)).filter(({ title }) => titles.has(title)),
  );
  const all = (await Promise.all(loaded)).flat();
  const library = openLibrary(async (isMutant) => {
    const firmware = await mutated.load(isMutant);
    if (!isFirmwareFactory(firmware)) throw new TypeError('it exports no firmware');
    const options = { firmware, firmwareFile: file, timeoutMs, seed };
    return all.map((scenario) => ({ title: scenario.title, run: () => runScenario(scenario, options) }));
  });
  const reached = await library.reach().catch((error: unknown) => {
    const { message } = error instanceof UnmutableError ? error : explainLoad(file, error);
    post({ kind: 'unusable', reason: message });
  });
  if (!reached) return;
  const mutants = sample === undefined ? [...mutated.mutants] : sampleMutants(mutated.mutants, sample);
  post({ kind: 'begun', mutants: mutants.length, files: mutated.countFiles() });
  // What a wrong firmware lets go wrong where nobody awaits it would end a device, too.
  let loose: unknown;
  process.on('unhandledRejection', (error) => {
    loose = error;
  });
  for (const mutant of mutants) {
    loose = undefined;
    const fate = await library.judge(mutant.id, reached);
    const found = loose === undefined ? fate : ({ kind: 'library', by: '', report: String(loose) } as const);
    post({ kind: 'judged', verdict: decide(mutant, found, reached, exceptions) });
  }
}
