import { defineConfig } from 'tsup';
import { library, prepare } from '../scripts/tsup.ts';

const folder = import.meta.dirname;

const { entry, ...options } = library(folder, prepare(folder));

// The threads of `carillon-sim run` and `mutate` are files of their own, beside the command line.
const threads = {
  scenarioWorker: 'src/cli/scenarioWorker.ts',
  mutateWorker: 'src/cli/mutate/mutateWorker.ts',
};
export default defineConfig({ ...options, entry: { ...entry, ...threads } });
