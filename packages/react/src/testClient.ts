import {
  type CarillonClient,
  type CarillonClientOptions,
  createCarillonClient,
  memoryStorage,
} from '@carillon/client';
import { createPlatform, type Platform } from '@carillon/mocks';
import { createHub } from '@carillon/simulator';

export const ADMIN = { email: 'admin@carillon.example', password: 'Admin-123!' };
export const OWNER = { email: 'owner@carillon.example', password: 'Owner-123!' };

/** A client of a browser of its own, over a platform in memory and a broker beside it; `over` says what is otherwise. */
export function testClient(
  platform: Platform = createPlatform(),
  over: Partial<CarillonClientOptions> = {},
): CarillonClient {
  return createCarillonClient({
    apiUrl: 'http://carillon.test',
    broker: createHub({ authority: platform.authority }).transport(),
    storage: memoryStorage(),
    fetch: (url, init) => platform.handle(new Request(url, init)),
    ...over,
  });
}
