import { REPLY_TIMEOUT_MS } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Connection } from '../connection/connection.ts';
import type { TopicBatches } from './topicBatches.ts';

/** What became of asking the broker for topics: 'lost' with the connection, 'unanswered' within 5 s. */
export type Grant = 'granted' | 'refused' | 'unanswered' | 'lost';

/** The topics of one device at the broker: asked for once, however many wait for the answer (FLT-018, FLT-020). */
export interface Subscription {
  /** Whether it was asked for, and neither failed nor ended since. */
  isOn(): boolean;
  /** What the broker has said of the topics; undefined before that. */
  grant(): Grant | undefined;
  /** Asks for the topics, unless that was done. */
  open(): Promise<Grant>;
  /** Asks for them again, on another connection. */
  renew(): Promise<Grant>;
  /** Lets go of them. */
  close(): void;
  /** The connection is gone, and they with it. */
  lose(): void;
}

export interface SubscriptionOptions {
  readonly filters: readonly string[];
  readonly connection: Connection;
  readonly topics: TopicBatches;
  readonly clock: Clock;
  readonly onGranted: () => void;
  /** `wasGranted` by an earlier answer: somebody took the right away meanwhile (FLT-033). */
  readonly onRefused: (wasGranted: boolean) => void;
}

/** Creates the subscription; it asks for nothing until `open`. */
export function createSubscription(options: SubscriptionOptions): Subscription {
  const { filters, connection, topics, clock } = options;
  let asked: Promise<Grant> | null = null;
  let answer: Grant | undefined;
  let wasGranted = false;

  function ask(): Promise<Grant> {
    if (!connection.current()) return Promise.resolve('lost');
    return new Promise((resolve) => {
      // On a dead link the answer never comes: what waits for it settles by our own timer.
      const cancel = clock.after(REPLY_TIMEOUT_MS, () => resolve('unanswered'));
      topics
        .subscribe(filters)
        .then(
          (granted) => (granted.every(Boolean) ? 'granted' : 'refused'),
          () => 'lost' as const,
        )
        .then(resolve)
        .finally(cancel);
    });
  }

  async function follow(mine: Promise<Grant>) {
    const grant = await mine;
    if (asked !== mine) return;
    answer = grant;
    if (grant === 'granted') {
      wasGranted = true;
      options.onGranted();
    } else if (grant === 'refused') options.onRefused(wasGranted);
    else {
      asked = null;
      connection.check();
    }
  }

  function begin(): Promise<Grant> {
    const mine = ask();
    asked = mine;
    answer = undefined;
    void follow(mine);
    return mine;
  }

  return {
    isOn: () => asked !== null,
    grant: () => (asked ? answer : undefined),
    open: () => asked ?? begin(),
    renew: begin,
    close() {
      connection.current()?.unsubscribe(filters);
      asked = null;
    },
    lose() {
      asked = null;
    },
  };
}
