import {
  type LoginAnswer,
  type LoginBody,
  loginAnswer,
  type SessionToken,
  type StoredSession,
  sessionToken,
  type User,
  user as userSchema,
} from '@carillon/protocol/account';
import { login, logout, readUser, refreshToken } from '@carillon/protocol/http';
import type { Clock } from '@carillon/protocol/time';
import type { Bearer } from '../http/authorizedHttp.ts';
import { ApiError, type ApiErrorCode } from '../http/errors.ts';
import type { Http } from '../http/http.ts';
import { untilAborted } from '../http/untilAborted.ts';
import { type ReportError, reportUncaught } from '../store/errorReports.ts';
import { shareStart } from '../store/shareStart.ts';
import { createStore, type Store } from '../store/store.ts';
import { type Countdown, createCountdown, guessReceipt, readLeftMs } from './countdown.ts';
import type { Exclusive } from './exclusive.ts';
import { createKeptSession } from './keptSession.ts';
import type { KeyValueStorage } from './storage.ts';

/** Who is logged in (S3, Session). The token itself is no part of it: nothing on a screen needs it. */
export type SessionSnapshot =
  | { readonly status: 'loggedOut'; readonly user: null; readonly isAdmin: false }
  | { readonly status: 'loggedIn'; readonly user: User; readonly isAdmin: boolean };

/** The session of one browser: logging in and out, and a token that renews itself (S4, Session). */
export interface Session extends Store<SessionSnapshot>, Bearer {
  /** The present token, for what holds on to one for longer than a call: the connection to the broker. */
  readonly token: Store<string | undefined>;
  /** False where a login ends with the page, because the storage is refused or full, or throws (FLT-061). */
  readonly lasting: Store<boolean>;
  /** Resolves to who it is; rejects with an ApiError: 'unauthorized' is a refused login, whose message says why. */
  login(form: LoginBody, signal?: AbortSignal): Promise<User>;
  /** Takes over a login that was made elsewhere (docs/recipes/embed-a-screen.md); throws where it is none. */
  handOver(login: LoginAnswer): void;
  /** Ends the session here at once, and on the server if it can be reached (S4: cleared even when the call fails). */
  logout(): Promise<void>;
  /** Begins to renew the token and to follow other tabs, until everybody who began has called what this returns. */
  start(): () => void;
}

export interface SessionOptions {
  readonly http: Http;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly exclusive: Exclusive;
  /** Calls its listener when time may have passed unnoticed: the page is visible again, or online. */
  readonly onWake?: (listener: () => void) => () => void;
  /**
   * Where the next token comes from; by default from the call of the contract. Null ends the session, and so does what is
   * no token, which is told to `onError`.
   */
  readonly renewToken?: (() => Promise<SessionToken | null>) | undefined;
  /** Takes what a listener throws (FLT-109), and what is wrong with the next token of `renewToken`; by default it is shown as an uncaught error. */
  readonly onError?: ReportError | undefined;
}

const LOGGED_OUT: SessionSnapshot = { status: 'loggedOut', user: null, isAdmin: false };
const RETRY_REFRESH_MS = 15_000;
// A new token that does not tell its own life may be due at once, as on a machine whose clock is ahead: the next one is
// asked for ever more seldom.
const SHORTEST_WAIT_MS = 1000;
const LONGEST_REST_MS = 60_000;
// A server may ask to be left alone (Retry-After), but not for so long that the token dies of it.
const LONGEST_WAIT_MS = 10 * 60_000;
// Timers stand still while a machine sleeps, and nothing may tell that it woke: the time is looked at every minute.
const LONGEST_TIMER_MS = 60_000;
// All tabs wait for the one that refreshes: one whose server hangs must not hold up the others for ever.
const LONGEST_REFRESH_MS = 10_000;
// A browser shows what another tab stored when it comes to it, and grants a lock before: on a busy machine much before.
const LONGEST_DELIVERY_MS = 2000;
const LOOK_FOR_DELIVERY_MS = 50;
// Without locks: how often the storage is looked at for the token that another tab is waiting for.
const LOOK_AGAIN_MS = 500;
// What says that the token is over. A server that is down, busy or out of reach says nothing about it (FLT-054).
const REFUSALS: readonly ApiErrorCode[] = [
  'unauthorized',
  'forbidden',
  'notFound',
  'refused',
  'invalidAnswer',
];

/** Creates the session store over a storage; it reads what is stored at once. */
export function createSession(options: SessionOptions): Session {
  const { http, clock, exclusive, onError = reportUncaught } = options;
  const kept = createKeptSession(options.storage, onError);
  let stored = kept.read() ?? null;
  let ending = new AbortController();
  let loggingIn = new AbortController();
  let isStarted = false;
  let cancelTimer = () => {};
  /** Until the present token is to be refreshed. */
  let tokenCountdown = createCountdown(clock, stored ? readLeftMs(stored.token, clock.now()) : 0);
  /** No refresh by itself before; `isWaitAsked` by the server, so that a 401 does not cut it short either. */
  let waitCountdown: Countdown = () => 0;
  let isWaitAsked = false;
  /** How long a token is kept that was due when it came. */
  let restMs = SHORTEST_WAIT_MS;
  let refreshing: Promise<boolean> | null = null;
  let checking: Promise<void> | null = null;
  const store = createStore(toSnapshot(stored), { onError });
  const token = createStore(stored?.token.jwt, { onError });

  /** `isNew`: the token has just come, here or in another tab. */
  function adopt(next: StoredSession | null, isNew = false) {
    if (next && next.token.jwt !== stored?.token.jwt) {
      const nowMs = clock.now();
      const token = isNew ? { ...next.token, received_at: nowMs } : next.token;
      tokenCountdown = createCountdown(clock, readLeftMs(token, nowMs));
    }
    const isSamePerson = next?.user.id === stored?.user.id;
    const ended = ending;
    if (!isSamePerson) ending = new AbortController();
    stored = next;
    const isDue = next !== null && tokenCountdown() <= 0;
    restMs = isDue ? Math.min(2 * restMs, LONGEST_REST_MS) : SHORTEST_WAIT_MS;
    wait(restMs);
    store.set(toSnapshot(next, store.getSnapshot()));
    token.set(next?.token.jwt);
    if (!isSamePerson) ended.abort(new DOMException('The session has ended.', 'AbortError'));
  }

  function keep(next: StoredSession | null) {
    kept.write(next);
    adopt(next);
  }

  const received = (token: SessionToken) => ({ ...token, received_at: clock.now() });

  /** Takes over what another tab has stored, if its event has not been heard yet. */
  function catchUp() {
    if (!kept.isReliable()) return;
    const present = kept.read();
    if (present !== undefined && present?.token.jwt !== stored?.token.jwt) adopt(present);
  }

  function wait(ms: number, isAsked = false) {
    waitCountdown = createCountdown(clock, ms);
    isWaitAsked = isAsked;
    schedule();
  }

  /** How long until the token is to be refreshed: 0 or less if that is now. */
  const leftMs = () => Math.max(tokenCountdown(), waitCountdown());

  /** A login that is under way comes to nothing: its answer would undo what was wanted after it. */
  function forgetLogin() {
    loggingIn.abort(new DOMException('This login is out of date.', 'AbortError'));
    loggingIn = new AbortController();
  }

  function schedule() {
    cancelTimer();
    if (!isStarted || !stored) return;
    const delayMs = Math.min(Math.max(leftMs(), 0), LONGEST_TIMER_MS);
    cancelTimer = clock.after(delayMs, () => {
      if (stored && leftMs() <= 0) void refresh();
      else schedule();
    });
  }

  function wake() {
    catchUp();
    if (!isWaitAsked) waitCountdown = () => 0;
    schedule();
  }

  /** Whether the same person has another token afterwards. One call per browser, however many ask (FLT-050, FLT-051). */
  function refresh(): Promise<boolean> {
    refreshing ??= refreshInTurn(stored).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  async function refreshInTurn(used: StoredSession | null): Promise<boolean> {
    if (!used) return false;
    const limit = new AbortController();
    const cancelLimit = clock.after(LONGEST_REFRESH_MS, () => limit.abort());
    const run = () =>
      exclusive('carillon.refresh', async (isAlone, hasQueued) => {
        limit.signal.throwIfAborted();
        if (hasQueued) await waitForAnother(used, LONGEST_DELIVERY_MS, LOOK_FOR_DELIVERY_MS);
        if (!(await isRefused(used, limit.signal))) return;
        cancelLimit();
        if (!isAlone) await waitForAnother(used, LONGEST_REFRESH_MS, LOOK_AGAIN_MS);
        keepInPlaceOf(used, null);
      });
    try {
      await untilAborted(run, limit.signal);
    } catch (error) {
      if (stored === used) retryAfter(error);
    } finally {
      cancelLimit();
    }
    return stored !== null && stored.user.id === used.user.id && stored.token.jwt !== used.token.jwt;
  }

  /** Asks for the next token. `used` was there when this began: it may have changed while the lock was another tab's. */
  async function isRefused(used: StoredSession, signal: AbortSignal): Promise<boolean> {
    signal.throwIfAborted();
    catchUp();
    if (stored !== used) return false;
    try {
      const token = await nextToken(used, signal);
      keepInPlaceOf(used, token && { ...used, token: received(token) });
      return false;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return true;
    }
  }

  /**
   * Another tab may have been faster: the token that it was given may still be on its way, from the server where there are no
   * locks, from its storage to this one where there are.
   */
  async function waitForAnother(used: StoredSession, longestMs: number, everyMs: number): Promise<void> {
    const leftMs = createCountdown(clock, longestMs);
    for (catchUp(); stored === used && leftMs() > 0; catchUp()) {
      await new Promise<void>((resolve) => clock.after(everyMs, resolve));
    }
  }

  /** An answer may be late: it undoes nothing that happened meanwhile, here or in another tab (FLT-058, FLT-059). */
  function keepInPlaceOf(used: StoredSession, next: StoredSession | null) {
    catchUp();
    if (stored === used) keep(next);
  }

  async function nextToken({ token }: StoredSession, signal: AbortSignal): Promise<SessionToken | null> {
    if (!options.renewToken) return http.request(refreshToken, {}, { jwt: token.jwt, signal });
    const given = await options.renewToken();
    if (given === null) return null;
    const parsed = sessionToken.safeParse(given);
    if (!parsed.success)
      onError(wrongShape('The next token of a login is { jwt, refresh_at } or null', parsed.error));
    return parsed.data ?? null;
  }

  function retryAfter(error: unknown) {
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (seconds === undefined) wait(RETRY_REFRESH_MS);
    else wait(Math.min(Math.max(seconds * 1000, SHORTEST_WAIT_MS), LONGEST_WAIT_MS), true);
  }

  async function check(used: StoredSession | null): Promise<void> {
    if (!used) return;
    const { jwt } = used.token;
    const answer = await http.request(readUser, { userId: used.user.id }, { jwt }).catch(() => null);
    const user = userSchema.safeParse(answer).data;
    catchUp();
    if (user && user.id === stored?.user.id) keep({ ...stored, user });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    token,
    lasting: kept.lasting,
    jwt: () => stored?.token.jwt,
    signal: () => (stored ? ending.signal : undefined),
    freshJwt() {
      const isDue = stored !== null && leftMs() <= 0;
      return isDue ? refresh().then(() => stored?.token.jwt) : stored?.token.jwt;
    },
    async renew(usedJwt) {
      if (stored?.token.jwt !== usedJwt) return stored !== null;
      return isWaitAsked && waitCountdown() > 0 ? false : refresh();
    },
    recheck() {
      checking ??= check(stored).finally(() => {
        checking = null;
      });
      return checking;
    },
    async login(form, signal) {
      forgetLogin();
      const signals = [loggingIn.signal, signal].filter((one) => one !== undefined);
      const asked = http.request(login, { body: form }, { signal: AbortSignal.any(signals) });
      const { token, user } = await asked;
      keep({ v: 1, token: received(token), user });
      return user;
    },
    handOver(given) {
      const parsed = loginAnswer.safeParse(given);
      if (!parsed.success) throw wrongShape('A login is { token: { jwt, refresh_at }, user }', parsed.error);
      forgetLogin();
      const { token, user } = parsed.data;
      keep({ v: 1, token: { ...token, received_at: guessReceipt(token, clock.now()) }, user });
    },
    async logout() {
      const jwt = stored?.token.jwt;
      forgetLogin();
      keep(null);
      // The session is over here whatever the server says (S4).
      if (jwt) await http.request(logout, {}, { jwt }).catch(() => {});
    },
    start: shareStart(() => {
      isStarted = true;
      schedule();
      const stopFollowing = kept.subscribe(() => {
        const present = kept.read();
        if (present !== undefined) adopt(present, true);
      });
      const stopWaking = options.onWake?.(wake);
      return () => {
        isStarted = false;
        cancelTimer();
        stopFollowing();
        stopWaking?.();
      };
    }),
  };
}

/** What the host should have handed over. It names the fields, never what was in them: that may be a token (SES-05). */
const wrongShape = (
  sentence: string,
  { issues }: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] },
) => new TypeError(`${sentence}. Wrong: ${issues.map(({ path }) => path.join('.') || 'all').join(', ')}.`);

const isRefusal = (error: unknown) => error instanceof ApiError && REFUSALS.includes(error.code);

function toSnapshot(stored: StoredSession | null, previous?: SessionSnapshot): SessionSnapshot {
  if (!stored) return LOGGED_OUT;
  // A new token alone is no new session: the same snapshot keeps every screen still.
  if (previous?.user && JSON.stringify(previous.user) === JSON.stringify(stored.user)) return previous;
  return { status: 'loggedIn', user: stored.user, isAdmin: stored.user.role === 'admin' };
}
