import type { Transport, TransportConnection } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import { createStore, type Store } from '../store/store.ts';
import { backoffMs } from './backoff.ts';
import { type BrokerError, brokerError } from './errors.ts';

/** The states of the broker connection (D4). */
export type BrokerStatus = 'disconnected' | 'connecting' | 'connected' | 'disconnecting';

export interface BrokerSnapshot {
  readonly status: BrokerStatus;
  /** Why the last try failed or the last connection was lost; null once connected. */
  readonly lastError: BrokerError | null;
  /** Where the connection leads, for people. */
  readonly address: string;
}

/** Who connects: the user id and the session jwt. */
export interface BrokerCredentials {
  readonly username: string;
  readonly password: string;
}

export interface ConnectionOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  /** 0 to 1; draws the waits and the client id. */
  readonly random: () => number;
  /** The present credentials; null gives up, a rejection tries later. `wasRefused` asks for better ones than the last. */
  readonly credentials: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  /** Calls its listener when a try is worth making at once: online again, page visible. */
  readonly onWake: (listener: () => void) => () => void;
  readonly onOpen: () => void;
  readonly onMessage: (topic: string, payload: Uint8Array, isRetained: boolean) => void;
  readonly onGone: () => void;
}

/** The connection to the broker, which keeps itself up from `connect` to `disconnect` (BRK-01). */
export interface Connection extends Store<BrokerSnapshot> {
  connect(): void;
  disconnect(): void;
  /** The open connection, or null. */
  current(): TransportConnection | null;
}

/** Creates the connection; it does nothing until `connect`. */
export function createConnection(options: ConnectionOptions): Connection {
  const { transport, clock, random } = options;
  const store = createStore<BrokerSnapshot>({
    status: 'disconnected',
    lastError: null,
    address: transport.address,
  });
  // One random id for each page: two tabs with one id would take the connection from each other for ever.
  const clientId = `carillon-${Math.floor(random() * 2 ** 48).toString(36)}`;
  let connection: TransportConnection | null = null;
  let isWanted = false;
  let failures = 0;
  let refusals = 0;
  let cancelRetry = () => {};
  let stopWaking = () => {};
  /** Counts the tries: what an older one still tells is not heard (FLT-015). */
  let attempt = 0;

  function update(status: BrokerStatus, lastError = store.getSnapshot().lastError) {
    store.set({ status, lastError, address: transport.address });
  }

  async function open() {
    cancelRetry();
    const mine = ++attempt;
    update('connecting');
    const credentials = await options.credentials(refusals > 0).catch(() => undefined);
    if (mine !== attempt) return;
    if (credentials === undefined) return retryAfter(backoffMs(failures++, random));
    if (!credentials) return stop();
    connection = transport.connect(
      { clientId, ...credentials },
      {
        onConnect() {
          if (mine !== attempt) return;
          failures = 0;
          refusals = 0;
          update('connected', null);
          options.onOpen();
        },
        onMessage(topic, payload, isRetained) {
          if (mine === attempt) options.onMessage(topic, payload, isRetained);
        },
        onClose(failure) {
          if (mine !== attempt) return;
          connection = null;
          options.onGone();
          update('disconnected', brokerError(failure, transport.address));
          if (failure === 'refused' && ++refusals > 1) return stop();
          retryAfter(failure === 'refused' ? 0 : backoffMs(failures++, random));
        },
      },
    );
  }

  function retryAfter(waitMs: number) {
    // Said as 'connecting': to a person, waiting for the next try is part of connecting.
    update('connecting');
    cancelRetry = clock.after(waitMs, () => void open());
  }

  function stop() {
    isWanted = false;
    attempt++;
    cancelRetry();
    stopWaking();
    connection?.end();
    connection = null;
    update('disconnected');
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    current: () => (store.getSnapshot().status === 'connected' ? connection : null),
    connect() {
      if (isWanted) {
        if (!connection) void open();
        return;
      }
      isWanted = true;
      failures = 0;
      refusals = 0;
      stopWaking = options.onWake(() => {
        if (!connection) void open();
      });
      void open();
    },
    disconnect() {
      if (!isWanted) return;
      const hadConnection = connection !== null;
      update('disconnecting', null);
      stop();
      if (hadConnection) options.onGone();
    },
  };
}

/** Wakes when the browser is online again and when its page is shown. */
export function browserWake(listener: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const onVisible = () => document.visibilityState === 'visible' && listener();
  addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
