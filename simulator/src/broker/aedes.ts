import { type Authority, type BrokerUser, MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { Aedes, type AedesPublishPacket, type Client } from 'aedes';
import type { Firmware } from '../firmware/firmware.ts';
import { accessRules } from './accessRules.ts';
import type { Attachment, Broker } from './broker.ts';
import { limitPackets } from './frames.ts';
import { type Listener, listenTcp, listenWebSocket, type TlsFiles } from './listeners.ts';

export interface AedesBrokerOptions {
  readonly authority: Authority;
  readonly clock?: Clock;
  /** Origins that may open a websocket besides loopback, e.g. 'https://console.example'. */
  readonly allowedOrigins?: readonly string[];
  /** Hears every message of the platform, e.g. to know who is online and playing. */
  readonly onPublish?: (topic: string, payload: Uint8Array) => void;
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
  /** The most connections on each port of each host. */
  readonly maxConnections?: number;
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
const MAX_CONNECTIONS = 10_000;
/** The longest fixed header of an MQTT packet. */
const HEADER_BYTES = 5;

/** Creates a broker that listens nowhere yet and asks `authority` who may do what (decisions, Broker protocol). */
export async function createAedesBroker({
  authority,
  clock = systemClock,
  allowedOrigins = [],
  onPublish,
}: AedesBrokerOptions): Promise<AedesBroker> {
  const users = new WeakMap<Client, BrokerUser>();
  /** The connected clients, and how to forget when their token expires. */
  const sessions = new Map<Client, () => void>();
  const attached = new Map<Firmware, () => void>();
  const listeners: Listener[] = [];

  const aedes = await Aedes.createBroker({
    ...accessRules(authority, clock, users),
    // A frozen reader holds everybody up for this long (reliability, Facts we measured; FLT-102).
    drainTimeout: 1000,
    connectTimeout: 5000,
  });
  aedes.on('client', (client) => {
    const user = users.get(client);
    const expiresAtMs = user?.kind === 'person' ? user.expiresAtMs : Number.POSITIVE_INFINITY;
    const canExpire = expiresAtMs !== Number.POSITIVE_INFINITY;
    sessions.set(client, canExpire ? clock.after(expiresAtMs - clock.now(), () => client.close()) : () => {});
  });
  aedes.on('clientDisconnect', (client) => {
    sessions.get(client)?.();
    sessions.delete(client);
  });
  if (onPublish) {
    aedes.on('publish', ({ topic, payload }) => {
      if (!topic.startsWith('$SYS/')) onPublish(topic, bytesOf(payload));
    });
  }

  function publish(topic: string, payload: string, qos: 0 | 1, retain: boolean) {
    const packet = { cmd: 'publish', dup: false, topic, payload: Buffer.from(payload), qos, retain } as const;
    aedes.publish(packet, () => {});
  }

  function attach(firmware: Firmware): Attachment {
    const { requestTopic, will } = firmware;
    let isAttached = true;
    const deliver = ({ topic, payload }: AedesPublishPacket, done: () => void) => {
      if (isAttached) firmware.receive(topic, bytesOf(payload));
      done();
    };
    const leave = () => {
      isAttached = false;
      attached.delete(firmware);
      aedes.unsubscribe(requestTopic, deliver, () => {});
    };
    attached.set(firmware, leave);
    aedes.subscribe(requestTopic, deliver, () => {
      if (!isAttached) return;
      firmware.connect({
        publish: (topic, payload, { qos, retain }) => publish(topic, payload, qos, retain),
      });
    });
    return {
      detach() {
        if (!isAttached) return;
        firmware.shutDown();
        leave();
      },
      cut() {
        if (!isAttached) return;
        leave();
        firmware.disconnect();
        publish(will.topic, will.payload, 1, true);
      },
    };
  }

  async function listenOn(
    host: string,
    { tcpPort, wsPort, tls, maxConnections = MAX_CONNECTIONS }: ListenOptions,
  ) {
    const onStream = (stream: Parameters<Aedes['handle']>[0]) => {
      limitPackets(stream, MAX_PACKET_BYTES);
      aedes.handle(stream);
    };
    const common = { host, tls, maxConnections, onStream };
    const tcp = await listenTcp({ ...common, port: tcpPort });
    listeners.push(tcp);
    const maxPayload = MAX_PACKET_BYTES + HEADER_BYTES;
    const ws = await listenWebSocket({ ...common, port: wsPort, maxPayload, allowedOrigins });
    listeners.push(ws);
    return { tcpPort: tcp.port, wsPort: ws.port };
  }

  const closeListeners = () => Promise.all(listeners.splice(0).map((listener) => listener.close()));

  return {
    attach,
    publish: (topic, payload, { retain = false } = {}) => publish(topic, payload, 0, retain),
    async listen(options) {
      const { hosts = LOOPBACK } = options;
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
    disconnect(predicate) {
      for (const client of [...sessions.keys()]) {
        const user = users.get(client);
        if (user && predicate(user)) client.close();
      }
    },
    async close() {
      for (const [firmware, leave] of [...attached]) {
        leave();
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
