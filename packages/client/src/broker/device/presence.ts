import type { Clock } from '@carillon/protocol/time';
import { CommandError } from '../errors.ts';

/** Whose presence it is. */
export interface PresenceOwner {
  readonly clock: Clock;
  /**
   * Asks for the events, which only a living device answers; rejects with a CommandError. Where the question has to wait for
   * its turn, `isWanted` then says whether anybody still asks it: the device may have said Offline meanwhile.
   */
  fetchEvents(isWanted: () => boolean): Promise<unknown>;
  isOffline(): boolean;
  onOffline(): void;
  /** The device answered with something that is of no use. */
  onProblem(error: CommandError): void;
}

// A device that said Offline is believed to be back once it has not said so again for this long (FLT-048).
const SETTLE_MS = 1000;

const nothing = () => {};

/**
 * Finds out whether a device is there (D4, Device online flag): a greeting is believed only with a live proof. Nothing is asked
 * until `ask`.
 */
export class Presence {
  readonly #owner: PresenceOwner;
  #cancelQuestion = nothing;
  #saidOfflineAtMs = Number.NEGATIVE_INFINITY;
  /** When it was last asked because of a greeting or another sign of life, and when it last answered. */
  #askedAgainAtMs = Number.NEGATIVE_INFINITY;
  #answeredAtMs = Number.NEGATIVE_INFINITY;
  /** Counts the questions: only the latest one may say that nobody is there, and none whose device said Offline since. */
  #questions = 0;
  #waiting = 0;

  constructor(owner: PresenceOwner) {
    this.#owner = owner;
  }

  /** Asks the device now; its answer is the proof. */
  ask(): void {
    void this.#ask();
  }

  async #ask() {
    const mine = ++this.#questions;
    this.#waiting++;
    try {
      await this.#owner.fetchEvents(() => mine === this.#questions);
      this.#answeredAtMs = this.#owner.clock.elapsed();
    } catch (error) {
      if (mine === this.#questions && error instanceof CommandError) this.#onFailed(error);
    } finally {
      this.#waiting--;
    }
  }

  #onFailed(error: CommandError) {
    // A retained 'Online' is believed only with a live proof, and there was none (FLT-046).
    if (error.code === 'timeout') this.#goOffline();
    // An answer that cannot be used is a sign of life all the same (FLT-030).
    if (error.code === 'refused' || error.code === 'invalidReply') this.#owner.onProblem(error);
  }

  #goOffline() {
    this.#questions++;
    this.#owner.onOffline();
  }

  /** One that comes and goes is asked once it has stayed for a while (FLT-048), one that goes on greeting once (FLT-125). */
  #askAgain() {
    this.pause();
    const { clock } = this.#owner;
    const waitMs = Math.max(this.#saidOfflineAtMs, this.#askedAgainAtMs) + SETTLE_MS - clock.elapsed();
    if (waitMs <= 0) return this.#askNow();
    this.#cancelQuestion = clock.after(waitMs, () => {
      if (this.#answeredAtMs < Math.max(this.#saidOfflineAtMs, this.#askedAgainAtMs)) this.#askNow();
    });
  }

  #askNow() {
    this.#askedAgainAtMs = this.#owner.clock.elapsed();
    this.ask();
  }

  onGreeting(isOnline: boolean, isRetained: boolean): void {
    if (isOnline) {
      // The question after subscribing proves a retained greeting; a live one is a device that has just come.
      if (!isRetained) this.#askAgain();
      return;
    }
    this.#saidOfflineAtMs = this.#owner.clock.elapsed();
    this.pause();
    this.#goOffline();
  }

  /** Something came from the device: one that was thought offline is not. */
  onSignOfLife(): void {
    if (this.#owner.isOffline() && this.#waiting === 0) this.#askAgain();
  }

  /** The connection is gone, or nobody wants to know any longer. */
  pause(): void {
    this.#cancelQuestion();
    // What was to happen is not held for as long as the device.
    this.#cancelQuestion = nothing;
  }
}
