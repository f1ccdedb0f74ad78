import { readFileSync } from 'node:fs';
import { replyTopic } from '@carillon/protocol/broker';
import type { BrokerLogin } from '@carillon/protocol/server';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { mqttTransport } from '../broker/mqttTransport.ts';
import { OWN } from '../broker/testAccess.ts';
import { connectClient, type TestClient } from '../broker/testClient.ts';
import { LOGINS, testLogins } from '../broker/testPeople.ts';
import type { ToldBroker } from './follow.ts';
import { createMosquitto } from './mosquitto.ts';
import { type SecureMosquitto, startSecureMosquitto } from './testMosquitto.ts';
import { tryRights } from './testRights.ts';

const mosquitto = await startSecureMosquitto();
afterAll(() => mosquitto?.close());

if (!mosquitto) test.skip('LIB-17 not tried: there is no Mosquitto, and none can be installed');
else describe('LIB-17 Mosquitto, told by carillon-rights', () => tryMosquitto(mosquitto));

function tryMosquitto({ address, login, file, restart }: SecureMosquitto) {
  const tellers: ToldBroker[] = [];
  const start = () => {
    const broker = createMosquitto({ address, ...login, proofKey: 'key' });
    tellers.push(broker);
    return broker;
  };
  const told = start();
  async function tell(logins: readonly BrokerLogin[], broker = told) {
    while (await broker.apply(logins));
  }
  const clients: TestClient[] = [];
  const connect = async (who: keyof typeof LOGINS) => {
    const client = await connectClient(mqttTransport(address), LOGINS[who]);
    clients.push(client);
    return client;
  };
  afterEach(() => {
    for (const client of clients.splice(0)) client.end();
  });
  afterAll(async () => {
    for (const each of tellers) await each.close();
  });

  tryRights(address, tell);

  test('who follows after a restart disturbs nobody, and what others keep there stays', async () => {
    await tell(testLogins);
    const owner = await connect('owner');
    const again = start();
    await tell(testLogins, again);
    expect(await owner.subscribe(replyTopic(OWN))).toEqual([true]);
    await tell([], again);
    expect(await owner.closed).toBe('closed');
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept.clients.map(({ username }: { username: string }) => username)).toEqual([login.username]);
    expect(kept.roles.map(({ rolename }: { rolename: string }) => rolename)).toEqual(['admin']);
  });

  test('LIB-17 a name that somebody else made is left alone and said, and locks out nobody else', async () => {
    const before = readFileSync(file, 'utf8');
    const taken = { name: login.username, password: 'of-ours', publish: [], subscribe: ['cmd/#'] };
    const ours = start();
    await tell([taken, ...testLogins], ours);
    await connect('owner');
    expect(ours.leftOut?.()).toBe("left out: 'admin', a client of Mosquitto that somebody else made");
    const findAdmin = (text: string) =>
      JSON.parse(text).clients.find(({ username }: { username: string }) => username === login.username);
    expect(findAdmin(readFileSync(file, 'utf8'))).toEqual(findAdmin(before));
    await tell(testLogins, ours);
    expect(ours.leftOut?.()).toBeUndefined();
  });

  test('a broker that was restarted is told again, and what fails is a sentence without a secret', async () => {
    await tell(testLogins);
    await restart();
    await expect(tell(testLogins)).resolves.toBeUndefined();
    await connect('owner');
    const stranger = createMosquitto({
      address,
      username: 'admin',
      password: 'wrong-secret',
      proofKey: 'key',
    });
    const refusal = await stranger.apply(testLogins).catch(String);
    expect(refusal).toMatch(/does not let carillon-rights in/);
    expect(refusal).not.toContain('wrong-secret');
  });
}
