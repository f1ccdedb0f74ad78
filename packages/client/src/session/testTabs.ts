// What the tests of the session begin with: a server, a browser, and tabs that each have a session of their own.
import type { CallName } from '@carillon/protocol/http';
import type { Clock } from '@carillon/protocol/time';
import { afterEach } from 'vitest';
import { authorizedHttp } from '../http/authorizedHttp.ts';
import { createHttp, type Fetch } from '../http/http.ts';
import {
  API_URL,
  answerJson,
  createTestBrowser,
  createTestServer,
  OWNER,
  type TestBrowser,
} from '../testBrowser.ts';
import type { Exclusive } from './exclusive.ts';
import { createSession, type Session, type SessionOptions } from './session.ts';
import type { KeyValueStorage } from './storage.ts';

export const KEY = 'carillon.session';
/** The platform's tokens live an hour and are to be refreshed after half of it. */
export const HALF_AN_HOUR_MS = 30 * 60_000;

/** Answers in the place of the platform. */
export type Fault = (name: CallName, request: Request) => Response | undefined;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

export interface TabOptions {
  readonly isStarted?: boolean;
  readonly isDeaf?: boolean;
  readonly exclusive?: Exclusive;
  readonly storage?: KeyValueStorage;
  readonly fetch?: Fetch;
  readonly renewToken?: SessionOptions['renewToken'];
  readonly onError?: (error: unknown) => void;
  /** By default that of the server: no browser's is. */
  readonly clock?: Clock;
}

/** A server and a browser without tabs. */
export function open(fault?: Fault) {
  let present = fault;
  const server = createTestServer((name, request) => present?.(name, request));
  const browser = createTestBrowser();
  function openTab({ isStarted = true, isDeaf = false, ...options }: TabOptions = {}) {
    let wake = () => {};
    const http = createHttp({ apiUrl: API_URL, fetch: options.fetch ?? server.fetch });
    const session = createSession({
      http,
      storage: options.storage ?? browser.tab({ isDeaf }),
      clock: options.clock ?? server.clock,
      exclusive: options.exclusive ?? browser.exclusive,
      renewToken: options.renewToken,
      onError: options.onError,
      onWake(listener) {
        wake = listener;
        return () => {
          wake = () => {};
        };
      },
    });
    const stop = isStarted ? session.start() : () => {};
    stops.push(stop);
    return {
      session,
      stop,
      http: authorizedHttp(http, session),
      /** What a browser tells when its page is shown again, or when it is online again. */
      wake: () => wake(),
    };
  }
  return {
    server,
    browser,
    openTab,
    setFault: (next?: Fault) => {
      present = next;
    },
  };
}

/** One tab in which the owner has logged in. */
export async function openLoggedIn(options: TabOptions = {}) {
  const opened = open();
  const tab = opened.openTab(options);
  await tab.session.login(OWNER);
  return { ...opened, ...tab };
}

/** A fault of one call alone. */
export const only =
  (name: CallName, respond: (request: Request) => Response | undefined): Fault =>
  (asked, request) =>
    asked === name ? respond(request) : undefined;

export const refuse = (status: number, headers?: HeadersInit) =>
  answerJson({ success: false }, { status, ...(headers && { headers }) });

/** A server that makes every token single-use. */
export function singleUse(): Fault {
  const used = new Set<string | null>();
  return only('refreshToken', ({ headers }) => {
    const token = headers.get('authorization');
    if (used.has(token)) return refuse(401);
    used.add(token);
    return undefined;
  });
}

/** The storage of a tab that shows what the others have put there only later, as a busy machine does. */
export function lateStorage(browser: TestBrowser, clock: Clock, lateMs: number): KeyValueStorage {
  const own = browser.tab();
  const seen = new Map(browser.values);
  const listeners = new Set<(key: string) => void>();
  own.subscribe((key) => {
    const value = own.read(key);
    clock.after(lateMs, () => {
      if (value === null) seen.delete(key);
      else seen.set(key, value);
      for (const listener of listeners) listener(key);
    });
  });
  return {
    read: (key) => seen.get(key) ?? null,
    write(key, value) {
      if (value === null) seen.delete(key);
      else seen.set(key, value);
      own.write(key, value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A browser without locks. */
export const noLocks: Exclusive = (_name, run) => run();

export const status = (session: Session) => session.getSnapshot().status;
export const stored = ({ values }: TestBrowser) => JSON.parse(values.get(KEY) ?? 'null');
