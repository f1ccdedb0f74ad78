import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connect } from 'node:tls';
import { envelope } from '@carillon/protocol/http';
import mqtt from 'mqtt';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testCertificate } from '../../../simulator/src/broker/testCertificate.ts';
import { explain } from './explain.ts';
import { startPlatform } from './start.ts';
import { readStartOptions } from './startOptions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const FREE_PORTS = { CARILLON_PORT: '0', CARILLON_WS_PORT: '0', CARILLON_MQTT_PORT: '0' };

const readOptions = (environment: Record<string, string> = {}, ...args: string[]) =>
  readStartOptions(args, { ...FREE_PORTS, CARILLON_DATA: folder, ...environment }, folder);

/** The sentence that a start ends with, or null if it starts. */
async function sentenceOf(options: ReturnType<typeof readOptions>): Promise<string | null> {
  try {
    await (await startPlatform(options)).stop();
    return null;
  } catch (error) {
    return explain(error, options) ?? String(error);
  }
}

test.each(['CARILLON_PORT', 'CARILLON_WS_PORT', 'CARILLON_MQTT_PORT'])(
  'FLT-105: a taken port is named with %s, and no data is made',
  async (variable) => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    expect(await sentenceOf(readOptions({ [variable]: String(port) }))).toBe(
      `Port ${port} is in use by another program. Stop that one, or choose another port: ` +
        `${variable}=${port + 1} npm start`,
    );
    taken.close();
    expect(existsSync(join(folder, 'platform.sqlite'))).toBe(false);
  },
);

test.each([
  ['', '127.0.0.1', true],
  ['localhost', 'localhost', true],
  ['127.0.0.2', '127.0.0.2', true],
  ['0.0.0.0', '127.0.0.1', false],
])('NAV-14 with CARILLON_HOST=%s, asked at %s, the debug variant is %s', async (host, address, isShown) => {
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  const platform = await startPlatform(readOptions({ CARILLON_HOST: host }));
  const site = `http://${address}:${platform.httpPort}`;
  const answer = await fetch(`${site}/api/accounts/forgot-password`, {
    method: 'POST',
    body: JSON.stringify({ email: 'owner@carillon.example' }),
  });
  expect(envelope.parse(await answer.json()).debug !== undefined).toBe(isShown);
  expect(await (await fetch(`${site}/config.json`)).json()).toMatchObject({ debug: isShown });
  await platform.stop();
  // Whoever runs it still reads it.
  expect(logged.mock.calls.join()).toContain('owner@carillon.example');
  logged.mockRestore();
});

test('FLT-118 a device key that is guessed over MQTT is tried five times, and the log says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const platform = await startPlatform(readOptions());
  const refusals: unknown[] = [];
  for (const key of [...Array.from({ length: 20 }, (_, i) => `KEY-${i}`), 'KEY-1005']) {
    const options = { username: 'CR-1005', password: key, reconnectPeriod: 0 };
    const client = mqtt.connect(`mqtt://127.0.0.1:${platform.mqttPort}`, options);
    refusals.push(
      await new Promise((resolve) => {
        client.on('connect', () => resolve('connected'));
        client.on('error', (error) => resolve('code' in error ? error.code : error));
      }),
    );
    client.end(true);
  }
  await platform.stop();
  expect(refusals).toEqual([...Array(5).fill(4), ...Array(16).fill(3)]);
  expect(warned.mock.calls).toEqual([
    [expect.stringMatching(/^5 wrong device keys within a minute for "CR-1005" and from 127\.0\.0\.1/)],
  ]);
  warned.mockRestore();
});

test('an address that is not of this machine is named', async () => {
  expect(await sentenceOf(readOptions({ CARILLON_HOST: '203.0.113.1' }))).toBe(
    '203.0.113.1 is no address of this machine: see CARILLON_HOST.',
  );
});

test.each(['file', 'file/data/deep', '/proc/carillon/data', '/dev/null'])(
  'a data folder that cannot be one, as %s, is named in a sentence',
  async (path) => {
    writeFileSync(join(folder, 'file'), '');
    const chosen = resolve(folder, path);
    const sentence = await sentenceOf(readOptions({ CARILLON_DATA: path }));
    expect(sentence).toContain(`The data folder ${chosen} cannot be used`);
    expect(sentence).toMatch(/ CARILLON_DATA chooses another one\.$/);
  },
);

test('FLT-105: a data file that may not be opened is not called damaged, and nothing is to be deleted for it', async () => {
  const database = join(folder, 'platform.sqlite');
  mkdirSync(database);
  const sentence = await sentenceOf(readOptions());
  expect(sentence).toMatch(
    /^The data file .*platform\.sqlite cannot be opened for writing\. .*CARILLON_DATA/,
  );
  expect(sentence).not.toContain('--fresh');
});

test.each([
  ['DROP TABLE factory', 'is damaged'],
  ['PRAGMA ignore_check_constraints = 1; UPDATE factory SET class_id = 99', 'is damaged'],
  ['PRAGMA user_version = 3; ALTER TABLE factory DROP COLUMN class_id', 'was written by another version'],
])('FLT-105: after %s the data file %s, in a sentence that says what to do', async (sql, problem) => {
  expect(await sentenceOf(readOptions())).toBeNull();
  const path = join(folder, 'platform.sqlite');
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
  expect(await sentenceOf(readOptions())).toBe(
    `The data file ${path} ${problem}. To begin anew, which deletes all data, run: npm start -- --fresh`,
  );
});

test('FLT-105: data of another version goes on, and it is said where it is kept as it was', async () => {
  expect(await sentenceOf(readOptions())).toBeNull();
  const path = join(folder, 'platform.sqlite');
  const database = new DatabaseSync(path);
  database.exec(
    "ALTER TABLE users DROP COLUMN location; UPDATE users SET first_name = 'Adam' WHERE id = 1; PRAGMA user_version = 3",
  );
  database.close();
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await sentenceOf(readOptions())).toBeNull();
  expect(logged).toHaveBeenCalledWith(
    `The data file ${path} was written by another version and goes on with this one. As it was it is kept in ${path}.old-1.`,
  );
  logged.mockRestore();
  const after = new DatabaseSync(path);
  expect(after.prepare('SELECT first_name, location FROM users WHERE id = 1').get()).toEqual({
    first_name: 'Adam',
    location: '',
  });
  after.close();
});

test('FLT-105: damaged data is named and left alone, --fresh replaces it and nothing else', async () => {
  const [database, memory] = [join(folder, 'platform.sqlite'), join(folder, 'devices/CR-1002.json')];
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'not ours');
  const picture = join(folder, 'media/1.png');
  mkdirSync(dirname(picture));
  writeFileSync(picture, 'a picture');
  expect(await sentenceOf(readOptions())).toBeNull();

  for (const path of [memory, database]) {
    const before = readFileSync(path);
    writeFileSync(path, 'noise '.repeat(1000));
    const sentence = await sentenceOf(readOptions());
    expect(sentence).toContain(path);
    expect(sentence).toMatch(/ damaged\. .* npm start -- --fresh$/);
    expect(readFileSync(path, 'utf8')).toBe('noise '.repeat(1000));
    if (path === memory) writeFileSync(path, before);
  }
  expect(await sentenceOf(readOptions({}, '--fresh'))).toBeNull();
  expect(readFileSync(notes, 'utf8')).toBe('not ours');
  expect(existsSync(picture)).toBe(false);
  expect(await sentenceOf(readOptions())).toBeNull();
});

test('docs/development-platform.md: with a certificate all three ports speak TLS', async () => {
  const [CARILLON_TLS_CERT, CARILLON_TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(CARILLON_TLS_CERT, testCertificate.cert);
  writeFileSync(CARILLON_TLS_KEY, testCertificate.key);
  const platform = await startPlatform(readOptions({ CARILLON_TLS_CERT, CARILLON_TLS_KEY }));
  for (const port of [platform.httpPort, platform.wsPort, platform.mqttPort]) {
    const socket = connect({ port, host: '127.0.0.1', servername: 'localhost', ca: testCertificate.cert });
    await new Promise<void>((resolve, reject) => socket.on('secureConnect', resolve).on('error', reject));
    expect(socket.authorized).toBe(true);
    socket.destroy();
  }
  await platform.stop();
});
