import { tokenDigest } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub } from '@carillon/simulator';
import { afterEach, expect, test, vi } from 'vitest';
import { createBroker } from '../broker.ts';
import { sessionTransport } from './sessionTransport.ts';
// It is fetched with the first connection, outside of the clock.
import './sessionWay.ts';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims)).replace(/=+$/, '')}.signature`;
const TOKEN = tokenOf({ sub: '2', sid: 'session-7', pad: 'x'.repeat(200) });

/** Digests are made by threads of the platform's, outside of the clock: however long they take, a step waits for them. */
const digests = new Set<Promise<unknown>>();
const makeDigest = crypto.subtle.digest.bind(crypto.subtle);
vi.spyOn(crypto.subtle, 'digest').mockImplementation((algorithm, data) => {
  const digest = makeDigest(algorithm, data);
  digests.add(digest);
  return digest;
});
afterEach(() => digests.clear());

/** A broker that lets the digests in that it was told, and a console that it knows by its session. */
function open(told: string[] = []) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 5));
  const tries: { username: string; password: string; at: number }[] = [];
  const user = { kind: 'person', userId: 2, isAdmin: false, expiresAtMs: Number.POSITIVE_INFINITY } as const;
  const hub = createHub({
    clock,
    authority: {
      async authenticate(username, password) {
        tries.push({ username, password, at: clock.elapsed() - startMs });
        return told.includes(password) ? user : null;
      },
      ownsDevice: () => true,
    },
  });
  const login = { token: TOKEN, renewed: TOKEN };
  const broker = createBroker({
    transport: sessionTransport(hub.transport(), clock),
    clock,
    random: () => 0,
    async credentials(wasRefused) {
      if (wasRefused) login.token = login.renewed;
      return { username: '2', password: login.token };
    },
  });
  const startMs = clock.elapsed();
  const advance = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      clock.advance(50);
      await import('./sessionWay.ts');
      await Promise.all(digests);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return { broker, told, tries, login, advance, status: () => broker.getSnapshot().status };
}

test('LIB-17 the name has the session in it, and the password is a digest of the whole token', async () => {
  const digest = await tokenDigest(TOKEN);
  const { broker, tries, status, advance } = open([digest]);
  broker.connect();
  await advance(100);
  expect(status()).toBe('connected');
  expect(tries).toMatchObject([{ username: '2.session-7', password: digest }]);
  expect(digest).toHaveLength(43);
  // bcrypt reads 72 bytes: a digest of the first of them would be the same.
  expect(await tokenDigest(`${TOKEN.slice(0, -1)}f`)).not.toBe(digest);
});

test('LIB-17 FLT-005 rights that come after the login are waited for, and a console is in soon after', async () => {
  const { broker, told, status, advance } = open();
  broker.connect();
  await advance(950);
  expect(status()).toBe('connecting');
  told.push(await tokenDigest(TOKEN));
  await advance(350);
  expect(status()).toBe('connected');
});

test('FLT-005 a login that is refused for good ends within 10 s, and is not a loop', async () => {
  const { broker, tries, login, status, advance } = open();
  login.renewed = tokenOf({ sid: 'b' });
  broker.connect();
  await advance(30_000);
  expect(status()).toBe('disconnected');
  expect(broker.getSnapshot().lastError).toMatchObject({ code: 'refused' });
  const [last] = tries.slice(-1);
  expect(last?.at).toBeGreaterThan(9000);
  expect(last?.at).toBeLessThanOrEqual(10_500);
  const count = tries.length;
  // Somebody presses Retry: their patience is used up, it is one try for each token.
  broker.connect();
  await advance(30_000);
  expect(tries.length - count).toBeLessThanOrEqual(2);
});

test('a renewed token of the same session moves over as soon as the broker knows it', async () => {
  const first = await tokenDigest(TOKEN);
  const { broker, told, tries, login, status, advance } = open([first]);
  broker.connect();
  await advance(100);
  login.token = tokenOf({ sid: 'session-7', n: 2 });
  const next = await tokenDigest(login.token);
  void broker.renew();
  await advance(500);
  expect(status()).toBe('connected');
  told.push(next);
  await advance(500);
  expect(tries.at(-1)?.password).toBe(next);
  const count = tries.length;
  await advance(10_000);
  expect([status(), tries.length]).toEqual(['connected', count]);
});

test('FLT-015 a logout while it is tried again ends the tries', async () => {
  const { broker, tries, advance } = open();
  broker.connect();
  await advance(600);
  broker.disconnect();
  const count = tries.length;
  await advance(10_000);
  expect(tries).toHaveLength(count);
});

test('a token that names no session is refused, and nothing is sent', async () => {
  const { broker, tries, login, status, advance } = open();
  login.token = 'opaque';
  login.renewed = 'opaque';
  broker.connect();
  await advance(1000);
  expect([status(), tries.length]).toEqual(['disconnected', 0]);
});
