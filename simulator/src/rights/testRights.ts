import { replyTopic, requestTopic } from '@carillon/protocol/broker';
import type { BrokerLogin } from '@carillon/protocol/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { mqttTransport } from '../broker/mqttTransport.ts';
import {
  FOREIGN,
  NEIGHBOURS,
  OWN,
  PUBLICATIONS,
  REFUSED_LOGINS,
  REFUSED_PUBLICATIONS,
  SUBSCRIPTIONS,
} from '../broker/testAccess.ts';
import { connectClient, eventually, type TestClient } from '../broker/testClient.ts';
import { LOGINS, testLogins } from '../broker/testPeople.ts';

/** Tries all access rules that a stock broker can keep; `tell` resolves when the broker has been told. */
export function tryRights(address: string, tell: (logins: readonly BrokerLogin[]) => Promise<void>): void {
  const clients: TestClient[] = [];
  const connect = async (who: keyof typeof LOGINS | { username: string; password: string }) => {
    const client = await connectClient(mqttTransport(address), typeof who === 'string' ? LOGINS[who] : who);
    clients.push(client);
    return client;
  };
  beforeAll(() => tell(testLogins));
  afterEach(() => {
    for (const client of clients.splice(0)) client.end();
  });

  test.each(REFUSED_LOGINS)('%s is refused', async (_case, wrong) => {
    await expect(connect(wrong)).rejects.toThrow('refused');
  });

  test.each(SUBSCRIPTIONS)('%s may subscribe to %s: %s', async (who, filter, isGranted) => {
    const client = await connect(who);
    expect(await client.subscribe(filter)).toEqual([isGranted]);
    expect(await client.subscribe(NEIGHBOURS[who])).toEqual([true]);
  });

  test.each(PUBLICATIONS)('%s may publish on %s', async (who, topic) => {
    const [client, admin] = await Promise.all([connect(who), connect('admin')]);
    await admin.subscribe('cmd/#', 'async/#');
    client.publish(topic, '{}');
    await eventually(() => expect(admin.heard).toEqual([{ topic, payload: '{}', isRetained: false }]));
  });

  test.each(REFUSED_PUBLICATIONS)('nobody hears what %s publishes on %s', async (who, topic) => {
    const [client, admin, owner] = await Promise.all([connect(who), connect('admin'), connect('owner')]);
    await admin.subscribe('cmd/#', 'async/#');
    await owner.subscribe(replyTopic(OWN));
    client.publish(topic, '{}');
    // The broker answers this after it has read that.
    await client.subscribe(NEIGHBOURS[who]);
    owner.publish(requestTopic(OWN), 'fence');
    await eventually(() => expect(admin.heard.at(-1)?.payload).toBe('fence'));
    expect(admin.heard).toHaveLength(1);
  });

  test('a session whose token has one late letter changed is refused, and so is the name of another session', async () => {
    const password = 'x'.repeat(72);
    const session = { name: '1.a', password, publish: [], subscribe: [replyTopic(OWN)] };
    await tell([...testLogins, session]);
    await connect({ username: '1.a', password });
    for (const wrong of [
      { username: '1.a', password: `${'x'.repeat(71)}y` },
      { username: '1.b', password },
      { username: '1', password },
    ])
      await expect(connect(wrong)).rejects.toThrow('refused');
  });

  test('FLT-110 of one person one session goes, at once, and the others stay; a new one comes', async () => {
    const session = (name: string) => ({ name, password: name, publish: [], subscribe: [replyTopic(OWN)] });
    await tell([...testLogins, session('1.a'), session('1.b')]);
    const [a, b] = [await connect(of('1.a')), await connect(of('1.b'))];
    await tell([...testLogins, session('1.b'), session('1.c')]);
    expect(await a.closed).toBe('closed');
    expect(await b.subscribe(replyTopic(OWN))).toEqual([true]);
    await connect(of('1.c'));
    await expect(connect(of('1.a'))).rejects.toThrow('refused');
  });

  test('a token that was renewed is the password from then on, and a right that was lost ends what was heard', async () => {
    const session = { name: '1.a', password: 'first', publish: [], subscribe: [replyTopic(OWN)] };
    await tell([...testLogins, session]);
    const first = await connect({ username: '1.a', password: 'first' });
    await tell([...testLogins, { ...session, password: 'second' }]);
    expect(await first.closed).toBe('closed');
    const second = await connect({ username: '1.a', password: 'second' });
    expect(await second.subscribe(replyTopic(OWN))).toEqual([true]);
    await tell([...testLogins, { ...session, password: 'second', subscribe: [replyTopic(FOREIGN)] }]);
    // Mosquitto disconnects it, and NATS takes its subscription away.
    const [device, owner] = await Promise.all([connect('device'), connect('owner')]);
    await owner.subscribe(replyTopic(OWN));
    device.publish(replyTopic(OWN), '{}');
    await eventually(() => expect(owner.heard).toHaveLength(1));
    expect(second.heard).toEqual([]);
    const third = await connect({ username: '1.a', password: 'second' });
    expect(await third.subscribe(replyTopic(OWN))).toEqual([false]);
    expect(await third.subscribe(replyTopic(FOREIGN))).toEqual([true]);
  });
}

const of = (name: string) => ({ username: name, password: name });
