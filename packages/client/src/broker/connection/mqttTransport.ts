import type { Transport, TransportConnection, TransportFailure } from '@carillon/protocol/broker';
import type { MqttClient } from 'mqtt';
import { reportUncaught, runIsolated } from '../../store/errorReports.ts';
import type { MqttModule } from './mqtt.ts';
import { secureUrl } from './secureUrl.ts';

const CONNECT_TIMEOUT_MS = 5000;

/**
 * The way to a broker over a websocket (D7), e.g. 'wss://live.example.org:9001'. mqtt.js is loaded with the first
 * connection, so that a page without devices never pays for it.
 */
export function mqttTransport(
  brokerUrl: string,
  loadMqtt: () => Promise<MqttModule> = () => import('./mqtt.ts'),
): Transport {
  const url = secureUrl(brokerUrl);
  return {
    address: url,
    connect(login, listener) {
      let client: MqttClient | undefined;
      let isConnected = false;
      let isOver = false;
      // Each of its listeners is added once, however many wait: it warns of a leak from eleven on.
      const pongs = new Set<() => void>();
      const losses = new Set<() => void>();
      const tell = (listeners: Set<() => void>) => {
        for (const listener of [...listeners]) listener();
      };

      function close(failure: TransportFailure) {
        if (isOver) return;
        isOver = true;
        listener.onClose(failure);
        tell(losses);
        client?.end(true);
      }

      async function open() {
        // Who connects is told of nothing before it has the connection.
        await Promise.resolve();
        if (isOver) return;
        // Of what is no address mqtt.js makes one: of 'localhost:9001' that of a host 9001.
        if (!/^[a-z]+:\/\//i.test(url)) return close('socket');
        const mqtt = await loadMqtt();
        if (isOver) return;
        client = mqtt.connect(url, {
          protocolVersion: 4,
          clean: true,
          keepalive: 60,
          connectTimeout: CONNECT_TIMEOUT_MS,
          // We decide when to try again; what is published without a connection must never be sent later.
          reconnectPeriod: 0,
          queueQoSZero: false,
          resubscribe: false,
          // It makes 65,536 buffers before its first word, on a phone more than a tenth of a second long: one for each number.
          writeCache: false,
          // Its other timer is a worker from a blob, which a strict content security policy refuses.
          timerVariant: 'native',
          // It makes a dozen sentences for every message, which nobody reads.
          log: () => {},
          ...login,
        });
        client.on('connect', () => {
          isConnected = true;
          if (!isOver) listener.onConnect();
        });
        // A handler that throws would silence every later message.
        client.on('message', (topic, payload, packet) => {
          if (!isOver) runIsolated(() => listener.onMessage(topic, payload, packet.retain), reportUncaught);
        });
        client.on('packetreceive', ({ cmd }) => {
          if (cmd === 'pingresp') tell(pongs);
        });
        client.on('error', (error) => close(failureOf(error, isConnected)));
        client.on('close', () => close(isConnected ? 'closed' : 'socket'));
      }

      open().catch(() => close('socket'));
      return connection({
        present: () => (isOver ? undefined : client),
        pongs,
        losses,
        end() {
          isOver = true;
          tell(losses);
          client?.end(true);
        },
      });
    },
  };
}

interface Line {
  readonly present: () => MqttClient | undefined;
  /** Called when the broker has answered a ping. */
  readonly pongs: Set<() => void>;
  /** Called when the connection is gone, lost or ended. */
  readonly losses: Set<() => void>;
  readonly end: () => void;
}

function connection({ present, pongs, losses, end }: Line): TransportConnection {
  /** Rejects where the connection is not there, or goes before `ask` has called back. */
  function untilLost<T>(ask: (client: MqttClient, done: (answer: T) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const client = present();
      if (!client?.connected) return reject(new Error('The connection is closed.'));
      const lose = () => {
        losses.delete(lose);
        reject(new Error('The connection closed before it was answered.'));
      };
      losses.add(lose);
      ask(client, (answer) => {
        losses.delete(lose);
        resolve(answer);
      });
    });
  }

  return {
    publish(topic, payload) {
      const client = present();
      if (!client?.connected) return false;
      client.publish(topic, payload);
      return true;
    },
    subscribe: (filters) =>
      untilLost((client, done) => {
        // One that is refused is reported as an error for all; the answer itself says which (128 is a refusal).
        client.subscribe([...filters], { qos: 0 }, (_error, asked, answer) => {
          const isGranted = (filter: string) => {
            const code = answer?.granted[asked?.findIndex(({ topic }) => topic === filter) ?? -1];
            return typeof code === 'number' && code < 128;
          };
          done(filters.map(isGranted));
        });
      }),
    unsubscribe(filters) {
      const client = present();
      if (client?.connected) client.unsubscribe([...filters]);
    },
    ping: () =>
      untilLost<void>((client, done) => {
        const hear = () => {
          pongs.delete(hear);
          done();
        };
        pongs.add(hear);
        client.sendPing();
      }),
    end,
  };
}

/** What a broker refuses for good; 3 is one that is not ready, as a node of a cluster that has just lost another one. */
const REFUSALS: readonly unknown[] = [1, 2, 4, 5];

/** Nothing else looks at the library's errors. They have the codes of CONNACK; Paho's codes are not these. */
function failureOf(error: Error & { code?: unknown }, isConnected: boolean): TransportFailure {
  if (isConnected) return /keepalive/i.test(error.message) ? 'keepalive' : 'closed';
  if (/connack timeout/i.test(error.message)) return 'timeout';
  return REFUSALS.includes(error.code) ? 'refused' : 'socket';
}
