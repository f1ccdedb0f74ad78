import { randomUUID } from 'node:crypto';
import type { Transport, TransportFailure } from '@carillon/protocol/broker';
import { vi } from 'vitest';

/** A connected client that remembers what it heard. */
export interface TestClient {
  readonly heard: { readonly topic: string; readonly payload: string; readonly isRetained: boolean }[];
  /** Resolves when the broker closes the connection. */
  readonly closed: Promise<TransportFailure>;
  publish(topic: string, payload: string): boolean;
  subscribe(...filters: string[]): Promise<readonly boolean[]>;
  unsubscribe(...filters: string[]): void;
  end(): void;
}

/** Connects, or rejects with an Error whose message is the TransportFailure. */
export function connectClient(
  transport: Transport,
  login: { readonly username: string; readonly password: string; readonly clientId?: string },
): Promise<TestClient> {
  return new Promise((resolve, reject) => {
    const heard: TestClient['heard'] = [];
    let close: (failure: TransportFailure) => void = () => {};
    const closed = new Promise<TransportFailure>((done) => {
      close = done;
    });
    const connection = transport.connect(
      { clientId: randomUUID(), ...login },
      {
        onConnect: () =>
          resolve({
            heard,
            closed,
            publish: connection.publish,
            subscribe: (...filters) => connection.subscribe(filters),
            unsubscribe: (...filters) => connection.unsubscribe(filters),
            end: connection.end,
          }),
        onMessage: (topic, payload, isRetained) =>
          void heard.push({ topic, payload: new TextDecoder().decode(payload), isRetained }),
        onClose(failure) {
          reject(new Error(failure));
          close(failure);
        },
      },
    );
  });
}

/** Waits until a check no longer throws. */
export const eventually = (check: () => void, timeout = 10_000): Promise<void> =>
  vi.waitFor(check, { interval: 5, timeout });
