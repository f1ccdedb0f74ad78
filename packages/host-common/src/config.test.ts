import { afterEach, expect, test, vi } from 'vitest';
import { loadConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

const serve = (body: string, init?: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

const whole = {
  apiUrl: 'https://api.example.org',
  brokerUrl: 'wss://live.example.org:9001/mqtt',
  debug: true,
  ntpServer: 'ntp.example.org',
  links: { company: 'https://example.org', terms: 'https://example.org/terms' },
};

test('/config.json reaches the host whole', async () => {
  serve(JSON.stringify(whole));
  expect(await loadConfig()).toEqual(whole);
});

test('what may be left out is left out, and what a later platform adds is no fault', async () => {
  serve(JSON.stringify({ apiUrl: '', brokerUrl: 'ws://localhost:9001', later: 1 }));
  expect(await loadConfig()).toEqual({ apiUrl: '', brokerUrl: 'ws://localhost:9001' });
});

test.each<[body: object, sentence: RegExp]>([
  [
    { ...whole, apiUrl: 'api.example.org' },
    /^\/config\.json is wrong: apiUrl must be '' or an address like https:/,
  ],
  [{ ...whole, apiUrl: undefined }, /: apiUrl must be/],
  [{ ...whole, brokerUrl: 'https://live.example.org' }, /: brokerUrl must be an address like wss:/],
  [{ ...whole, debug: 'yes' }, /: debug must be true or false\.$/],
  [{ ...whole, ntpServer: 'https://ntp.example.org' }, /: ntpServer must be a name like/],
  [{ ...whole, links: { terms: 'javascript:alert(1)' } }, /: links must be \{ "company"/],
  [{ ...whole, brokerUrl: 1, debug: 0 }, /: brokerUrl must be .*; debug must be true or false\.$/],
  [[], /: it is no JSON object\.$/],
])('a wrong one is refused with a sentence: %j', async (body, sentence) => {
  serve(JSON.stringify(body));
  await expect(loadConfig()).rejects.toThrow(sentence);
});

test('one that is no JSON, or is not there, is said to be so', async () => {
  serve('<!doctype html>');
  await expect(loadConfig()).rejects.toThrow('/config.json is wrong: it is no JSON object.');
  serve('', { status: 404 });
  await expect(loadConfig()).rejects.toThrow('/config.json could not be fetched.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(loadConfig()).rejects.toThrow('/config.json could not be fetched.');
});
