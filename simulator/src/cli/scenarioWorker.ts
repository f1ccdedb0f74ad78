// The thread in which scenarios run: whatever they do, the one that started it can end it. See runFiles.
import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { Assignment, Message } from './watchedRun.ts';

// For this thread, as the command line does it for its own.
enableCompileCache();
const { runAssigned } = await import('./runAssigned.ts');
// What each scenario file imports: the time in which a file must be loaded is its own.
await import('../index.ts');

// From the same program. Taken out of reach: a file could close the port, and the files after it would go unheard.
const assignment = { ...workerData } as Assignment;
for (const name of Object.keys(workerData)) delete workerData[name];
// A file that ends the process does not come here.
process.on('beforeExit', () => assignment.port.postMessage({ kind: 'idle' } satisfies Message));
// Not awaited: a file that waits for ever lets the thread end, and the other thread knows what that means.
void runAssigned(assignment);
