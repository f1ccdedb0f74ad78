import {
  REPLY_TIMEOUT_MS,
  type Transport,
  type TransportConnection,
  type TransportFailure,
  type TransportListener,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { type ReportError, reportUncaught, runIsolated } from '../../store/errorReports.ts';
import { createStore, type Store } from '../../store/store.ts';
import type { BrokerError, BrokerErrorCode } from '../errors.ts';
import { createAddresses } from './addresses.ts';
import { backoffMs } from './backoff.ts';
import { watchSleep } from './watchSleep.ts';

/** The states of the broker connection (D4). */
export type BrokerStatus = 'disconnected' | 'connecting' | 'connected' | 'disconnecting';

/** The end of a connection, or the first try that failed. Others may fail after it, and tell so in `lastError`. */
export interface BrokerLoss {
  readonly error: BrokerError;
  /** When that was, in milliseconds of `clock.elapsed()`, as `nextTryAt` is. */
  readonly since: number;
}

export interface BrokerSnapshot {
  readonly status: BrokerStatus;
  /** Why the last try failed, or why the last connection ended; null once connected. */
  readonly lastError: BrokerError | null;
  /** When that was, in milliseconds since 1970. */
  readonly lastErrorAt: number | null;
  /** What the present time without a connection began with; null while connected, and where no try has failed. */
  readonly loss: BrokerLoss | null;
  /** Which try this is since the last connection, from 1; 0 where none is made. */
  readonly attempt: number;
  /**
   * When the next try begins by itself, in milliseconds of `clock.elapsed()`, which whoever sets the wall clock does not
   * change (FLT-100): `performance.now()` in a browser. Null where none waits for its time.
   */
  readonly nextTryAt: number | null;
  /** Where the connection leads, or the next try, for people. */
  readonly address: string;
}

/** Who connects: the user id and the session jwt. */
export interface BrokerCredentials {
  readonly username: string;
  readonly password: string;
}

export interface ConnectionOptions {
  /** The ways to the broker, one for each of its addresses. */
  readonly transports: readonly [Transport, ...Transport[]];
  readonly clock: Clock;
  /** 0 to 1; draws the waits, the client id and the address to begin with. */
  readonly random: () => number;
  /** The present credentials; null ends it, a rejection tries later. `wasRefused` asks for better ones than the last. */
  readonly credentials: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  /** Calls its listener when time may have passed unnoticed: online again, page visible. */
  readonly onWake: (listener: () => void) => () => void;
  /** While false nothing is tried; `onWake` tells of the end of that (FLT-014). */
  readonly isOnline: () => boolean;
  /** Subscribe now: the connection is open, or another one has taken its place. */
  readonly onOpen: () => void;
  /** `isLate`: from a connection that another one has replaced. */
  readonly onMessage: (topic: string, payload: Uint8Array, isRetained: boolean, isLate: boolean) => void;
  /** What is known may be old: the link is being checked. `onProved` follows, or `onGone`. */
  readonly onDoubt: () => void;
  readonly onProved: () => void;
  readonly onGone: () => void;
  readonly onError?: ReportError | undefined;
}

/** The connection to the broker, which keeps itself up from `connect` to `disconnect` (BRK-01). */
export interface Connection extends Store<BrokerSnapshot> {
  connect(): void;
  disconnect(): void;
  /**
   * Moves to the present credentials: another connection opens first, then this one ends. Nothing is missed between.
   * Where older ones were refused, these are tried.
   */
  renew(): Promise<void>;
  /** Asks the broker whether it is still there; a link that does not answer is lost (FLT-008). */
  check(): void;
  /** Something that was done here makes the broker close it, just now or within 3 s: it is then opened again at once. */
  expectLoss(): void;
  /** The open connection, or null. */
  current(): TransportConnection | null;
}

interface Attempt {
  readonly password: string;
  readonly connection: TransportConnection;
}

/** Stands for one that never came about. */
const NO_CONNECTION: TransportConnection = {
  publish: () => false,
  subscribe: () => Promise.reject(new Error('There is no connection.')),
  unsubscribe() {},
  ping: () => Promise.reject(new Error('There is no connection.')),
  end() {},
};

/** The only place that turns what a transport says into what is shown. */
const ERROR_CODES: Readonly<Record<TransportFailure, BrokerErrorCode>> = {
  timeout: 'unreachable',
  socket: 'down',
  refused: 'refused',
  closed: 'lost',
  keepalive: 'silent',
};

const NO_ERROR = { lastError: null, lastErrorAt: null, loss: null };
const EXPECTED_LOSS_MS = 3000;
const PING_TIMEOUT_MS = 5000;
// A broker that closes each connection soon after it opened is not asked in a tight loop (FLT-019).
const STEADY_MS = 10_000;

/** Creates the connection; it does nothing until `connect`. */
export function createConnection(options: ConnectionOptions): Connection {
  const { clock, random } = options;
  const addresses = createAddresses(options.transports, random);
  const store = createStore<BrokerSnapshot>(
    {
      status: 'disconnected',
      ...NO_ERROR,
      attempt: 0,
      nextTryAt: null,
      address: addresses.present().address,
    },
    { onError: options.onError },
  );
  // Random for each page and counted: two connections with one id would take the place from each other for ever.
  const clientId = `carillon-${Math.floor(random() * 2 ** 48).toString(36)}`;
  let dialled = 0;
  /** The one that counts, open or not; one that opens beside it; and the one before, for the replies under way. */
  let current: Attempt | null = null;
  let successor: Attempt | null = null;
  let predecessor: Attempt | null = null;
  /** Counts the tries: credentials that come too late for theirs are not used (FLT-015). */
  let tries = 0;
  let isWanted = false;
  let openedAtMs = 0;
  let failures = 0;
  let refusals = 0;
  /** What the broker refused when we gave up: only another token, a wake or a person tries again (FLT-005). */
  let refusedPassword: string | null = null;
  /** Until when the next loss is one that this page has brought about. */
  let lossIsExpectedUntilMs = Number.NEGATIVE_INFINITY;
  let cancelRetry = () => {};
  let cancelEnding = () => {};
  let stopWaking = () => {};

  const isOpen = () => store.getSnapshot().status === 'connected';

  const update = (change: Partial<BrokerSnapshot>) => store.set({ ...store.getSnapshot(), ...change });
  function failed(code: BrokerErrorCode) {
    const error = { code, address: addresses.present().address };
    const loss = store.getSnapshot().loss ?? { error, since: clock.elapsed() };
    return { lastError: error, lastErrorAt: clock.now(), loss: code === 'closed' ? null : loss };
  }

  async function open(change: Partial<BrokerSnapshot> = {}) {
    cancelRetry();
    const mine = ++tries;
    const refused = refusedPassword;
    refusedPassword = null;
    if (!options.isOnline()) return update({ ...change, status: 'connecting', nextTryAt: null });
    update({ ...change, status: 'connecting', nextTryAt: null, attempt: store.getSnapshot().attempt + 1 });
    // Better ones are asked for once: where they were refused, too, the next try is with those that are there.
    const credentials = await options.credentials(refusals === 1).catch(() => undefined);
    if (mine !== tries) return;
    // Which is no fault of the address.
    if (credentials === undefined) return retryAfter(backoffMs(failures++, random));
    if (!credentials) return stop();
    if (refused !== null && credentials.password !== refused) refusals = 0;
    current = dial(credentials);
  }

  function dial(credentials: BrokerCredentials): Attempt {
    const login = { clientId: `${clientId}-${++dialled}`, ...credentials };
    const connection = connectSafely(login, {
      onConnect() {
        if (attempt === current) opened();
        else if (attempt === successor) takeOver(attempt);
      },
      onMessage(topic, payload, isRetained) {
        if (attempt === current) options.onMessage(topic, payload, isRetained, false);
        else if (attempt === predecessor) options.onMessage(topic, payload, isRetained, true);
      },
      onClose(failure) {
        if (attempt === successor) successor = null;
        if (attempt === predecessor) endPredecessor();
        if (attempt === current) lose(failure);
      },
    });
    const attempt: Attempt = { password: credentials.password, connection };
    return attempt;
  }

  /** A transport that throws is one whose connection fails at once: it is told, and tried again (FLT-109). */
  function connectSafely(
    login: Parameters<Transport['connect']>[0],
    listener: TransportListener,
  ): TransportConnection {
    try {
      return addresses.present().connect(login, listener);
    } catch (error) {
      runIsolated(() => Promise.reject(error), options.onError ?? reportUncaught);
      queueMicrotask(() => listener.onClose('socket'));
      return NO_CONNECTION;
    }
  }

  function opened() {
    refusals = 0;
    openedAtMs = clock.elapsed();
    update({ ...NO_ERROR, status: 'connected', attempt: 0 });
    options.onOpen();
    // The token may have been renewed while this one was on its way.
    void renew();
  }

  async function renew() {
    const old = current;
    const refused = refusedPassword;
    const used = refused ?? (isOpen() ? old?.password : undefined);
    if (used === undefined) return;
    const credentials = await options.credentials(false).catch(() => null);
    if (!credentials || credentials.password === used) return;
    if (current !== old || refusedPassword !== refused) return;
    if (refused !== null) return void open();
    successor?.connection.end();
    successor = dial(credentials);
  }

  function takeOver(next: Attempt) {
    endPredecessor();
    predecessor = current;
    current = next;
    successor = null;
    // Commands that were sent before have been answered by then, or never will be.
    cancelEnding = clock.after(REPLY_TIMEOUT_MS, endPredecessor);
    options.onOpen();
  }

  function endPredecessor() {
    cancelEnding();
    predecessor?.connection.end();
    predecessor = null;
  }

  function lose(failure: TransportFailure) {
    if (isOpen() && clock.elapsed() - openedAtMs >= STEADY_MS) {
      failures = 0;
      addresses.hold();
    }
    const password = current?.password;
    // One that is on its way already needs no other try beside it.
    current = successor;
    successor = null;
    endPredecessor();
    update({ status: 'disconnected', ...failed(ERROR_CODES[failure]) });
    options.onGone();
    if (failure === 'refused' && ++refusals > 1 && password !== undefined) return giveUp(password);
    if (current) update({ status: 'connecting' });
    // No other address takes a login that this one refuses, nor is it to blame for what this page has brought about.
    else retryAfter(failure === 'refused' || isExpected() ? 0 : nextWaitMs());
  }

  /** Each other address is tried once; then all of them again, after a while. */
  function nextWaitMs() {
    const waitMs = addresses.goOn();
    if (waitMs !== null) return waitMs;
    addresses.begin();
    return backoffMs(failures++, random);
  }

  /** Counts once: what fails after that waits as any other. */
  function isExpected() {
    const isNow = clock.elapsed() < lossIsExpectedUntilMs;
    lossIsExpectedUntilMs = Number.NEGATIVE_INFINITY;
    return isNow;
  }

  function retryAfter(waitMs: number) {
    // Said as 'connecting': to a person, waiting for the next try is part of connecting.
    const { address } = addresses.present();
    update({ status: 'connecting', nextTryAt: clock.elapsed() + waitMs, address });
    cancelRetry = clock.after(waitMs, () => void open());
  }

  function giveUp(password: string) {
    refusedPassword = password;
    update({ attempt: 0 });
  }

  function stop() {
    isWanted = false;
    refusedPassword = null;
    tries++;
    cancelRetry();
    stopWaking();
    endPredecessor();
    successor?.connection.end();
    current?.connection.end();
    successor = null;
    current = null;
    update({ status: 'disconnected', attempt: 0, nextTryAt: null });
  }

  function check() {
    const asked = current;
    if (!isOpen() || !asked) return;
    const cancel = clock.after(PING_TIMEOUT_MS, () => {
      if (asked !== current) return;
      asked.connection.end();
      lose('keepalive');
    });
    asked.connection.ping().then(() => {
      cancel();
      if (asked === current) options.onProved();
    }, cancel);
  }

  function wake() {
    if (!current) return void open();
    if (!isOpen()) return;
    options.onDoubt();
    check();
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    current: () => (isOpen() && current ? current.connection : null),
    renew,
    check,
    expectLoss() {
      const { attempt, nextTryAt } = store.getSnapshot();
      // It was faster than whoever told of it.
      if (attempt === 0 && nextTryAt !== null) return void open();
      lossIsExpectedUntilMs = clock.elapsed() + EXPECTED_LOSS_MS;
    },
    connect() {
      if (current) return;
      failures = 0;
      refusals = 0;
      if (isWanted) return void open();
      isWanted = true;
      const stops = [options.onWake(wake), watchSleep(clock, wake)];
      stopWaking = () => {
        for (const stopOne of stops) stopOne();
      };
      addresses.begin();
      // Why it was closed before is over.
      void open({ ...NO_ERROR, address: addresses.present().address });
    },
    disconnect() {
      if (!isWanted) return;
      const hadConnection = current !== null;
      update({ status: 'disconnecting', ...(isOpen() ? failed('closed') : NO_ERROR) });
      stop();
      if (hadConnection) options.onGone();
    },
  };
}
