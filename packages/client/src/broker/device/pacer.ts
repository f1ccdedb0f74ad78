/** Lets only so many tasks run at once; the others wait for their turn, first come first. */
export interface Pacer {
  /** Runs a task, at once where there is room; settles as it does. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

/** Creates a pacer of at most `limit` tasks at a time. */
export function createPacer(limit: number): Pacer {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function start<T>(task: () => Promise<T>): Promise<T> {
    running++;
    try {
      return await task();
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  return {
    run: (task) =>
      running < limit ? start(task) : new Promise((resolve) => waiting.push(() => resolve(start(task)))),
  };
}
