import { readKeepMs, type SessionToken, type StoredSession } from '@carillon/protocol/account';
import type { Clock } from '@carillon/protocol/time';

/** How many milliseconds are left: 0 or less when it is over. */
export type Countdown = () => number;

/**
 * Counts down from now. What `elapsed` says stands still while a machine sleeps, and a wall clock may be set back: the
 * longer of both counts, so that it may end early, and never late (FLT-056).
 */
export function createCountdown(clock: Clock, ms: number): Countdown {
  const [nowMs, elapsedMs] = [clock.now(), clock.elapsed()];
  return () => ms - Math.max(clock.now() - nowMs, clock.elapsed() - elapsedMs, 0);
}

type StoredToken = StoredSession['token'];

/**
 * How long until a token is to be refreshed, by its own life and by when this browser received it: its clock need not
 * agree with the server's (FLT-056).
 */
export function readLeftMs(token: StoredToken, nowMs: number): number {
  const keepMs = readKeepMs(token);
  if (keepMs === undefined) return token.refresh_at * 1000 - nowMs;
  const ageMs = nowMs - (token.received_at ?? guessReceipt(token, nowMs));
  // The clock was set back since, and tells nothing of its age.
  return ageMs < 0 ? 0 : keepMs - ageMs;
}

/** Since when somebody has a token who does not say it, as far as the clock of this browser can tell. */
export function guessReceipt(token: SessionToken, nowMs: number): number {
  const keepMs = readKeepMs(token) ?? 0;
  return nowMs - Math.max(keepMs - (token.refresh_at * 1000 - nowMs), 0);
}
