import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrokerLogin } from '@carillon/protocol/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLoginsFeed } from './loginsFeed.ts';

const SECRET = 'what-opens-the-feed';
const FLEET = 3;

const world = { revision: 1, logins: [] as BrokerLogin[], reads: [] as (number | undefined)[] };
const feed = createLoginsFeed(
  {
    revision: () => world.revision,
    brokerLogins(fleet) {
      world.reads.push(fleet);
      return { logins: world.logins };
    },
  },
  { secret: SECRET, fleet: FLEET },
);
const server = createServer(feed);
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterAll(() => void server.close());
beforeEach(() => {
  world.revision++;
  world.reads.length = 0;
  world.logins = [{ name: '2.a', password: 'digest', publish: [], subscribe: [] }];
});

const ask = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(url, { method, headers: { authorization: `Bearer ${SECRET}`, ...headers } });

test('LIB-17 all logins are answered to whoever has the secret, with those of the fleet, and nobody keeps them', async () => {
  const response = await ask();
  expect(await response.json()).toEqual({ logins: world.logins });
  expect(world.reads).toEqual([FLEET]);
  expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
    'no-store',
    'application/json',
  ]);
});

test.each<[string, Record<string, string>]>([
  ['no secret', { authorization: '' }],
  ['another secret', { authorization: `Bearer ${SECRET}x` }],
  ['the beginning of the secret', { authorization: `Bearer ${SECRET.slice(0, -1)}` }],
  ['the secret in another scheme', { authorization: `Basic ${SECRET}` }],
])('LIB-17 %s is 401, without a body, and nothing is read for it', async (_case, headers) => {
  const response = await ask(headers);
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([401, '', null]);
  expect(world.reads).toEqual([]);
});

test('LIB-17 it is only read: another method is 405, and needs the secret too', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await ask({}, method);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  }
  expect((await ask({ authorization: '' }, 'POST')).status).toBe(401);
});

test('LIB-17 what has not changed is put together once, and is 304 for whoever has it', async () => {
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  const again = await ask({ 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await ask();
  expect(world.reads).toHaveLength(1);
  // Another revision that says the same is no news either.
  world.revision++;
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  world.revision++;
  world.logins = [...world.logins, { name: '2.b', password: 'digest', publish: [], subscribe: [] }];
  const changed = await ask({ 'if-none-match': etag });
  expect([changed.status, await changed.json()]).toEqual([200, { logins: world.logins }]);
  expect(changed.headers.get('etag')).not.toBe(etag);
});
