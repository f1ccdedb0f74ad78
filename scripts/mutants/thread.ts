// A thread that judges mutants by the library: each core has one.
import { parentPort, workerData } from 'node:worker_threads';
import { openBundle } from './library.ts';

export interface Request {
  readonly id: number;
}

const { script } = workerData as { readonly script: string };
const library = openBundle(script);
const reached = await library.reach();
let loose: unknown;
process.on('unhandledRejection', (error) => {
  loose = error;
});
parentPort?.on('message', async ({ id }: Request) => {
  loose = undefined;
  const fate = await library.judge(id, reached);
  // What a mutant lets go wrong where nobody awaits it would end a device, too.
  parentPort?.postMessage(
    loose === undefined ? fate : { kind: 'library', by: 'no scenario: it ended', report: String(loose) },
  );
});
parentPort?.postMessage('ready');
