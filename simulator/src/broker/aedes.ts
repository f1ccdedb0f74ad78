import type { Duplex } from 'node:stream';
import { type Authority, type BrokerUser, MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import { isAllowedHost } from '@carillon/protocol/server';
import { type Clock, systemClock } from '@carillon/protocol/time';
import type { AedesPublishPacket, Client } from 'aedes';
import type { LoginSocket } from '../faults/consoleLine.ts';
import type { DeviceLink, Firmware } from '../firmware/port.ts';
import { accessRules, openRules } from './accessRules.ts';
import { Attached, type AttachedByTopic, createDeparture, listAttached } from './attached.ts';
import type { Attachment, Broker } from './broker.ts';
import { limitPackets } from './frames.ts';
import { guardAuthority } from './guardAuthority.ts';
import { type BrokerLimits, createGate, DEFAULT_LIMITS, type Gate } from './limits.ts';
import { type Listener, listenTcp, listenWebSocket, type TlsFiles } from './listeners.ts';
import { createLoginSocket } from './loginSocket.ts';
import { createSessions } from './sessions.ts';
import { slowGuesses } from './slowGuesses.ts';
import { disconnectSlowReader } from './slowReader.ts';

export interface AedesBrokerOptions {
  /**
   * Who may do what. 'anybody' is a plain MQTT broker, for tests of MQTT clients: everybody may use any topic, messages are
   * retained and sessions kept as they ask for, and it listens on loopback alone.
   */
  readonly authority: Authority | 'anybody';
  readonly clock?: Clock;
  /** Origins that may open a websocket besides loopback, e.g. 'https://console.example'. */
  readonly allowedOrigins?: readonly string[];
  /** Host names by which a websocket may be asked for besides loopback and the addresses that it listens on. */
  readonly allowedHosts?: readonly string[];
  /** Called with every message of the platform, e.g. to know who is online and playing. */
  readonly onPublish?: (topic: string, payload: Uint8Array) => void;
  /** Called with what the authority or `onPublish` threw, which ends nothing; by default it is written to the console. */
  readonly onError?: (error: unknown) => void;
  /** Called with a sentence when logins have to wait because keys are guessed; by default it is written to the console. */
  readonly onSlowed?: (sentence: string) => void;
  /**
   * Called with whoever may come in, by the name of their login, before they are told so: with `onLogin: faults.socket` faults meet
   * what foreign clients and browsers have open (LIB-10).
   */
  readonly onLogin?: (socket: LoginSocket, username: string) => void;
  readonly limits?: Partial<BrokerLimits>;
}

export interface ListenOptions {
  /** The port of plain MQTT, or of MQTT over TLS; 0 takes any free one. */
  readonly tcpPort: number;
  /** The port of MQTT over websockets; 0 takes any free one. */
  readonly wsPort: number;
  /** By default both loopback addresses. */
  readonly hosts?: readonly string[];
  /** With certificates both ports speak TLS. */
  readonly tls?: TlsFiles;
}

/** A real MQTT 3.1.1 broker. */
export interface AedesBroker extends Broker {
  /** Opens the ports and tells which. Rejects with a PortInUseError, and then none is open. */
  listen(options: ListenOptions): Promise<{ readonly tcpPort: number; readonly wsPort: number }>;
  /** Closes the connections of those to whom the predicate applies, e.g. because they were blocked. */
  disconnect(predicate: (user: BrokerUser) => boolean): void;
  /** Goes away as a broker does: connections are lost, attached devices play on and can be attached elsewhere. */
  close(): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', '::1'];
/** How many messages of QoS 2 somebody may leave half delivered: each is kept, and none of ours needs it. */
const MAX_HALF_DELIVERED = 16;
/** The longest fixed header of an MQTT packet. */
const HEADER_BYTES = 5;

/** Creates a broker that listens nowhere yet and asks `authority` who may do what (docs/protocol.md, Broker protocol). */
export async function createAedesBroker({
  authority,
  clock = systemClock,
  allowedOrigins = [],
  allowedHosts = [],
  onPublish,
  onError = console.error,
  onSlowed = console.warn,
  onLogin,
  limits: given,
}: AedesBrokerOptions): Promise<AedesBroker> {
  const limits = { ...DEFAULT_LIMITS, ...given };
  const isOpen = authority === 'anybody';
  const openGate = createGate(limits, clock);
  const gate: Gate = { enter: (address) => (isRunning ? openGate.enter(address) : null) };
  const sessions = createSessions(clock);
  /** By the topics of their requests; most have one of their own. */
  const attached: AttachedByTopic = new Map();
  const listeners: Listener[] = [];
  /** The topics of messages that Aedes keeps: it does not tell them itself. */
  const retained = new Set<string>();
  let isRunning = true;
  /** Resolves when what was retained before a stop is forgotten. */
  let forgotten = Promise.resolve();

  // Not before somebody wants a broker: every scenario imports this package, and its stage needs none.
  const library = await import('aedes');
  /** What is below each connection. */
  const sockets = new WeakMap<object, { readonly socket: Duplex; readonly address: string }>();
  const rules = isOpen ? openRules() : guardedRules(guardAuthority(authority, onError));
  const aedes = await library.Aedes.createBroker({
    ...rules,
    authenticate: (client, username, password, done) =>
      rules.authenticate?.(client, username, password, (error, isAdmitted) => {
        const below = sockets.get(client.conn);
        if (isAdmitted && below) onLogin?.(createLoginSocket(below.socket), username ?? '');
        done(error, isAdmitted);
      }),
    connectTimeout: limits.connectTimeoutMs,
    maxInflightInbound: MAX_HALF_DELIVERED,
  });
  aedes.on('publish', ({ topic, payload, retain }) => {
    if (!isRunning || topic.startsWith('$SYS/')) return;
    if (retain) retained.add(topic);
    try {
      onPublish?.(topic, bytesOf(payload));
    } catch (error) {
      onError(error);
    }
  });

  function guardedRules(guarded: Authority) {
    const admit = slowGuesses(guarded, clock, onSlowed);
    const admitClient = ({ conn }: Client, username: string, password: string) =>
      admit({ username, password, address: sockets.get(conn)?.address ?? '' });
    return accessRules(guarded, admitClient, clock, sessions);
  }

  let lastPayload = '';
  let lastBytes: Buffer = Buffer.alloc(0);

  function publish(topic: string, payload: string, qos: 0 | 1, retain: boolean) {
    if (!isRunning) return;
    // Devices of a fleet say 'Online' one after the other, and Aedes keeps each of these messages.
    if (payload !== lastPayload) [lastPayload, lastBytes] = [payload, Buffer.from(payload)];
    const packet = { cmd: 'publish', dup: false, topic, payload: lastBytes, qos, retain } as const;
    aedes.publish(packet, () => {});
  }

  // One subscription and one link serve all attached devices: of a fleet each would cost more than its own state.
  await new Promise<void>((resolve) => {
    const deliver = ({ topic, payload }: AedesPublishPacket, done: () => void) => {
      // Not before it has gone to all others: to whom the reply comes first, Aedes never tells the command.
      queueMicrotask(() => {
        for (const firmware of listAttached(attached.get(topic))) firmware.receive(topic, bytesOf(payload));
      });
      done();
    };
    aedes.subscribe('cmd/req/#', deliver, resolve);
  });
  const link: DeviceLink = {
    publish: (topic, payload, { qos, retain }) => publish(topic, payload, qos, retain),
  };

  function attach(firmware: Firmware): Attachment {
    const { requestTopic } = firmware;
    const present = attached.get(requestTopic);
    attached.set(requestTopic, present ? [...listAttached(present), firmware] : firmware);
    if (isRunning) firmware.connect(link);
    return new Attached(firmware, departure);
  }

  const departure = createDeparture(attached, ({ topic, payload }) => publish(topic, payload, 1, true));

  async function listenOn(host: string, { tcpPort, wsPort, tls }: ListenOptions) {
    const onStream = (stream: Duplex, socket: Duplex, address: string) => {
      sockets.set(stream, { socket, address });
      limitPackets(stream, MAX_PACKET_BYTES);
      disconnectSlowReader(stream, limits, clock);
      aedes.handle(stream);
    };
    const common = { host, tls, gate, connectTimeoutMs: limits.connectTimeoutMs, onStream };
    const tcp = await listenTcp({ ...common, port: tcpPort });
    listeners.push(tcp);
    const maxPayload = MAX_PACKET_BYTES + HEADER_BYTES;
    const ws = await listenWebSocket({
      ...common,
      port: wsPort,
      maxPayload,
      allowedOrigins,
      allowedHosts: [host, ...allowedHosts],
    });
    listeners.push(ws);
    return { tcpPort: tcp.port, wsPort: ws.port };
  }

  /** A retained message is forgotten by an empty one. */
  async function forgetRetained() {
    const topics = [...retained];
    retained.clear();
    for (const topic of topics) {
      const packet = {
        cmd: 'publish',
        dup: false,
        topic,
        payload: Buffer.alloc(0),
        qos: 0,
        retain: true,
      } as const;
      await new Promise((resolve) => aedes.publish(packet, resolve));
    }
  }

  const closeListeners = () => Promise.all(listeners.splice(0).map((listener) => listener.close()));

  return {
    attach,
    publish: (topic, payload, { retain = false } = {}) => publish(topic, payload, 0, retain),
    async listen(options) {
      const { hosts = LOOPBACK } = options;
      if (isOpen && !hosts.every((host) => isAllowedHost(host))) {
        throw new RangeError('A broker that is open to anybody listens on loopback only.');
      }
      let ports: { tcpPort: number; wsPort: number } | undefined;
      try {
        for (const host of hosts) {
          try {
            ports = { ...(await listenOn(host, { ...options, ...ports })) };
          } catch (error) {
            // A machine without IPv6 has no ::1; the other address is enough.
            if (!ports || !isMissingAddress(error)) throw error;
          }
        }
      } catch (error) {
        await closeListeners();
        throw error;
      }
      if (!ports) throw new RangeError('A broker needs at least one host to listen on.');
      return ports;
    },
    disconnect: sessions.end,
    stop() {
      if (!isRunning) return;
      isRunning = false;
      sessions.end(() => true);
      for (const listener of listeners) listener.drop();
      for (const firmware of [...attached.values()].flat()) firmware.disconnect();
      forgotten = forgetRetained();
    },
    start() {
      void forgotten.then(() => {
        if (isRunning) return;
        isRunning = true;
        for (const firmware of [...attached.values()].flat()) firmware.connect(link);
      });
    },
    async close() {
      for (const firmware of [...attached.values()].flat()) {
        departure.leave(firmware);
        firmware.disconnect();
      }
      await new Promise<void>((resolve) => aedes.close(resolve));
      await closeListeners();
    },
  };
}

const bytesOf = (payload: string | Buffer): Uint8Array =>
  typeof payload === 'string' ? Buffer.from(payload) : payload;

const isMissingAddress = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code));
