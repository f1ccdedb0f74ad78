import {
  parseTopic,
  type Transport,
  type TransportConnection,
  type TransportFailure,
} from '@carillon/protocol/broker';
import type { Passage } from './deviceLine.ts';

/** How long a console waits for a CONNACK that never comes, as mqtt.js is told to. */
const CONNACK_MS = 5000;

/** The socket of somebody who logged in at a real broker, as that broker has it. */
export interface LoginSocket {
  /** From here on nothing arrives from it, and nothing that is written leaves: nobody is told. */
  freeze(): void;
  close(): void;
  onClose(run: () => void): void;
}

/** The line of a console, however many connections it has. Each fault is told by an object of its own. */
export interface ConsoleLine {
  /** A transport for a console in this process. */
  transport(inner: Transport): Transport;
  /** One more connection of a console elsewhere, right after its login. */
  admit(socket: LoginSocket): void;
  /** Its connections close, and no other one opens. */
  cut(fault: object): void;
  /** Nothing arrives any more either way; the console finds out after a while, or when that ends. */
  freeze(fault: object, noticedAfterMs: number): void;
  heal(fault: object): void;
}

interface Open {
  freeze(): void;
  close(failure: TransportFailure): void;
}

export function createConsoleLine(name: string, passage: Passage): ConsoleLine {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const cuts = new Set<object>();
  const frozen = new Map<object, () => void>();
  const open = new Set<Open>();
  const { clock } = passage;

  /** Passes a message of a device's topics on, through the faults. */
  function pass(
    direction: 'toDevice' | 'fromDevice',
    topic: string,
    payload: string,
    deliver: (p: string) => void,
  ) {
    const device = parseTopic(topic)?.label;
    if (device === undefined || !passage.isBusy()) return deliver(payload);
    passage.pass({ device, console: name, direction, topic, payload }, deliver, () => {});
  }

  function lose(topic: string, payload: string) {
    const device = parseTopic(topic)?.label;
    if (device !== undefined) {
      passage.lose({ device, console: name, direction: 'fromDevice', topic, payload });
    }
  }

  function closeAll(failure: TransportFailure) {
    for (const { close } of [...open]) close(failure);
  }

  const createTransport = (inner: Transport): Transport => ({
    address: inner.address,
    connect(login, listener) {
      let connection: TransportConnection | null = null;
      let isOver = false;
      const waiting = new Set<(error: Error) => void>();

      function close(failure: TransportFailure) {
        if (isOver) return;
        end();
        listener.onClose(failure);
      }

      function end() {
        isOver = true;
        open.delete(entry);
        connection?.end();
        for (const reject of waiting) reject(new Error('The connection closed before the broker answered.'));
        waiting.clear();
      }

      /** Over a line that is frozen nobody answers, until it is noticed. */
      const ask = <T>(question: () => Promise<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          waiting.add(reject);
          if (frozen.size > 0 || !connection) return;
          question().then(
            (answer) => waiting.delete(reject) && resolve(answer),
            (error: unknown) => waiting.delete(reject) && reject(error),
          );
        });

      // What passes looks whether the line is frozen.
      const entry: Open = { close, freeze: () => {} };
      open.add(entry);
      if (cuts.size > 0) clock.after(0, () => close('socket'));
      else if (frozen.size > 0) clock.after(CONNACK_MS, () => close('timeout'));
      else {
        connection = inner.connect(login, {
          onConnect() {
            if (!isOver && frozen.size === 0) listener.onConnect();
          },
          onMessage(topic, payload, isRetained) {
            if (isOver) return;
            if (frozen.size > 0) return lose(topic, decoder.decode(payload));
            if (!passage.isBusy()) return listener.onMessage(topic, payload, isRetained);
            pass('fromDevice', topic, decoder.decode(payload), (arrived) => {
              if (!isOver) listener.onMessage(topic, encoder.encode(arrived), isRetained);
            });
          },
          onClose: close,
        });
      }
      return {
        publish(topic, payload) {
          if (isOver || !connection) return false;
          // Nobody has noticed: it is taken, and lost.
          if (frozen.size > 0) return true;
          pass('toDevice', topic, payload, (arrived) => {
            if (!isOver) connection?.publish(topic, arrived);
          });
          return true;
        },
        subscribe: (filters) => ask(() => (connection as TransportConnection).subscribe(filters)),
        unsubscribe(filters) {
          if (frozen.size === 0) connection?.unsubscribe(filters);
        },
        ping: () => ask(() => (connection as TransportConnection).ping()),
        end,
      };
    },
  });

  return {
    transport: createTransport,
    admit(socket) {
      if (cuts.size > 0) return socket.close();
      open.add(socket);
      socket.onClose(() => open.delete(socket));
      if (frozen.size > 0) socket.freeze();
    },
    cut(fault) {
      cuts.add(fault);
      closeAll('closed');
    },
    freeze(fault, noticedAfterMs) {
      frozen.set(
        fault,
        clock.after(noticedAfterMs, () => closeAll('keepalive')),
      );
      for (const { freeze } of open) freeze();
    },
    heal(fault) {
      cuts.delete(fault);
      frozen.get(fault)?.();
      // What was lost meanwhile is missing: such a connection cannot go on.
      if (frozen.delete(fault) && frozen.size === 0) closeAll('closed');
    },
  };
}
