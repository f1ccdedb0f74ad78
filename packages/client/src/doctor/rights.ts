import { randomUUID } from 'node:crypto';
import {
  type BrokerLoginKind,
  deviceAddress,
  replyTopic,
  type Transport,
  type TransportFailure,
  type TransportLogin,
} from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { createApi } from '../api.ts';
import { mqttTransport } from '../broker/connection/mqttTransport.ts';
import { sessionTransport } from '../broker/connection/sessionTransport.ts';
import { createCarillonClient } from '../client.ts';
import { memoryStorage } from '../session/storage.ts';
import { type Finding, well, wrong } from './finding.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

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

/** Whether a person may log in, at the platform and at each broker, and hear their devices there. */
export async function* checkRights(
  apiUrl: string,
  brokerUrls: readonly string[],
  person: Person,
  kind: BrokerLoginKind = 'user',
): AsyncGenerator<Finding> {
  const client = createCarillonClient({ apiUrl, broker: brokerUrls, storage: memoryStorage() });
  const login = `login of ${person.email}`;
  try {
    await client.session.login(person);
  } catch (error) {
    return yield wrong(login, `is refused: ${describe(error)}`, 'Look at e-mail address and password.');
  }
  yield well(login, 'is accepted');
  const { user } = client.session.getSnapshot();
  const jwt = client.session.jwt();
  if (!user || !jwt) return;
  try {
    const listed = await createApi(client.http).listDevices({ userId: user.id, query: { limit: 100 } });
    const topics = listed.flatMap((device) => {
      const address = deviceAddress(device);
      return address ? [{ label: device.device_id, topic: replyTopic(address) }] : [];
    });
    for (const brokerUrl of brokerUrls) {
      const asked = await subscribe(
        kind === 'session'
          ? sessionTransport(mqttTransport(brokerUrl), systemClock)
          : mqttTransport(brokerUrl),
        { clientId: `doctor-${randomUUID()}`, username: String(user.id), password: jwt },
        topics,
      );
      yield* tellRights(`${login} at ${brokerUrl}`, topics, asked);
    }
  } catch (error) {
    yield wrong(`devices of ${person.email}`, `cannot be read: ${describe(error)}`, 'Look at the platform.');
  } finally {
    await client.session.logout().catch(() => {});
  }
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
