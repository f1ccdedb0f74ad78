import {
  type LoginBody,
  type SessionToken,
  type StoredSession,
  storedSession,
  type User,
} from '@carillon/protocol/account';
import { login, logout, refreshToken } from '@carillon/protocol/http';
import type { Clock } from '@carillon/protocol/time';
import type { Bearer } from '../http/authorizedHttp.ts';
import { ApiError, type ApiErrorCode } from '../http/errors.ts';
import type { Http } from '../http/http.ts';
import { createStore, type Store } from '../store/store.ts';
import type { KeyValueStorage } from './storage.ts';

/** Who is logged in (S3, Session). The token itself is no part of it: nothing on a screen needs it. */
export type SessionSnapshot =
  | { readonly status: 'loggedOut'; readonly user: null; readonly isAdmin: false }
  | { readonly status: 'loggedIn'; readonly user: User; readonly isAdmin: boolean };

/** Runs one at a time among all tabs of a browser, e.g. through Web Locks. */
export type Exclusive = <T>(name: string, run: () => Promise<T>) => Promise<T>;

/** The session of one browser: logging in and out, and a token that renews itself (S4, Session). */
export interface Session extends Store<SessionSnapshot>, Bearer {
  /** Rejects with an ApiError; 'unauthorized' is a refused login, whose message says why. */
  login(form: LoginBody, signal?: AbortSignal): Promise<void>;
  /** Ends the session here at once, and on the server if it can be reached (S4: cleared even when the call fails). */
  logout(): Promise<void>;
  /** Begins to renew the token and to follow other tabs; answers how to end that. */
  start(): () => void;
}

export interface SessionOptions {
  readonly http: Http;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly exclusive: Exclusive;
}

const STORAGE_KEY = 'carillon.session';
const LOGGED_OUT: SessionSnapshot = { status: 'loggedOut', user: null, isAdmin: false };
const RETRY_REFRESH_MS = 15_000;
// A server whose refresh_at has already passed must not be asked in a tight loop.
const SHORTEST_REFRESH_MS = 1000;
// A server that is down, busy or out of reach says nothing about the token: it stays until it is refused (FLT-054).
const NO_REFUSALS: readonly ApiErrorCode[] = [
  'network',
  'serverError',
  'unknownStatus',
  'tooMany',
  'notJson',
];

/** Creates the session store over a storage; it reads what is stored at once. */
export function createSession({ http, storage, clock, exclusive }: SessionOptions): Session {
  let stored = readStored();
  let cancelTimer = () => {};
  let isStarted = false;
  let refreshing: Promise<boolean> | null = null;
  const store = createStore(toSnapshot(stored));

  function readStored(): StoredSession | null {
    const text = storage.read(STORAGE_KEY);
    if (text === null) return null;
    try {
      const parsed = storedSession.safeParse(JSON.parse(text));
      if (parsed.success) return parsed.data;
    } catch {
      // Broken JSON is treated like any other wrong shape: logged out, and cleaned (FLT-060).
    }
    storage.write(STORAGE_KEY, null);
    return null;
  }

  function adopt(next: StoredSession | null) {
    stored = next;
    store.set(toSnapshot(next, store.getSnapshot()));
    schedule(SHORTEST_REFRESH_MS);
  }

  function keep(next: StoredSession | null) {
    storage.write(STORAGE_KEY, next && JSON.stringify(next));
    adopt(next);
  }

  function schedule(shortestMs: number) {
    cancelTimer();
    if (!isStarted || !stored) return;
    const dueMs = stored.token.refresh_at * 1000 - clock.now();
    cancelTimer = clock.after(Math.max(dueMs, shortestMs), () => void refresh());
  }

  /** Whether a fresh token is there afterwards. One call per browser, however many ask (FLT-050, FLT-051). */
  function refresh(): Promise<boolean> {
    const used = stored;
    refreshing ??= exclusive('carillon.refresh', () => refreshAlone(used)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** `used` is what was there when this was asked for: it may have changed while the lock was another tab's. */
  async function refreshAlone(used: StoredSession | null): Promise<boolean> {
    if (!used || stored !== used) return stored !== null;
    const present = readStored();
    if (present && present.token.jwt !== used.token.jwt) {
      adopt(present);
      return true;
    }
    try {
      const token: SessionToken = await http.request(refreshToken, {}, { jwt: used.token.jwt });
      if (stored === used) keep({ ...used, token });
      return stored !== null;
    } catch (error) {
      if (stored !== used) return false;
      if (error instanceof ApiError && !NO_REFUSALS.includes(error.code)) keep(null);
      else retry();
      return false;
    }
  }

  function retry() {
    cancelTimer();
    if (isStarted) cancelTimer = clock.after(RETRY_REFRESH_MS, () => void refresh());
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    jwt: () => stored?.token.jwt,
    async renew(usedJwt) {
      return stored?.token.jwt === usedJwt ? refresh() : stored !== null;
    },
    async login(form, signal) {
      const { token, user } = await http.request(login, { body: form }, { signal });
      keep({ v: 1, token, user });
    },
    async logout() {
      const jwt = stored?.token.jwt;
      keep(null);
      // The session is over here whatever the server says (S4).
      if (jwt) await http.request(logout, {}, { jwt }).catch(() => {});
    },
    start() {
      isStarted = true;
      schedule(0);
      const unsubscribe = storage.subscribe((key) => {
        if (key === STORAGE_KEY) adopt(readStored());
      });
      return () => {
        isStarted = false;
        cancelTimer();
        unsubscribe();
      };
    },
  };
}

function toSnapshot(stored: StoredSession | null, previous?: SessionSnapshot): SessionSnapshot {
  if (!stored) return LOGGED_OUT;
  // A new token alone is no new session: the same snapshot keeps every screen still.
  if (previous?.user && JSON.stringify(previous.user) === JSON.stringify(stored.user)) return previous;
  return { status: 'loggedIn', user: stored.user, isAdmin: stored.user.role === 'admin' };
}

/** One at a time through Web Locks; where a browser has none or refuses them, one at a time in this page. */
export const browserExclusive: Exclusive = async (name, run) => {
  const locks = globalThis.navigator?.locks;
  if (!locks) return run();
  let isGranted = false;
  try {
    return await locks.request(name, () => {
      isGranted = true;
      return run();
    });
  } catch (error) {
    // A sandboxed frame has locks and may not use them.
    if (isGranted) throw error;
    return run();
  }
};
