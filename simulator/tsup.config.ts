import { defineConfig } from 'tsup';
import { library, prepare } from '../scripts/tsup.ts';

const folder = import.meta.dirname;

const { entry, ...options } = library(folder, prepare(folder));

// The thread of `carillon-sim run` is a file of its own, beside the command line.
export default defineConfig({ ...options, entry: { ...entry, scenarioWorker: 'src/cli/scenarioWorker.ts' } });
