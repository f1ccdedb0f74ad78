import { type DeviceAddress, parseTopic, REPLY_TIMEOUT_MS, type Transport } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { Store } from '../store/store.ts';
import { type BrokerCredentials, type BrokerSnapshot, createConnection } from './connection.ts';
import { createDeviceLink, type DeviceLink, type DeviceLinkFeed } from './deviceLink.ts';
import { createPendingCommands } from './pending.ts';

/** The live side of the platform (D7): one connection, and a link for each device. */
export interface Broker extends Store<BrokerSnapshot> {
  /** Opens the connection and keeps it up; when it is waiting for its next try, tries at once. */
  connect(): void;
  /** Closes it; waiting commands fail with 'connectionLost'. */
  disconnect(): void;
  /** The link to a device: the same object for the same address. */
  device(address: DeviceAddress): DeviceLink;
}

export interface BrokerOptions {
  readonly transport: Transport;
  readonly clock: Clock;
  /** The present credentials, or null to give up; `wasRefused` asks for better ones than the last. */
  readonly credentials: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  /** Calls its listener when a try is worth making at once. */
  readonly onWake?: (listener: () => void) => () => void;
  readonly random?: () => number;
  /** Hears of each use of a device: for whoever connects only when that is needed. */
  readonly onUse?: () => void;
  readonly replyTimeoutMs?: number;
}

/** Creates the broker client; it does nothing until `connect`. Transport and clock are handed in. */
export function createBroker(options: BrokerOptions): Broker {
  const { clock, random = Math.random, replyTimeoutMs = REPLY_TIMEOUT_MS } = options;
  const pending = createPendingCommands(clock, replyTimeoutMs, 1 + Math.floor(random() * (2 ** 31 - 2)));
  const links = new Map<string, DeviceLinkFeed>();
  const keyOf = ({ type, label }: { type: string; label: string }) => `${type}/${label}`;

  const connection = createConnection({
    ...options,
    random,
    onWake: options.onWake ?? (() => () => {}),
    onOpen() {
      for (const link of links.values()) link.onOpen();
    },
    onGone() {
      pending.fail('connectionLost');
      for (const link of links.values()) link.onGone();
    },
    onMessage(topic, payload, isRetained) {
      const parsed = parseTopic(topic);
      const link = parsed && links.get(keyOf(parsed));
      if (parsed?.kind === 'reply') link?.onReply(payload, isRetained);
      if (parsed?.kind === 'live') link?.onLive(parsed.channel ?? '', payload);
    },
  });

  return {
    getSnapshot: connection.getSnapshot,
    subscribe: connection.subscribe,
    connect: connection.connect,
    disconnect: connection.disconnect,
    device(address) {
      const known = links.get(keyOf(address));
      if (known) return known;
      const link = createDeviceLink({ address, connection, pending, clock, onUse: options.onUse });
      links.set(keyOf(address), link);
      return link;
    },
  };
}
