// The thread in which wrong firmwares run: one that goes on for ever is ended with it. See mutateFirmware.
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { MutateAssignment, MutateMessage } from './judgeAssigned.ts';

enableCompileCache();
const { judgeAssigned } = await import('./judgeAssigned.ts');
// What each scenario file imports, as in the thread of `run`.
await import('../../index.ts');
const post = (message: MutateMessage) => parentPort?.postMessage(message);
await judgeAssigned(workerData as MutateAssignment, post);
