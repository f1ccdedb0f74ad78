import { parseArgs } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { runFiles } from './run.ts';
import { readSeed, UsageError } from './usage.ts';

/** Where the tool writes: `console`, or a test. */
export interface Output {
  log(line: string): void;
  error(line: string): void;
}

const HELP = `carillon-sim: simulated audio devices, headless

Usage
  carillon-sim run FILE... [--seed N]   run scenario files on virtual time
  carillon-sim --help                   show this text
  carillon-sim --version                show the version

Options
  --seed N   where chance comes from, 0 to 4294967295; CARILLON_SEED is the same,
             and without both each scenario uses its own seed, by default 1

A scenario file is JavaScript or TypeScript and exports by default what scenario(...)
of @carillon/simulator returns, or an array of it. simulator/scenarios/ holds examples.

Exit code: 0 all passed, 1 an expectation was not met, 2 wrong use or an unreadable file.`;

/** Runs the tool and answers its exit code. */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  output: Output,
): Promise<number> {
  try {
    const { values, positionals } = parse(args);
    if (values.help) output.log(HELP);
    else if (values.version) output.log(manifest.version);
    else return await runCommand(positionals, readSeed(values.seed, env.CARILLON_SEED), output);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.error(`carillon-sim: ${error.message}`);
    return 2;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
        seed: { type: 'string' },
      },
    });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split(/\. |$/m) : [];
    throw new UsageError(`${sentence?.replace(/\.$/, '')}. Try --help.`);
  }
}

function runCommand(
  [command, ...files]: string[],
  seed: number | undefined,
  output: Output,
): Promise<number> {
  if (command === undefined) throw new UsageError('say what to do, for example: run FILE. Try --help.');
  if (command !== 'run') throw new UsageError(`'${command}' is not a command. Try --help.`);
  if (files.length === 0) throw new UsageError('run needs at least one scenario file. Try --help.');
  return runFiles(files, seed, output);
}
