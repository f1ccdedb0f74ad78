import { randomUUID } from 'node:crypto';
import {
  deviceAddress,
  replyTopic,
  type TransportFailure,
  type TransportLogin,
} from '@carillon/protocol/broker';
import { createApi } from '../api.ts';
import { mqttTransport } from '../broker/connection/mqttTransport.ts';
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
    'Let the broker know the user id as name and the token as password; docs/brokers.md has how.',
  ],
  timeout: ['gets no answer to CONNECT', 'What listens there speaks no MQTT, or a proxy holds it back.'],
  socket: ['finds no connection', 'Look at what is said of certificate and websocket.'],
  closed: ['is closed at once', 'Look into the log of the broker.'],
  keepalive: ['is closed at once', 'Look into the log of the broker.'],
};

/** Whether a person may log in, at the platform and at the broker, and hear their devices there. */
export async function checkRights(apiUrl: string, brokerUrl: string, person: Person): Promise<Finding[]> {
  const client = createCarillonClient({ apiUrl, broker: brokerUrl, storage: memoryStorage() });
  const login = `login of ${person.email}`;
  const refused = await client.session.login(person).then(
    () => undefined,
    (error: Error) => wrong(login, `is refused: ${error.message}`, 'Look at e-mail address and password.'),
  );
  const { user } = client.session.getSnapshot();
  const jwt = client.session.jwt();
  if (refused) return [refused];
  if (!user || !jwt) return [];
  const listed = await createApi(client.http).listDevices({ userId: user.id, query: { limit: 100 } });
  const topics = listed.flatMap((device) => {
    const address = deviceAddress(device);
    return address ? [{ label: device.device_id, topic: replyTopic(address) }] : [];
  });
  const asked = await subscribe(
    brokerUrl,
    { clientId: `doctor-${randomUUID()}`, username: String(user.id), password: jwt },
    topics,
  );
  const what = `login of ${person.email} at the broker`;
  if (typeof asked === 'string') return [wrong(what, ...FAILURES[asked])];
  const silent = topics.flatMap(({ label }, i) => (asked[i] ? [] : label)).sort();
  const rights = `topics of ${topics.length} devices`;
  return [
    well(login, 'is accepted'),
    well(what, 'is accepted'),
    silent.length === 0
      ? well(rights, 'may be heard')
      : wrong(
          rights,
          `may not be heard of ${silent.join(', ')}`,
          'Let the broker grant them to their owner: docs/brokers.md has which.',
        ),
  ];
}

/** Which topics are granted, one by one; or why there is no connection. */
function subscribe(
  brokerUrl: string,
  login: TransportLogin,
  topics: readonly { readonly topic: string }[],
): Promise<readonly boolean[] | TransportFailure> {
  return new Promise((resolve, reject) => {
    const connection = mqttTransport(brokerUrl).connect(login, {
      onConnect() {
        // With none there is nothing to subscribe to.
        const granted = topics.length > 0 ? connection.subscribe(topics.map(({ topic }) => topic)) : [];
        Promise.resolve(granted)
          .then(resolve, reject)
          .finally(() => connection.end());
      },
      onMessage() {},
      onClose: resolve,
    });
  });
}
