// One step of `npm test`: what is said when it begins and when it ends, and whether it can be run at all.
import { type Count, checkCount, countLine, skippedCheck } from './count.ts';
import type { Finished } from './process.ts';

type Ran = Finished & { count?: Count; isShown?: boolean };

/** `Phase` names the phases of the time that have a bound. */
export interface Step<Phase extends string = string> {
  name: string;
  /** A check counts as one, unless it counts itself; what it prints is shown when it fails, or always. */
  run(): Promise<Ran>;
  /** Which phase of the time it is, where that has a bound. */
  phase?: Phase;
  /** Steps without which this one cannot say anything: if one of them failed, it is skipped. */
  needs?: string[];
}

interface RunnerOptions<Phase> {
  say(text: string): void;
  /** Milliseconds. */
  now(): number;
  onPhase(phase: Phase, ms: number): void;
}

/** Runs steps, and remembers which of them failed. */
export function createRunner<Phase extends string>({ say, now, onPhase }: RunnerOptions<Phase>) {
  const failures = new Set<string>();

  async function runStep({ name, run, phase, needs = [] }: Step<Phase>): Promise<Count> {
    const missing = needs.find((needed) => failures.has(needed));
    if (missing) {
      failures.add(name);
      say(`skip  ${name}: it needs "${missing}", which failed`);
      return skippedCheck;
    }
    // What takes minutes is otherwise not to be told from what hangs.
    say(`run   ${name} …`);
    const start = now();
    const ran = await run().catch(
      (error): Ran => ({ ok: false, output: String(error instanceof Error ? error.stack : error) }),
    );
    const { ok, output, count = checkCount(ok), isShown = false } = ran;
    const ms = now() - start;
    if (phase) onPhase(phase, ms);
    if (!ok) failures.add(name);
    if (!ok || isShown) say(`\n${output.trim()}`);
    const result = `${countLine(count)}, ${(ms / 1000).toFixed(1)} s`;
    say(ok ? `ok    ${name} (${result})` : `FAIL  ${name} (${result}): see above`);
    return count;
  }

  return { runStep, failures };
}
