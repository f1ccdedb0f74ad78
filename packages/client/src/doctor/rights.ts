import { randomUUID } from 'node:crypto';
import type { BrokerLoginKind } from '@carillon/protocol/broker';
import { createCarillonClient } from '../client.ts';
import { memoryStorage } from '../session/storage.ts';
import { type Finding, well, wrong } from './finding.ts';
import { checkTopics } from './topics.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

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
  try {
    yield* checkTopics(client, brokerUrls, kind, `doctor-${randomUUID()}`);
  } finally {
    await client.session.logout().catch(() => {});
  }
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
