import {
  type Transport,
  type TransportFailure,
  type TransportListener,
  tokenDigest,
} from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createHub } from '@carillon/simulator';
import { afterEach, expect, test, vi } from 'vitest';
import { createBroker } from '../broker.ts';
import { sessionTransport } from './sessionTransport.ts';
// It is fetched with the first connection, outside of the clock.
import { sessionWay } from './sessionWay.ts';

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

/** What becomes of a login: it is let in or refused in the same moment, or held, with no answer for 4 s. */
type Fate = 'in' | 'refused' | 'held';

/** A console at a broker that does so with each login in its order; the last fate is that of all that follow. */
function openAt(...fates: Fate[]) {
  const clock = createVirtualClock(Date.UTC(2026, 2, 5));
  const lines: { clientId: string; at: number; isEnded: boolean; listener: TransportListener }[] = [];
  const heard = { connects: 0, closes: [] as TransportFailure[], messages: [] as string[] };
  const transport: Transport = {
    address: 'ws://node.example/',
    connect({ clientId }, listener) {
      const fate = fates.length > 1 ? fates.shift() : fates[0];
      const line = { clientId, at: clock.elapsed(), isEnded: false, listener };
      lines.push(line);
      const tell = () => {
        if (line.isEnded) return;
        if (fate === 'in') listener.onConnect();
        else listener.onClose(fate === 'refused' ? 'refused' : 'socket');
      };
      clock.after(fate === 'held' ? 4000 : 0, tell);
      return {
        publish: () => true,
        subscribe: async () => [],
        unsubscribe: () => {},
        ping: async () => {},
        end() {
          line.isEnded = true;
        },
      };
    },
  };
  const way = sessionWay(transport, clock);
  const connect = () =>
    way.connect(
      { clientId: 'page', username: '2', password: TOKEN },
      {
        onConnect: () => void heard.connects++,
        onMessage: (topic) => void heard.messages.push(topic),
        onClose: (failure) => void heard.closes.push(failure),
      },
    );
  const advance = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) {
      await Promise.all(digests);
      await new Promise((resolve) => setTimeout(resolve, 1));
      clock.advance(50);
    }
  };
  return { lines, heard, connect, advance };
}

test('LIB-17 a login that a broker holds while it reads its users is tried beside, and is in within a second', async () => {
  const { lines, heard, connect, advance } = openAt('refused', 'held', 'in');
  connect();
  await advance(1000);
  expect(heard).toEqual({ connects: 1, closes: [], messages: [] });
  // The held one is given up, and has another id, or the later one would have ended it by its own.
  expect(lines.map(({ at, isEnded }) => [at, isEnded])).toEqual([
    [0, false],
    [250, true],
    [500, false],
  ]);
  expect(new Set(lines.map(({ clientId }) => clientId)).size).toBe(3);
  lines[1]?.listener.onMessage('of the held one', new Uint8Array(), false);
  lines[2]?.listener.onMessage('of the one that is in', new Uint8Array(), false);
  expect(heard.messages).toEqual(['of the one that is in']);
  await advance(10_000);
  expect([heard.connects, heard.closes, lines.length]).toEqual([1, [], 3]);
});

test('LIB-17 where all are held it ends as one login would, after five of them', async () => {
  const { lines, heard, connect, advance } = openAt('held');
  connect();
  await advance(10_000);
  expect(lines.map(({ at }) => at)).toEqual([0, 250, 500, 750, 1000]);
  expect(heard).toEqual({ connects: 0, closes: ['socket'], messages: [] });
  expect(lines.slice(1).every(({ isEnded }) => isEnded)).toBe(true);
});

test('FLT-011 who was let in before comes back alone: after a loss thousands do', async () => {
  const { lines, heard, connect, advance } = openAt('in', 'held');
  connect();
  await advance(100);
  lines[0]?.listener.onClose('closed');
  connect();
  await advance(10_000);
  expect(lines).toHaveLength(2);
  expect([heard.connects, heard.closes]).toEqual([1, ['closed', 'socket']]);
});

test('FLT-015 a logout ends all that is held', async () => {
  const { lines, heard, connect, advance } = openAt('held');
  const line = connect();
  await advance(300);
  line.end();
  await advance(10_000);
  expect(lines.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  expect(heard.closes).toEqual([]);
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
