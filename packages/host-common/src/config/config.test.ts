import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a page that has just begun learns from a server that answers so. */
async function load(body: string, init?: ResponseInit) {
  vi.stubGlobal('fetch', async () => new Response(body, init));
  vi.resetModules();
  return (await import('./config.ts')).loadConfig();
}

const customer = {
  hosts: ['shop', 'console'],
  name: 'Turm & Klang',
  logo: '/brand/logo.svg',
  colors: { accent: '#7c3aed', accentDark: '#A78BFA' },
  languages: ['it', 'en'],
  login: { from: 'https://portal.example.org/who', page: 'https://portal.example.org/login' },
};

const whole = {
  apiUrl: 'https://api.example.org',
  brokerUrl: 'wss://live.example.org:9001/mqtt',
  debug: true,
  ntpServer: 'ntp.example.org',
  links: { company: 'https://example.org', terms: 'https://example.org/terms' },
};

test('LIB-07 /config.json reaches the host whole', async () => {
  expect(await load(JSON.stringify({ ...whole, ...customer }))).toEqual({ ...whole, customer });
});

test('LIB-07 what may be left out is left out, and what a later platform adds is no fault', async () => {
  const config = await load(JSON.stringify({ apiUrl: '', brokerUrl: 'ws://localhost:9001', later: 1 }));
  expect(config).toEqual({ apiUrl: '', brokerUrl: 'ws://localhost:9001', customer: undefined });
});

test('LIB-17 the addresses of a cluster reach the host in their order', async () => {
  const brokerUrl = ['wss://a.example.org/mqtt', 'wss://b.example.org/mqtt'];
  expect(await load(JSON.stringify({ ...whole, brokerUrl }))).toMatchObject({ brokerUrl });
});

test.each<[body: object, sentence: RegExp]>([
  [
    { ...whole, apiUrl: 'api.example.org' },
    /^\/config\.json is wrong: apiUrl must be '' or an address like https:/,
  ],
  [{ ...whole, apiUrl: undefined }, /: apiUrl must be/],
  [{ ...whole, brokerUrl: 'https://live.example.org' }, /: brokerUrl must be an address like wss:/],
  [{ ...whole, brokerUrl: [] }, /: brokerUrl must be an address like wss:.*, or a list of such\.$/],
  [{ ...whole, brokerUrl: ['wss://a.example.org', 'b.example.org'] }, /: brokerUrl must be an address/],
  [{ ...whole, debug: 'yes' }, /: debug must be true or false\.$/],
  [{ ...whole, ntpServer: 'https://ntp.example.org' }, /: ntpServer must be a name like/],
  [{ ...whole, links: { terms: 'javascript:alert(1)' } }, /: links must be \{ "company"/],
  [{ ...whole, hosts: [] }, /: hosts must be some of \["shop","backoffice","console"\]\.$/],
  [{ ...whole, hosts: ['shop', 'blog'] }, /: hosts must be some of/],
  [{ ...whole, name: '' }, /: name must be a name of at most 40 letters\.$/],
  [{ ...whole, name: 'x'.repeat(41) }, /: name must be/],
  [{ ...whole, logo: 'https://example.org/logo.svg' }, /: logo must be a path on this origin/],
  [{ ...whole, logo: '//example.org/logo.svg' }, /: logo must be/],
  [{ ...whole, logo: '/logo.svg"); } * { display: none } a { b: url("' }, /: logo must be/],
  [{ ...whole, colors: { accent: 'red' } }, /: colors must be \{ "accent": "#7c3aed"/],
  [{ ...whole, colors: { accent: '#fff; } *' } }, /: colors must be/],
  [{ ...whole, login: { from: '/who' } }, /: login must be \{ "from": "https:/],
  [{ ...whole, languages: ['de'] }, /: languages must be some of \["en","it"\]\.$/],
  [{ ...whole, debug: 0, languages: 'it' }, /: debug must be true or false; languages must be some of/],
  [{ ...whole, brokerUrl: 1, debug: 0 }, /: brokerUrl must be .*; debug must be true or false\.$/],
  [[], /: it is no JSON object\.$/],
])('LIB-07 a wrong one is refused with a sentence: %j', async (body, sentence) => {
  await expect(readConfig(JSON.parse(JSON.stringify(body)))).rejects.toThrow(sentence);
});

test('LIB-07 one that is no JSON, or is not there, is said to be so', async () => {
  await expect(load('<!doctype html>')).rejects.toThrow('/config.json is wrong: it is no JSON object.');
  await expect(load('', { status: 404 })).rejects.toThrow('/config.json could not be fetched.');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  const { loadConfig } = await import('./config.ts');
  await expect(loadConfig()).rejects.toThrow('/config.json could not be fetched.');
});
