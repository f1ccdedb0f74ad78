import manifest from '../../package.json' with { type: 'json' };
import type { Output } from './context.ts';
import { HELP } from './help.ts';
import { readCommandLine } from './options.ts';
import { FailedError, readSeed, UsageError } from './usage.ts';

/** Runs the tool and returns its exit code. What still runs ends in good order when `signal` aborts. */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  output: Output,
  signal: AbortSignal = new AbortController().signal,
): Promise<number> {
  try {
    const { values, command, files } = readCommandLine(args);
    if (values.help) output.log(HELP);
    else if (values.version) output.log(manifest.version);
    else if (command === undefined) {
      throw new UsageError('say what to do, for example: run FILE. Try --help.');
    } else {
      const context = { output, signal, seed: readSeed(values.seed, env.CARILLON_SEED) };
      // Each is loaded when it is wanted: the broker of `serve` would cost `run` more than a scenario takes.
      if (command === 'serve') return await (await import('./serve.ts')).serve(values, context);
      if (command === 'fleet') return await (await import('./fleet.ts')).runFleet(values, context);
      if (command === 'record')
        return await (await import('./recording/record.ts')).record(files, values, context);
      if (command === 'scenario') {
        return await (await import('./recording/recordings.ts')).writeScenario(files, context);
      }
      if (command === 'coverage') {
        return await (await import('./coverage.ts')).showCoverage(files, values, context);
      }
      if (command === 'mutate') {
        return await (await import('./mutate/mutate.ts')).mutateFirmware(files, values, context);
      }
      if (files.length === 0) throw new UsageError('run needs at least one scenario file. Try --help.');
      return await (await import('./run.ts')).runFiles(files, values, context);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FailedError)) throw error;
    output.error(`carillon-sim: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
