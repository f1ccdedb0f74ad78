import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Fate } from '../../simulator/src/mutate/library.ts';

/** Judges mutants by the library, on all cores. Answers the fate of each by its id. */
export async function judgeAll(
  script: string,
  ids: readonly number[],
  onFate: (id: number, fate: Fate) => void = () => {},
): Promise<ReadonlyMap<number, Fate>> {
  const fates = new Map<number, Fate>();
  const queue = [...ids];
  const workers = Math.min(availableParallelism(), ids.length);
  await Promise.all(Array.from({ length: workers }, () => work()));
  return fates;

  function work(): Promise<void> {
    const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { script } });
    return new Promise<void>((resolve, reject) => {
      let at: number | undefined;
      const next = () => {
        at = queue.shift();
        if (at === undefined) resolve();
        else thread.postMessage({ id: at });
      };
      thread.on('error', reject);
      thread.on('message', (fate: Fate | 'ready') => {
        if (at !== undefined && fate !== 'ready') {
          fates.set(at, fate);
          onFate(at, fate);
        }
        next();
      });
    }).finally(() => thread.terminate());
  }
}
