import type { Clock } from '@carillon/protocol/time';
import { CommandError } from '../errors.ts';

/** Finds out whether a device is there (D4, Device online flag): a greeting is believed only with a live proof. */
export interface Presence {
  /** Asks the device now; its answer is the proof. */
  ask(): void;
  onGreeting(isOnline: boolean, isRetained: boolean): void;
  /** Something came from the device: one that was thought offline is not. */
  onSignOfLife(): void;
  /** The connection is gone, or nobody wants to know any longer. */
  pause(): void;
}

export interface PresenceOptions {
  readonly clock: Clock;
  /**
   * Asks for the events, which only a living device answers; rejects with a CommandError. Where the question has to wait for
   * its turn, `isWanted` then says whether anybody still asks it: the device may have said Offline meanwhile.
   */
  readonly fetchEvents: (isWanted: () => boolean) => Promise<unknown>;
  readonly isOffline: () => boolean;
  readonly onOffline: () => void;
  /** The device answered with something that is of no use. */
  readonly onProblem: (error: CommandError) => void;
}

// A device that said Offline is believed to be back once it has not said so again for this long (FLT-048).
const SETTLE_MS = 1000;

/** Creates the presence of one device; nothing is asked until `ask`. */
export function createPresence(options: PresenceOptions): Presence {
  const { clock } = options;
  let cancelQuestion = () => {};
  let saidOfflineAtMs = Number.NEGATIVE_INFINITY;
  /** When it was last asked because of a greeting or another sign of life, and when it last answered. */
  let askedAgainAtMs = Number.NEGATIVE_INFINITY;
  let answeredAtMs = Number.NEGATIVE_INFINITY;
  /** Counts the questions: only the latest one may say that nobody is there, and none whose device said Offline since. */
  let questions = 0;
  let waiting = 0;

  async function ask() {
    const mine = ++questions;
    waiting++;
    try {
      await options.fetchEvents(() => mine === questions);
      answeredAtMs = clock.elapsed();
    } catch (error) {
      if (mine === questions && error instanceof CommandError) onFailed(error);
    } finally {
      waiting--;
    }
  }

  function onFailed(error: CommandError) {
    // A retained 'Online' is believed only with a live proof, and there was none (FLT-046).
    if (error.code === 'timeout') goOffline();
    // An answer that cannot be used is a sign of life all the same (FLT-030).
    if (error.code === 'refused' || error.code === 'invalidReply') options.onProblem(error);
  }

  function goOffline() {
    questions++;
    options.onOffline();
  }

  /** One that comes and goes is asked once it has stayed for a while (FLT-048), one that goes on greeting once (FLT-125). */
  function askAgain() {
    cancelQuestion();
    const waitMs = Math.max(saidOfflineAtMs, askedAgainAtMs) + SETTLE_MS - clock.elapsed();
    if (waitMs > 0) cancelQuestion = clock.after(waitMs, askUnlessAnswered);
    else askNow();
  }

  function askUnlessAnswered() {
    if (answeredAtMs < Math.max(saidOfflineAtMs, askedAgainAtMs)) askNow();
  }

  function askNow() {
    askedAgainAtMs = clock.elapsed();
    void ask();
  }

  return {
    ask: () => void ask(),
    onGreeting(isOnline, isRetained) {
      if (isOnline) {
        // The question after subscribing proves a retained greeting; a live one is a device that has just come.
        if (!isRetained) askAgain();
        return;
      }
      saidOfflineAtMs = clock.elapsed();
      cancelQuestion();
      goOffline();
    },
    onSignOfLife() {
      if (options.isOffline() && waiting === 0) askAgain();
    },
    pause: () => cancelQuestion(),
  };
}
