import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';

/** Why a time server gave no time: the result and event codes of D8. */
export interface NtpFailure {
  readonly result: number;
  readonly event?: number;
}

/** What comes of asking a time server: the time in milliseconds since 1970, or a failure. */
export type NtpAnswer = { readonly epochMs: number } | NtpFailure;

/** Where devices get the time: a port, so that a firmware needs no network. */
export interface TimeSourcePort {
  /** Asks a server. Calls back at most once, never at once, and not after the function that it returns was called. */
  ask(host: string, onAnswer: (answer: NtpAnswer) => void): () => void;
}

/** What each kind of server does, by how its name begins or what a fault makes of it, with the codes of the stack that devices run. */
export const NTP_FAILURES: Readonly<Record<string, NtpFailure>> = {
  unknown: { result: -11, event: -1 },
  unplugged: { result: -12, event: -2 },
  refused: { result: -4, event: -3 },
  unbound: { result: -5, event: -3 },
  wrong: { result: -7, event: -5 },
  zero: { result: -8, event: -6 },
  kiss: { result: -10, event: -7 },
  unsynced: { result: -9, event: -8 },
  busy: { result: -1 },
  type: { result: -13 },
};

/**
 * A world of time servers without a network, all of which have the time of `clock`. A host beginning `dead.` never
 * answers, one beginning with a word of the table above and a dot fails that way, all others answer in 20 to 200 ms.
 */
export function createSyntheticTimeSource({
  clock,
  random,
}: {
  clock: Clock;
  random: Random;
}): TimeSourcePort {
  return {
    ask(host, onAnswer) {
      const [kind = ''] = host.toLowerCase().split('.', 1);
      if (kind === 'dead') return () => {};
      const failure = Object.hasOwn(NTP_FAILURES, kind) ? NTP_FAILURES[kind] : undefined;
      const delayMs = 20 + Math.round(180 * random());
      return clock.after(delayMs, () => onAnswer(failure ?? { epochMs: clock.now() }));
    },
  };
}
