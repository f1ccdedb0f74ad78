/** Tells what comes of jobs in the order of their numbers, whichever is done first. */
export function createOrder<T>(tell: (outcome: T) => void) {
  /** Of jobs that must wait for one before them. */
  const kept = new Map<number, T[]>();
  const ended = new Set<number>();
  /** The job of which everything is told at once. */
  let head = 0;

  function release(job: number) {
    for (const outcome of kept.get(job) ?? []) tell(outcome);
    kept.delete(job);
  }

  return {
    onOutcome(job: number, outcome: T): void {
      if (job === head) tell(outcome);
      else kept.set(job, [...(kept.get(job) ?? []), outcome]);
    },
    onEnd(job: number): void {
      ended.add(job);
      while (ended.delete(head)) release(++head);
    },
    /** Tells what still waits: no more comes of the jobs before it. */
    flush(): void {
      for (const job of [...kept.keys()].sort((a, b) => a - b)) release(job);
    },
  };
}
