import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replyTopic } from '@carillon/protocol/broker';
import type { BrokerLogin } from '@carillon/protocol/server';
import { compareSync } from 'bcryptjs';
import { afterAll, describe, expect, test } from 'vitest';
import { mqttTransport } from '../broker/mqttTransport.ts';
import { OWN } from '../broker/testAccess.ts';
import { connectClient, eventually, type TestClient } from '../broker/testClient.ts';
import { LOGINS, testLogins } from '../broker/testPeople.ts';
import { createNats } from './nats.ts';
import { toSubject, writeAccounts } from './natsAccounts.ts';
import { type NatsCluster, startNats } from './testNats.ts';
import { tryRights } from './testRights.ts';

test.each([
  ['cmd/req/micro-eth/CR-1', 'cmd.req.micro-eth.CR-1'],
  ['async/micro-eth/CR-1/+', 'async.micro-eth.CR-1.*'],
  ['cmd/#', 'cmd.>'],
  ['cmd/req/micro-eth/CR.1', undefined],
  ['cmd//CR-1', undefined],
  ['cmd/>', undefined],
])('%s is the subject %s', (filter, subject) => {
  expect(toSubject(filter)).toBe(subject);
});

test.each<[string, readonly string[]]>([
  ['who may publish nothing', []],
  ['who may publish to topics alone that NATS does not have', ['cmd/req/micro-eth/CR.1']],
])('LIB-17 %s is denied all: an empty list of NATS would allow it', (_who, publish) => {
  const reach = { name: '7.s', password: 'p', publish, subscribe: publish };
  expect(writeAccounts('A', [reach], () => 'digest')).toContain(
    '"publish":{"deny":[">"]},"subscribe":["$MQTT.sub.>"]',
  );
});

test('LIB-17 with plain passwords they stand as they are in a file of its owner alone, but for one that NATS would take for a digest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-nats-'));
  const file = join(folder, 'accounts.conf');
  const login = (name: string, password: string) => ({ name, password, publish: [], subscribe: [] });
  const nats = createNats({ file, pidFiles: [], account: 'CARILLON', isPlain: true });
  const like = '$2a$04$like-a-digest';
  await nats.apply([login('a', 'of-"a"'), login('b', like)]);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('"user":"a","password":"of-\\"a\\""');
  const [, digest = ''] = /"user":"b","password":"([^"]+)"/.exec(text) ?? [];
  expect([digest === like, compareSync(like, digest)]).toEqual([false, true]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});

// The cluster takes its time to agree on a leader: `npm run certify` plays this.
const cluster = process.env.CARILLON_FULL ? await startNats() : undefined;
afterAll(() => cluster?.close());

if (!cluster)
  test.skip('LIB-17 a cluster of NATS servers is not tried: `npm run certify` does, with nats-server');
else describe('LIB-17 three NATS servers, told by carillon-rights', () => tryNats(cluster));

function tryNats({ addresses, file, pidFiles }: NatsCluster) {
  const nats = createNats({ file, pidFiles, account: 'CARILLON' });
  const [first = ''] = addresses;

  /** Told, and read: the servers answer to nobody when they have. */
  async function tell(logins: readonly BrokerLogin[]) {
    const mark = { name: `mark-${++marks}`, password: 'mark', publish: [], subscribe: [] };
    await nats.apply([...logins, mark]);
    for (const address of addresses) {
      await eventually(async () => {
        const client = await connectClient(mqttTransport(address), { username: mark.name, password: 'mark' });
        client.end();
      }, 30_000);
    }
  }
  let marks = 0;

  tryRights(first, tell);

  test('LIB-17 each server knows all, and each hears of a right that was lost', async () => {
    await tell(testLogins);
    const owners: TestClient[] = [];
    for (const address of addresses) owners.push(await connectClient(mqttTransport(address), LOGINS.owner));
    for (const owner of owners) expect(await owner.subscribe(replyTopic(OWN))).toEqual([true]);
    await tell(testLogins.filter(({ name }) => name !== LOGINS.owner.username));
    for (const owner of owners) expect(await owner.closed).toBe('closed');
  });

  test('no password is in the file, only its digest, and nobody else may read it', async () => {
    await tell(testLogins);
    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(text).not.toContain('KEY-1002');
    const [, digest = ''] = /"user":"CR-1002","password":"([^"]+)"/.exec(text) ?? [];
    expect([compareSync('KEY-1002', digest), compareSync('KEY-1003', digest)]).toEqual([true, false]);
  });

  test('nothing new is nothing written, and a server that is not there is said', async () => {
    await tell(testLogins);
    await nats.apply(testLogins);
    const before = statSync(file).mtimeMs;
    await nats.apply(testLogins);
    expect(statSync(file).mtimeMs).toBe(before);
    const gone = `${file}.pid`;
    writeFileSync(gone, '0\n');
    const broken = createNats({ file, pidFiles: [gone], account: 'CARILLON' });
    await expect(broken.apply(testLogins)).rejects.toThrow(`no server runs that ${gone} names`);
  });

  test('LIB-17 plain passwords are compared whole, too, those with quotation marks as well', async () => {
    const plain = createNats({ file, pidFiles, account: 'CARILLON', isPlain: true });
    const password = `a"\\$x#{'}`;
    await plain.apply([{ name: '1.a', password, publish: [], subscribe: [replyTopic(OWN)] }]);
    const connect = (given: string) =>
      connectClient(mqttTransport(first), { username: '1.a', password: given });
    await eventually(async () => (await connect(password)).end(), 30_000);
    for (const wrong of [password.slice(1), `${password}x`, ''])
      await expect(connect(wrong)).rejects.toThrow('refused');
  });
}
