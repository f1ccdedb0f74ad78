import {
  type BrokerLoginKind,
  deviceAddress,
  replyTopic,
  type Transport,
  type TransportFailure,
  type TransportLogin,
} from '@carillon/protocol/broker';
import { devices } from '@carillon/protocol/device';
import { systemClock } from '@carillon/protocol/time';
import { mqttTransport } from '../broker/connection/mqttTransport.ts';
import { sessionTransport } from '../broker/connection/sessionTransport.ts';
import type { CarillonClient } from '../client.ts';
import { type Finding, well, wrong } from './finding.ts';

const FAILURES: Readonly<Record<TransportFailure, readonly [said: string, advice: string]>> = {
  refused: [
    'is refused',
    'Let the broker know who logs in, and by which name: docs/brokers.md has both ways (brokerLogin).',
  ],
  timeout: ['gets no answer to CONNECT', 'What listens there speaks no MQTT, or a proxy holds it back.'],
  socket: ['finds no connection', 'Look at what is said of certificate and websocket.'],
  closed: ['is closed at once', 'Look into the log of the broker.'],
  keepalive: ['is closed at once', 'Look into the log of the broker.'],
};

/** Whether who is logged in may log in at each broker, and hear their devices there. `clientId` is that of no other connection. */
export async function* checkTopics(
  { session, http }: Pick<CarillonClient, 'session' | 'http'>,
  brokerUrls: readonly string[],
  kind: BrokerLoginKind,
  clientId: string,
): AsyncGenerator<Finding> {
  const { user } = session.getSnapshot();
  const jwt = session.jwt();
  if (!user || !jwt) return;
  const input = { userId: user.id, query: { limit: 100 } };
  const listed = await http.request(devices.calls.list, input).catch((error: Error) => error);
  if (listed instanceof Error)
    return yield wrong(
      `devices of ${user.username}`,
      `cannot be read: ${listed.message}`,
      'Look at the platform.',
    );
  const topics = listed.flatMap((device) => {
    const address = deviceAddress(device);
    return address ? [{ label: device.device_id, topic: replyTopic(address) }] : [];
  });
  for (const brokerUrl of brokerUrls) {
    const way = mqttTransport(brokerUrl);
    const asked = await subscribe(
      kind === 'session' ? sessionTransport(way, systemClock) : way,
      { clientId, username: String(user.id), password: jwt },
      topics,
    );
    yield* tellRights(`login of ${user.username} at ${brokerUrl}`, topics, asked);
  }
}

function* tellRights(
  what: string,
  topics: readonly { readonly label: string }[],
  asked: readonly boolean[] | TransportFailure,
): Generator<Finding> {
  if (typeof asked === 'string') return yield wrong(what, ...FAILURES[asked]);
  yield well(what, 'is accepted');
  const silent = topics.flatMap(({ label }, i) => (asked[i] ? [] : label)).sort();
  const rights = `topics of ${topics.length} devices`;
  yield silent.length === 0
    ? well(rights, 'may be heard')
    : wrong(
        rights,
        `may not be heard of ${silent.join(', ')}`,
        'Let the broker grant them to their owner: docs/brokers.md has which.',
      );
}

/** Which topics are granted, one by one; or why there is no connection. */
function subscribe(
  transport: Transport,
  login: TransportLogin,
  topics: readonly { readonly topic: string }[],
): Promise<readonly boolean[] | TransportFailure> {
  return new Promise((resolve) => {
    const connection = transport.connect(login, {
      onConnect() {
        // With none there is nothing to subscribe to.
        const granted = topics.length > 0 ? connection.subscribe(topics.map(({ topic }) => topic)) : [];
        Promise.resolve(granted)
          .then(resolve, () => resolve('closed'))
          .finally(() => connection.end());
      },
      onMessage() {},
      onClose: resolve,
    });
  });
}
