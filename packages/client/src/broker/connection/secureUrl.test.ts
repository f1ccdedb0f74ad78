import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCarillonClient } from '../../client.ts';
import { mqttTransport } from './mqttTransport.ts';
import { secureUrl } from './secureUrl.ts';

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((text) => warnings.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['a page with TLS', 'https:', 'ws://live.example.org:9001', 'wss://live.example.org:9001'],
  ['a page with TLS on this machine', 'https:', 'ws://localhost:9001/mqtt', 'wss://localhost:9001/mqtt'],
  ['a page without TLS', 'http:', 'ws://live.example.org:9001/mqtt', 'wss://live.example.org:9001/mqtt'],
  ['an address in capitals', 'https:', 'WS://live.example.org', 'wss://live.example.org'],
  [
    'a host that only looks like this machine',
    'http:',
    'ws://localhost.evil.example',
    'wss://localhost.evil.example',
  ],
  ['a program', undefined, 'ws://live.example.org:9001', 'wss://live.example.org:9001'],
])('BRK-01 never opens ws: over a network, from %s', (_case, page, given, asked) => {
  expect(secureUrl(given, page)).toBe(asked);
  expect(warnings).toEqual([expect.stringContaining('wss:')]);
});

test.each([
  ['http:', 'ws://127.0.0.1:9001/mqtt'],
  ['http:', 'ws://[::1]:9001/mqtt'],
  ['http:', 'ws://localhost:9001'],
  [undefined, 'ws://127.0.0.1:9001'],
  ['https:', 'wss://live.example.org:9001'],
  ['http:', 'wss://live.example.org:9001'],
  ['https:', ''],
  ['https:', 'ws://'],
])('BRK-01 a page with %s asks for %s as it is', (page, given) => {
  expect(secureUrl(given, page)).toBe(given);
  expect(warnings).toEqual([]);
});

test('BRK-01 the sentence tells no password', () => {
  secureUrl('ws://anna:secret@live.example.org:9001', 'https:');
  expect(warnings.join()).not.toContain('secret');
});

test('BRK-01 a client on a page with TLS says and asks the secure address', async () => {
  vi.stubGlobal('location', { protocol: 'https:' });
  const asked: string[] = [];
  const load = async () => ({
    connect(url: string) {
      asked.push(url);
      throw new Error('It stays unreachable.');
    },
  });
  const transport = mqttTransport('ws://live.example.org:9001', load);
  transport.connect(
    { clientId: 'carillon-test', username: '2', password: 'jwt' },
    { onConnect: () => {}, onMessage: () => {}, onClose: () => {} },
  );
  await vi.waitFor(() => expect(asked).toEqual(['wss://live.example.org:9001']), 10_000);
  const client = createCarillonClient({ apiUrl: '', broker: 'ws://live.example.org:9001' });
  expect(client.broker.getSnapshot().address).toBe('wss://live.example.org:9001');
});
