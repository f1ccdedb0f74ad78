import { createPlatform, type Platform, type PlatformOptions } from '@carillon/mocks';
import type { Authority } from '@carillon/protocol/broker';
import { createVirtualClock, type VirtualClock } from '@carillon/protocol/virtual-time';
import type { Fetch } from './http/http.ts';
import type { Exclusive } from './session/exclusive.ts';
import type { KeyValueStorage } from './session/storage.ts';

/** Wednesday 2026-03-04, 12:00 UTC. */
export const NOW_MS = Date.UTC(2026, 2, 4, 12);

export const OWNER = { email: 'owner@carillon.example', password: 'Owner-123!' };
export const ADMIN = { email: 'admin@carillon.example', password: 'Admin-123!' };

/** The platform as a client sees it, on a clock that stands still until it is moved. */
export interface TestServer {
  readonly platform: Platform;
  readonly clock: VirtualClock;
  readonly fetch: Fetch;
  /** Whom a broker asks. */
  readonly authority: Authority;
  /** What was asked so far, e.g. 'GET /api/accounts/refresh-token'. */
  readonly asked: string[];
  /** How often something was asked. */
  count(what: string): number;
  /** Lets time pass, and everything that was asked meanwhile be answered. */
  pass(ms: number): Promise<void>;
  /** Lets time pass as for a machine that sleeps: the clock goes on, the timers stand still. */
  sleep(ms: number): void;
}

/** `faults` answers in the place of the platform; Response.error() is a network that fails. */
export function createTestServer(faults?: PlatformOptions['faults']): TestServer {
  const clock = createVirtualClock(NOW_MS);
  const platform = createPlatform({ clock, ...(faults && { faults }) });
  const asked: string[] = [];
  let running = 0;

  async function track<T>(work: Promise<T>): Promise<T> {
    running++;
    try {
      return await work;
    } finally {
      running--;
    }
  }

  async function answer(request: Request): Promise<Response> {
    const response = await platform.handle(request);
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  }

  async function settle() {
    // What an answer sets off may ask again: only two quiet rounds are the end of it.
    for (let quiet = 0; quiet < 2; quiet = running > 0 ? 0 : quiet + 1) {
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  }

  return {
    platform,
    clock,
    asked,
    fetch(url, init) {
      const { pathname } = new URL(url);
      asked.push(`${init.method} ${pathname}`);
      return track(answer(new Request(url, init)));
    },
    authority: {
      ...platform.authority,
      authenticate: (username, password) => track(platform.authority.authenticate(username, password)),
    },
    sleep: clock.jump,
    count: (what) => asked.filter((one) => one === what).length,
    async pass(ms) {
      for (let left = ms; left > 0; left -= 500) {
        clock.advance(Math.min(left, 500));
        await settle();
      }
      await settle();
    },
  };
}

export const API_URL = 'http://carillon.test';
export const REFRESH = 'GET /api/accounts/refresh-token';
export const LOGOUT = 'POST /api/accounts/logout';

/** One browser: its tabs share a storage and a lock, and hear of what the others store. */
export interface TestBrowser {
  readonly values: Map<string, string>;
  /** The storage as one tab has it. `isDeaf`: it hears of the others' changes only later than of anything else. */
  tab(options?: { readonly isDeaf?: boolean }): KeyValueStorage;
  readonly exclusive: Exclusive;
}

export function createTestBrowser(): TestBrowser {
  const values = new Map<string, string>();
  const listeners = new Map<KeyValueStorage, Set<(key: string) => void>>();
  const last = new Map<string, Promise<unknown>>();
  const under = new Map<string, number>();
  return {
    values,
    tab({ isDeaf = false } = {}) {
      const own = new Set<(key: string) => void>();
      const storage: KeyValueStorage = {
        read: (key) => values.get(key) ?? null,
        write(key, value) {
          if (value === null) values.delete(key);
          else values.set(key, value);
          for (const [tab, heard] of listeners)
            if (tab !== storage) for (const listener of heard) listener(key);
        },
        subscribe(listener) {
          if (!isDeaf) own.add(listener);
          return () => own.delete(listener);
        },
      };
      listeners.set(storage, own);
      return storage;
    },
    exclusive(name, run) {
      const before = under.get(name) ?? 0;
      under.set(name, before + 1);
      const mine = Promise.resolve(last.get(name))
        .then(() => run(true, before > 0))
        .finally(() => under.set(name, (under.get(name) ?? 1) - 1));
      last.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

/** An answer of the server, made by hand. */
export const answerJson = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

/** What a call rejects with. */
export async function catchRejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`It was answered: ${JSON.stringify(value)}`);
    },
    (error: unknown) => error,
  );
}
