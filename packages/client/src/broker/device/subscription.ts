import { type DeviceAddress, liveTopic, REPLY_TIMEOUT_MS, replyTopic } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Connection } from '../connection/connection.ts';
import type { TopicBatches } from './topicBatches.ts';

/** What became of asking the broker for topics: 'lost' with the connection, 'unanswered' within 5 s. */
export type Grant = 'granted' | 'refused' | 'unanswered' | 'lost';

/** Whose topics they are. */
export interface SubscriptionOwner {
  readonly address: DeviceAddress;
  readonly connection: Connection;
  readonly topics: TopicBatches;
  readonly clock: Clock;
  onGranted(): void;
  /** `wasGranted` by an earlier answer: somebody took the right away meanwhile (FLT-033). */
  onRefused(wasGranted: boolean): void;
}

const filtersOf = (address: DeviceAddress) => [replyTopic(address), liveTopic(address, '+')];

/**
 * The topics of one device at the broker: asked for once, however many wait for the answer (FLT-018, FLT-020). Nothing is asked
 * for until `open`.
 */
export class Subscription {
  readonly #owner: SubscriptionOwner;
  #asked: Promise<Grant> | null = null;
  #answer: Grant | undefined;
  #wasGranted = false;

  constructor(owner: SubscriptionOwner) {
    this.#owner = owner;
  }

  /** Whether it was asked for, and neither failed nor ended since. */
  isOn(): boolean {
    return this.#asked !== null;
  }

  /** What the broker has said of the topics; undefined before that. */
  grant(): Grant | undefined {
    return this.#asked ? this.#answer : undefined;
  }

  /** Asks for the topics, unless that was done. */
  open(): Promise<Grant> {
    return this.#asked ?? this.renew();
  }

  /** Asks for them again, on another connection. */
  renew(): Promise<Grant> {
    const mine = this.#ask();
    this.#asked = mine;
    this.#answer = undefined;
    void this.#follow(mine);
    return mine;
  }

  async #follow(mine: Promise<Grant>) {
    const grant = await mine;
    if (this.#asked !== mine) return;
    this.#answer = grant;
    if (grant === 'granted') {
      this.#wasGranted = true;
      this.#owner.onGranted();
    } else if (grant === 'refused') this.#owner.onRefused(this.#wasGranted);
    else {
      this.#asked = null;
      this.#owner.connection.check();
    }
  }

  #ask(): Promise<Grant> {
    const { address, connection, topics, clock } = this.#owner;
    if (!connection.current()) return Promise.resolve('lost');
    return new Promise((resolve) => {
      // On a dead link the answer never comes: what waits for it settles by our own timer.
      const cancel = clock.after(REPLY_TIMEOUT_MS, () => resolve('unanswered'));
      topics
        .subscribe(filtersOf(address))
        .then(
          (granted) => (granted.every(Boolean) ? 'granted' : 'refused'),
          () => 'lost' as const,
        )
        .then(resolve)
        .finally(cancel);
    });
  }

  /** Lets go of them. */
  close(): void {
    const { address, connection } = this.#owner;
    connection.current()?.unsubscribe(filtersOf(address));
    this.lose();
  }

  /** The connection is gone, and they with it. */
  lose(): void {
    this.#asked = null;
  }
}
