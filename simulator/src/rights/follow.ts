import type { BrokerLogin } from '@carillon/protocol/server';
import { type Clock, systemClock } from '@carillon/protocol/time';
import type { ReadLogins, Told } from './feed.ts';

/** A broker that is told beforehand who may log in. */
export interface ToldBroker {
  /**
   * Makes the broker know these and, of ours, nobody else. True where more is left to do: it is called again at once, with
   * whoever is in the feed then, so that a login does not wait for the thousands that came before it.
   */
  apply(logins: readonly BrokerLogin[]): Promise<boolean>;
  /** Whom it could not be told of the last time, in a sentence; undefined where it knows all. */
  leftOut?(): string | undefined;
  close(): Promise<void>;
}

export interface FollowOptions {
  readonly read: ReadLogins;
  readonly broker: ToldBroker;
  /** How often the feed is asked. */
  readonly everyMs?: number;
  readonly signal: AbortSignal;
  /** Told once of each trouble, and of its end. */
  readonly report: (sentence: string) => void;
  readonly clock?: Clock;
}

const POLL_MS = 250;
const TROUBLE_MS = 1000;

/**
 * Carries what the platform says to a broker until it is told to end. While either does not answer, the other keeps
 * what it knew, and whose time is over leaves all the same.
 */
export async function followLogins({
  read,
  broker,
  everyMs = POLL_MS,
  signal,
  report,
  clock = systemClock,
}: FollowOptions): Promise<void> {
  let told: Told | undefined;
  let trouble: string | undefined;
  while (!signal.aborted) {
    const faults: string[] = [];
    told = await read().catch((error: unknown) => {
      faults.push(sentenceOf(error));
      return told;
    });
    const now = clock.now() / 1000;
    const valid = told?.logins.filter(({ expires_at }) => expires_at === undefined || expires_at > now);
    const isMore = await (valid ? broker.apply(valid) : Promise.resolve(false)).catch((error: unknown) => {
      faults.push(sentenceOf(error));
      return false;
    });
    const sentences = [...faults, told?.leftOut, broker.leftOut?.()].filter((one) => one !== undefined);
    const found = sentences.length > 0 ? sentences.join('; ') : undefined;
    if (found !== trouble) report(found ?? 'all is well again');
    trouble = found;
    // Whom it cannot be told of keeps nobody else waiting.
    if (!isMore) await pause(faults.length === 0 ? everyMs : TROUBLE_MS, clock, signal);
  }
  await broker.close();
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function pause(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
