import {
  parseTopic,
  type Transport,
  type TransportConnection,
  type TransportFailure,
} from '@carillon/protocol/broker';
import type { Passage } from './deviceLine.ts';

/** How long a console waits for a CONNACK that never comes, as mqtt.js is told to. */
const CONNACK_MS = 5000;

/** The line of a console, as a transport for it. Each fault is told by an object of its own. */
export interface ConsoleLine {
  readonly name: string;
  readonly transport: Transport;
  /** Its connection closes, and no other one opens. */
  cut(fault: object): void;
  /** Nothing arrives any more either way; the console finds out after a while. */
  freeze(fault: object, noticedAfterMs: number): void;
  heal(fault: object): void;
}

interface Open {
  close(failure: TransportFailure): void;
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export function createConsoleLine(name: string, inner: Transport, passage: Passage): ConsoleLine {
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

  const transport: Transport = {
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

      const entry: Open = { close };
      open.add(entry);
      if (cuts.size > 0) clock.after(0, () => close('socket'));
      else if (frozen.size > 0) clock.after(CONNACK_MS, () => close('timeout'));
      else {
        connection = inner.connect(login, {
          onConnect() {
            if (!isOver && frozen.size === 0) listener.onConnect();
          },
          onMessage(topic, payload, isRetained) {
            if (isOver || frozen.size > 0) return;
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
  };

  return {
    name,
    transport,
    cut(fault) {
      cuts.add(fault);
      for (const { close } of [...open]) close('closed');
    },
    freeze(fault, noticedAfterMs) {
      const cancel = clock.after(noticedAfterMs, () => {
        for (const { close } of [...open]) close('keepalive');
      });
      frozen.set(fault, cancel);
    },
    heal(fault) {
      cuts.delete(fault);
      frozen.get(fault)?.();
      frozen.delete(fault);
    },
  };
}
