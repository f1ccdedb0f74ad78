import {
  type CarillonClient,
  type CarillonClientOptions,
  createCarillonClient,
  memoryStorage,
} from '@carillon/client';
import { createPlatform, type Platform } from '@carillon/mocks';
import { createHub, createRandom } from '@carillon/simulator';

export const ADMIN = { email: 'admin@carillon.example', password: 'Admin-123!' };
export const OWNER = { email: 'owner@carillon.example', password: 'Owner-123!' };

let clients = 0;

/**
 * A client of a browser of its own, over a platform in memory and a broker beside it; `over` says what is otherwise. What it
 * leaves to chance is the same in each run, and another for each client.
 */
export function testClient(
  platform: Platform = createPlatform(),
  over: Partial<CarillonClientOptions> = {},
): CarillonClient {
  return createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: createHub({ authority: platform.authority }).transport(),
    storage: memoryStorage(),
    random: createRandom(++clients),
    fetch: (url, init) => platform.handle(new Request(url, init)),
    ...over,
  });
}
