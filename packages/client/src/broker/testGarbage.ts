import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** The collector of garbage, which a page cannot call and nobody can wait for otherwise. */
export const collect: () => void = runInNewContext('gc');

/** What is in use once everything that nobody holds is gone, in bytes. */
export async function heapInUse(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    await new Promise<void>((resolve) => setTimeout(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}
