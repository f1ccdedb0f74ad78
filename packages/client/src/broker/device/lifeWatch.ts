import type { Clock } from '@carillon/protocol/time';
import { CommandError } from '../errors.ts';

/**
 * Asks a device that has said nothing for a while whether it is still there (LIB-17): a node of a cluster that is killed sends
 * no last will, and whoever hears the device over another node is told nothing.
 */
export interface LifeWatch {
  start(): void;
  /** The device has just said something. */
  hear(): void;
  stop(): void;
}

export interface LifeWatchOptions {
  readonly clock: Clock;
  /** Draws the waits, so that the devices of a fleet are not asked in the same instant. */
  readonly random: () => number;
  /** Whether it is thought to be there, or was and did not answer: one that said Offline is not asked. */
  readonly isWanted: () => boolean;
  /** Asks for what costs least; rejects with a CommandError. */
  readonly ask: () => Promise<unknown>;
  /** It did not answer, nor say anything else meanwhile. */
  readonly onSilent: () => void;
}

// With the 5 s of the question: what nobody vouches for is known within 45 s.
const SHORTEST_QUIET_MS = 25_000;
const LONGEST_QUIET_MS = 40_000;

/** Creates it for one device; nothing is asked before `start`. */
export function createLifeWatch({ clock, random, isWanted, ask, onSilent }: LifeWatchOptions): LifeWatch {
  let quietSinceMs = Number.NEGATIVE_INFINITY;
  let cancel = () => {};
  /** Counts what was heard, and the starts and stops: after any of these a missing answer says nothing. */
  let news = 0;

  const drawQuietMs = () => SHORTEST_QUIET_MS + random() * (LONGEST_QUIET_MS - SHORTEST_QUIET_MS);

  function wait(quietMs: number) {
    cancel = clock.after(Math.max(1, quietSinceMs + quietMs - clock.elapsed()), () => look(quietMs));
  }

  function look(quietMs: number) {
    if (clock.elapsed() - quietSinceMs < quietMs) return wait(quietMs);
    if (isWanted()) void prove();
    // One that does not answer is asked again after as long.
    quietSinceMs = clock.elapsed();
    wait(drawQuietMs());
  }

  async function prove() {
    const known = news;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof CommandError) || error.code !== 'timeout') return;
      if (known === news && isWanted()) onSilent();
    }
  }

  return {
    start() {
      cancel();
      news++;
      quietSinceMs = clock.elapsed();
      wait(drawQuietMs());
    },
    hear() {
      news++;
      quietSinceMs = clock.elapsed();
    },
    stop() {
      news++;
      cancel();
    },
  };
}
