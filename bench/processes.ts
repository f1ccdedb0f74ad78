import { readFileSync } from 'node:fs';

/** Of /proc/PID/stat. */
const TICK_MS = 10;

/** What processes have had of the processor so far, and what they have of memory; of Linux alone. */
export function readCosts(pids: readonly number[]): { ms: number; kib: number } {
  let [ms, kib] = [0, 0];
  for (const pid of pids) {
    // Behind the name of the program, which may hold blanks: user and system time are the 12th and 13th.
    const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    ms += TICK_MS * (Number(times[11]) + Number(times[12]));
    kib += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  }
  return { ms, kib };
}
