import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStartOptions } from './startOptions.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-options-'));
  writeFileSync(join(folder, 'cert.pem'), 'no certificate');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('without any variable the options are those of the contract', () => {
  expect(readStartOptions([], {}, '/project')).toEqual({
    httpPort: 8080,
    wsPort: 9001,
    mqttPort: 1883,
    hosts: ['127.0.0.1', '::1'],
    hostNames: [],
    origins: [],
    dataFolder: '/project/.carillon',
    isFresh: false,
    tokenSeconds: 3600,
    seed: 1,
  });
});

test('every variable is read, and an empty one counts as not set', () => {
  const environment = {
    CARILLON_PORT: '8081',
    CARILLON_WS_PORT: ' 9002 ',
    CARILLON_MQTT_PORT: '',
    CARILLON_HOST: '0.0.0.0',
    CARILLON_HOSTS: 'studio.local, 192.168.1.5 fe80::1',
    CARILLON_ORIGINS: 'https://a.example, http://b.example:81',
    CARILLON_DATA: 'data',
    CARILLON_TOKEN_SECONDS: '10',
    CARILLON_SEED: '7',
  };
  expect(readStartOptions(['--fresh'], environment, '/project')).toEqual({
    httpPort: 8081,
    wsPort: 9002,
    mqttPort: 1883,
    hosts: ['0.0.0.0'],
    hostNames: ['studio.local', '192.168.1.5', 'fe80::1'],
    origins: ['https://a.example', 'http://b.example:81'],
    dataFolder: '/project/data',
    isFresh: true,
    tokenSeconds: 10,
    seed: 7,
  });
});

test('LIB-17 a stock broker and the feed for it are chosen by variables, and a bad secret is not repeated', () => {
  const environment = {
    CARILLON_BROKER_URL: 'wss://a.example/mqtt  wss://b.example/mqtt',
    CARILLON_RIGHTS_SECRET: 'at-least-16-characters',
    CARILLON_RIGHTS_FLEET: '8',
  };
  expect(readStartOptions([], environment, '/')).toMatchObject({
    brokerUrls: ['wss://a.example/mqtt', 'wss://b.example/mqtt'],
    loginsFeed: { secret: 'at-least-16-characters', fleet: 8 },
  });
  const refuse = (given: Record<string, string>) => () => readStartOptions([], given, '/');
  expect(refuse({ CARILLON_RIGHTS_SECRET: 'short' })).toThrow(/^CARILLON_RIGHTS_SECRET must have 16/);
  expect(refuse({ CARILLON_RIGHTS_SECRET: 'short' })).not.toThrow(/short/);
  for (const text of ['mqtt://a', 'ws://b mqtt://a', 'ws://a:x'])
    expect(refuse({ CARILLON_BROKER_URL: text })).toThrow(
      /^CARILLON_BROKER_URL is '(mqtt:\/\/a|ws:\/\/a:x)':/,
    );
});

test('FLT-112 the address that was chosen to listen on is one to which it answers', () => {
  expect(readStartOptions([], { CARILLON_HOST: '192.168.1.5' }, '/').hostNames).toEqual(['192.168.1.5']);
});

describe('what is wrong is named with its value', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a port that is no number', { CARILLON_PORT: 'abc' }, "CARILLON_PORT is 'abc'"],
    ['a port that does not exist', { CARILLON_WS_PORT: '65536' }, "CARILLON_WS_PORT is '65536'"],
    ['a port in another notation', { CARILLON_MQTT_PORT: '0x10' }, "CARILLON_MQTT_PORT is '0x10'"],
    ['a negative port', { CARILLON_PORT: '-1' }, "CARILLON_PORT is '-1'"],
    ['two equal ports', { CARILLON_PORT: '9001' }, 'CARILLON_PORT and CARILLON_WS_PORT are both 9001'],
    ['a seed above 32 bits', { CARILLON_SEED: '4294967296' }, 'a whole number from 0 to 4294967295'],
    ['an origin with a path', { CARILLON_ORIGINS: 'https://a.example/' }, "'https://a.example/'"],
    ['an origin that is none', { CARILLON_ORIGINS: 'a.example' }, "'a.example'"],
    ['a host name with a port', { CARILLON_HOSTS: 'studio.local:8080' }, "'studio.local:8080'"],
    ['a host name that is an origin', { CARILLON_HOSTS: 'http://studio.local' }, "'http://studio.local'"],
    ['a token that lives for no time', { CARILLON_TOKEN_SECONDS: '0' }, "CARILLON_TOKEN_SECONDS is '0'"],
    ['a certificate without its key', { CARILLON_TLS_CERT: 'cert.pem' }, 'CARILLON_TLS_KEY is not set'],
    [
      'a file that is missing',
      { CARILLON_TLS_CERT: '/none', CARILLON_TLS_KEY: '/none' },
      "CARILLON_TLS_CERT is '/none'",
    ],
    ['a file that is no certificate', { CARILLON_TLS_CERT: 'cert.pem', CARILLON_TLS_KEY: 'cert.pem' }, 'PEM'],
  ])('%s', (_, given, expected) => {
    const environment = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [
        name,
        value === 'cert.pem' ? join(folder, value) : value,
      ]),
    );
    expect(() => readStartOptions([], environment, '/project')).toThrow(expected);
  });

  test('an option that does not exist', () => {
    expect(() => readStartOptions(['--clean'], {}, '/')).toThrow("npm start has no option '--clean'");
  });
});
