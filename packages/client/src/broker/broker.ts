import {
  type DeviceAddress,
  parseTopic,
  REPLY_TIMEOUT_MS,
  replyTopic,
  type Transport,
  type TransportConnection,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { ReportError } from '../store/errorReports.ts';
import type { Store } from '../store/store.ts';
import { browserIsOnline } from '../wake.ts';
import { type BrokerCredentials, type BrokerSnapshot, createConnection } from './connection/connection.ts';
import {
  createDeviceLink,
  type DeviceLink,
  type DeviceLinkFeed,
  type LinkContext,
} from './device/deviceLink.ts';
import { createPacer } from './device/pacer.ts';
import { createPendingCommands } from './device/pending.ts';
import { createTopicBatches } from './device/topicBatches.ts';
import { createWeakMap } from './weakMap.ts';

/** What stands between links and the connection; null while there is none. */
type Layer = (connection: TransportConnection | null) => TransportConnection | null;

/** The live side of the platform (D7): one connection, and a link for each device. */
export interface Broker extends Store<BrokerSnapshot> {
  /** Opens the connection and keeps it up; when it is waiting for its next try, tries at once. */
  connect(): void;
  /** Closes it; waiting commands fail with 'connectionLost'. */
  disconnect(): void;
  /** Moves to the present credentials without a gap: to be called when the token is another one. */
  renew(): void;
  /** Something that was done here makes the broker close it, just now or within 3 s: it is then opened again at once. */
  expectLoss(): void;
  /** The link to a device: the same object for the same address, for as long as anybody has it. */
  device(address: DeviceAddress): DeviceLink;
  /** From now on links reach the connection through this alone: what they subscribe may be something else (`narrowDevices`). */
  through(layer: Layer): void;
  /** How many messages came that said nothing to anybody here: broken, late, or replies to others. For looking for faults. */
  dropped(): number;
}

export interface BrokerOptions {
  /** The way to the broker; several, one for each of its addresses, where it has them. */
  readonly transport: Transport | readonly Transport[];
  readonly clock: Clock;
  /** The present credentials, or null to give up; `wasRefused` asks for better ones than the last. */
  readonly credentials: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  /** Calls its listener when a try is worth making at once, or when time may have passed unnoticed. */
  readonly onWake?: (listener: () => void) => () => void;
  /** False where there is no network, so that a try is not worth making; by default as the browser says. */
  readonly isOnline?: () => boolean;
  readonly random?: () => number;
  /** Called at each use of a device, for a connection that is opened only when it is needed. */
  readonly onUse?: () => void;
  readonly replyTimeoutMs?: number;
  /** Takes what a listener throws (FLT-109); by default it is shown as an uncaught error. */
  readonly onError?: ReportError | undefined;
}

// A broker that restarts has every device greet, and each is asked: the answers are to come one after the other.
const MOST_QUESTIONS = 50;

function listTransports(given: BrokerOptions['transport']): readonly [Transport, ...Transport[]] {
  const [first, ...others] = [given].flat();
  if (!first) throw new TypeError('createBroker needs a transport: the list is empty.');
  return [first, ...others];
}

/** Creates the broker client; it does nothing until `connect`. Transport and clock are handed in. */
export function createBroker(options: BrokerOptions): Broker {
  const { clock, random = Math.random, replyTimeoutMs = REPLY_TIMEOUT_MS } = options;
  const pending = createPendingCommands(clock, replyTimeoutMs, 1 + Math.floor(random() * (2 ** 31 - 2)));
  /** By reply topic those in use, which are fed; all others live for as long as somebody holds them. */
  const used = new Map<string, DeviceLinkFeed>();
  const links = createWeakMap<DeviceLinkFeed>();
  let dropped = 0;

  const transports = listTransports(options.transport);
  const connection = createConnection({
    ...options,
    transports,
    random,
    onWake: options.onWake ?? (() => () => {}),
    isOnline: options.isOnline ?? browserIsOnline,
    onOpen() {
      for (const link of used.values()) link.onOpen();
      context.topics.flush();
    },
    onDoubt() {
      for (const link of used.values()) link.onDoubt();
    },
    onProved() {
      for (const link of used.values()) link.onProved();
    },
    onGone() {
      pending.fail('connectionLost');
      for (const link of used.values()) link.onGone();
    },
    onMessage(topic, payload, isRetained, isLate) {
      if (!deliver(topic, payload, isRetained, isLate)) dropped++;
    },
  });

  let layer: Layer = (open) => open;
  const line = { ...connection, current: () => layer(connection.current()) };

  function deliver(topic: string, payload: Uint8Array, isRetained: boolean, isLate: boolean): boolean {
    const replying = used.get(topic);
    if (replying) return replying.onReply(payload, isRetained, isLate);
    const parsed = parseTopic(topic);
    if (parsed?.kind !== 'live' || isLate || isRetained) return false;
    return used.get(replyTopic(parsed))?.onLive(parsed.channel ?? '', payload) === true;
  }

  const context: LinkContext = {
    connection: line,
    pending,
    topics: createTopicBatches(line.current),
    questions: createPacer(MOST_QUESTIONS),
    clock,
    random,
    canLoseWills: transports.length > 1,
    onError: options.onError,
    onUse(key, link) {
      used.set(key, link);
      options.onUse?.();
    },
    onUnused: (key) => used.delete(key),
  };

  return {
    getSnapshot: connection.getSnapshot,
    subscribe: connection.subscribe,
    connect: connection.connect,
    disconnect: connection.disconnect,
    renew: () => void connection.renew(),
    expectLoss: connection.expectLoss,
    device: (address) => links.get(replyTopic(address), (key) => createDeviceLink(context, key, address)),
    through(next) {
      layer = next;
      line.current();
    },
    dropped: () => dropped,
  };
}
