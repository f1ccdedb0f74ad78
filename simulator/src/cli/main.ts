import manifest from '../../package.json' with { type: 'json' };
import type { Output } from './context.ts';
import { runFleet } from './fleet.ts';
import { HELP } from './help.ts';
import { readCommandLine } from './options.ts';
import { runFiles } from './run.ts';
import { serve } from './serve.ts';
import { FailedError, readSeed, UsageError } from './usage.ts';

/** Runs the tool and answers its exit code. What runs on ends in good order when `signal` aborts. */
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
      if (command === 'serve') return await serve(values, context);
      if (command === 'fleet') return await runFleet(values, context);
      if (files.length === 0) throw new UsageError('run needs at least one scenario file. Try --help.');
      return await runFiles(files, values, context);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FailedError)) throw error;
    output.error(`carillon-sim: ${error.message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}
