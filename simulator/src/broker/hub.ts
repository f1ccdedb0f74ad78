import { type Authority, type BrokerUser, type Transport, topicMatches } from '@carillon/protocol/broker';
import { type Clock, systemClock } from '@carillon/protocol/time';
import type { Firmware } from '../firmware/port.ts';
import type { Attachment, Broker } from './broker.ts';
import { pickTopics } from './filter.ts';
import type { HubClient, HubCore } from './hubCore.ts';
import { createHubTransport } from './hubTransport.ts';

/** A broker in memory: for pages, scenarios and tests. QoS is ignored: nothing gets lost between objects. */
export interface Hub extends Broker {
  /** A way for a client of the same process to connect. `latencyMs` is added each way; without it delivery is a microtask. */
  transport(options?: { readonly latencyMs?: number }): Transport;
  /** Called with every message that matches, at once and past the access rules; returns the function that ends it. */
  observe(filter: string, listener: (topic: string, payload: string) => void): () => void;
  /** Closes the connections of those to whom the predicate applies, e.g. because they were blocked. */
  disconnect(predicate: (user: BrokerUser) => boolean): void;
}

interface Observer {
  readonly filter: string;
  readonly listener: (topic: string, payload: string) => void;
}

/** Creates a running broker in memory that asks `authority` who may do what (docs/protocol.md, Broker protocol). */
export function createHub({ authority, clock = systemClock }: { authority: Authority; clock?: Clock }): Hub {
  const clients = new Set<HubClient>();
  const devices = new Map<string, Set<Firmware>>();
  const retained = new Map<string, string>();
  const observers = new Set<Observer>();
  const encoder = new TextEncoder();
  let isRunning = true;

  function publish(topic: string, payload: string, { retain = false }: { readonly retain?: boolean } = {}) {
    if (!isRunning) return;
    if (retain && payload === '') retained.delete(topic);
    else if (retain) retained.set(topic, payload);
    for (const { filter, listener } of observers) if (topicMatches(filter, topic)) listener(topic, payload);
    let bytes: Uint8Array | undefined;
    for (const client of clients) {
      if (!client.wants(topic)) continue;
      bytes ??= encoder.encode(payload);
      client.deliver(topic, bytes, false);
    }
    for (const firmware of devices.get(topic) ?? []) firmware.receive(topic, encoder.encode(payload));
  }

  function connect(firmware: Firmware) {
    firmware.connect({ publish: (topic, payload, { retain }) => publish(topic, payload, { retain }) });
  }

  function attach(firmware: Firmware): Attachment {
    const { requestTopic, will } = firmware;
    const listeners = devices.get(requestTopic) ?? new Set();
    devices.set(requestTopic, listeners.add(firmware));
    if (isRunning) connect(firmware);
    const remove = () => listeners.delete(firmware);
    return {
      detach() {
        if (remove()) firmware.shutDown();
      },
      cut() {
        if (!remove()) return;
        firmware.disconnect();
        publish(will.topic, will.payload, { retain: true });
      },
    };
  }

  const core: HubCore = {
    clock,
    authority,
    clients,
    isRunning: () => isRunning,
    retained: (filter) => pickTopics(retained, filter),
    publish: (topic, payload) => publish(topic, payload),
  };

  return {
    attach,
    publish,
    transport: ({ latencyMs } = {}) => createHubTransport(core, latencyMs),
    observe(filter, listener) {
      const observer = { filter, listener };
      observers.add(observer);
      return () => void observers.delete(observer);
    },
    disconnect(predicate) {
      for (const client of [...clients]) if (predicate(client.user)) client.close();
    },
    stop() {
      if (!isRunning) return;
      isRunning = false;
      retained.clear();
      for (const client of [...clients]) client.close();
      for (const firmware of allDevices()) firmware.disconnect();
    },
    start() {
      if (isRunning) return;
      isRunning = true;
      for (const firmware of allDevices()) connect(firmware);
    },
  };

  function allDevices(): Firmware[] {
    return [...devices.values()].flatMap((listeners) => [...listeners]);
  }
}
