import { randomUUID } from 'node:crypto';
import {
  type Authority,
  liveTopic,
  MAX_PACKET_BYTES,
  replyTopic,
  requestTopic,
  type Transport,
} from '@carillon/protocol/broker';
import { systemClock } from '@carillon/protocol/time';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, describe, expect, test } from 'vitest';
import { createFaults } from '../faults/faults.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createFirmware } from '../firmware/firmware.ts';
import { createAedesBroker } from './aedes.ts';
import type { Broker } from './broker.ts';
import { createHub } from './hub.ts';
import { mqttTransport } from './mqttTransport.ts';
import {
  FOREIGN,
  NEIGHBOURS,
  OWN,
  PUBLICATIONS,
  REFUSED_LOGINS,
  REFUSED_PUBLICATIONS,
  SUBSCRIPTIONS,
} from './testAccess.ts';
import { connectClient, eventually, type TestClient } from './testClient.ts';
import { LOGINS, testAuthority } from './testPeople.ts';

interface Running extends Broker {
  transport(): Transport;
  disconnect: ReturnType<typeof createHub>['disconnect'];
  close(): Promise<void>;
}

const hub = (authority: Authority): Promise<Running> => {
  const { transport, ...broker } = createHub({ authority });
  return Promise.resolve({ ...broker, transport: () => transport(), close: async () => broker.stop() });
};

const aedes =
  (scheme: 'mqtt' | 'ws') =>
  async (authority: Authority): Promise<Running> => {
    const broker = await createAedesBroker({ authority, onError: () => {} });
    const { tcpPort, wsPort } = await broker.listen({ tcpPort: 0, wsPort: 0, hosts: ['127.0.0.1'] });
    const address = scheme === 'ws' ? `ws://127.0.0.1:${wsPort}/mqtt` : `mqtt://127.0.0.1:${tcpPort}`;
    return { ...broker, transport: () => mqttTransport(address) };
  };

const ONLINE = '{"msg":"Bonjour","ctx":"Online"}';

describe.each([
  ['the hub', hub],
  ['Aedes and TCP', aedes('mqtt')],
  ['Aedes and a websocket', aedes('ws')],
])('over %s', (_name, start) => {
  const running: Running[] = [];
  const clients: TestClient[] = [];

  afterEach(async () => {
    for (const client of clients.splice(0)) client.end();
    for (const broker of running.splice(0)) await broker.close();
  });

  async function startBroker(authority = testAuthority) {
    const broker = await start(authority);
    running.push(broker);
    const connect = async (who: keyof typeof LOGINS, clientId: string = randomUUID()) => {
      const client = await connectClient(broker.transport(), { ...LOGINS[who], clientId });
      clients.push(client);
      return client;
    };
    return { broker, connect };
  }

  const createDevice = () =>
    createFirmware({ label: 'CR-1002', classId: 2, clock: systemClock, events: exampleEvents(2) });

  test.each(REFUSED_LOGINS)('%s is refused', async (_case, login) => {
    const { broker } = await startBroker();
    await expect(connectClient(broker.transport(), login)).rejects.toThrow('refused');
  });

  test.each(SUBSCRIPTIONS)('%s may subscribe to %s: %s', async (who, filter, isGranted) => {
    const { connect } = await startBroker();
    const client = await connect(who);
    // A refusal is the answer to that filter alone: its neighbour is granted, the connection stays (FLT-018).
    if (filter === NEIGHBOURS[who]) expect(await client.subscribe(filter)).toEqual([isGranted]);
    else expect(await client.subscribe(filter, NEIGHBOURS[who])).toEqual([isGranted, true]);
  });

  test('LIB-10 a broker that goes away loses its connections, refuses new ones and forgets; back again, it has its devices', async () => {
    const { broker, connect } = await startBroker();
    broker.attach(createDevice());
    broker.publish(replyTopic(FOREIGN), '{"msg":"Bonjour","ctx":"Offline"}', { retain: true });
    const client = await connect('owner');
    broker.stop();
    expect(await client.closed).toBe('closed');
    await expect(connect('owner')).rejects.toThrow('socket');
    broker.start();
    const [again, other] = await Promise.all([connect('owner'), connect('other')]);
    await again.subscribe(replyTopic(OWN));
    await eventually(() => expect(again.heard.map(({ payload }) => payload)).toContain(ONLINE));
    await other.subscribe(replyTopic(FOREIGN));
    broker.publish(replyTopic(FOREIGN), 'fence');
    await eventually(() => expect(other.heard.map(({ payload }) => payload)).toEqual(['fence']));
  });

  test('FLT-131 a power cut leaves no state behind: whoever comes late hears of none, and learns the present with GetEvents', async () => {
    const { broker, connect } = await startBroker();
    const clock = createVirtualClock(Date.parse('2026-03-04T03:00:00Z'));
    const faults = createFaults({ clock });
    const timeServer = { host: 'ntp.example.com', boot: 0 } as const;
    const device = createFirmware({
      label: 'CR-1002',
      classId: 2,
      clock,
      events: exampleEvents(2),
      timeServer,
    });
    broker.attach(faults.device(device));
    const listen = async () => {
      const client = await connect('owner');
      await client.subscribe(replyTopic(OWN), liveTopic(OWN, '+'));
      const heard = () =>
        client.heard.map(({ topic, payload, isRetained }) => {
          const { msg, id, state, status, ctx } = JSON.parse(payload);
          const what = [
            topic.split('/').at(-1),
            msg ?? id,
            state ?? status ?? (msg === 'Bonjour' ? ctx : ''),
          ];
          return [...what, ...(isRetained ? ['retained'] : [])].join(' ').trim();
        });
      const send = (req: number, msg: string, body = {}) =>
        client.publish(requestTopic(OWN), JSON.stringify({ req, msg, body }));
      return { heard, send };
    };
    const early = await listen();
    early.send(1, 'StartEvent', { id: 'evts/2' });
    early.send(2, 'StartExtra');
    await eventually(() => expect(early.heard()).toContain('CR-1002 StartExtra'));
    clock.advance(2000);
    await eventually(() =>
      expect(early.heard().join()).toMatch(/schedule evts\/2 3,.*stream evts\/2 2,.*vumeter/),
    );
    const cut = faults.begin({ kind: 'powerCut' });

    const late = await listen();
    late.send(3, 'GetEvents');
    broker.publish(liveTopic(OWN, 'stream'), '{"id":"fence"}');
    await eventually(() => expect(late.heard().at(-1)).toBe('stream fence'));
    expect(late.heard()).toEqual(['CR-1002 Bonjour Offline retained', 'stream fence']);

    cut.end();
    await eventually(() => expect(late.heard().at(-1)).toBe('CR-1002 Bonjour Online'));
    const before = late.heard().length;
    late.send(4, 'GetEvents');
    await eventually(() => expect(late.heard().at(-1)).toMatch(/^stream/));
    expect(late.heard().slice(before)).toEqual(['CR-1002 GetEvents', 'schedule evts/1 2', 'stream evts/1 0']);
  });

  test.each(PUBLICATIONS)('%s may publish on %s', async (who, topic) => {
    const { connect } = await startBroker();
    const [client, admin] = await Promise.all([connect(who), connect('admin')]);
    await admin.subscribe('cmd/#', 'async/#');
    client.publish(topic, '{}');
    await eventually(() => expect(admin.heard).toEqual([{ topic, payload: '{}', isRetained: false }]));
  });

  test.each(REFUSED_PUBLICATIONS)(
    '%s publishing on %s is disconnected, and nobody hears it (FLT-019)',
    async (who, topic) => {
      const { connect } = await startBroker();
      const [client, admin] = await Promise.all([connect(who), connect('admin')]);
      await admin.subscribe('cmd/#', 'async/#');
      client.publish(topic, '{}');
      expect(await client.closed).toBe('closed');
      expect(admin.heard).toEqual([]);
    },
  );

  test('a packet above 256 KiB closes the connection (docs/protocol.md, Broker protocol)', async () => {
    const { connect } = await startBroker();
    const client = await connect('owner');
    client.publish(requestTopic(OWN), 'x'.repeat(MAX_PACKET_BYTES + 1));
    expect(await client.closed).toBe('closed');
  });

  test('a command reaches the device and its reply everybody who may hear it (BRK-02)', async () => {
    const { broker, connect } = await startBroker();
    broker.attach(createDevice());
    const [owner, admin] = await Promise.all([connect('owner'), connect('admin')]);
    await Promise.all([owner.subscribe(replyTopic(OWN)), admin.subscribe('cmd/rep/#')]);
    owner.publish(requestTopic(OWN), '{"req":5,"msg":"GetEvent","body":{"id":"evts/2"}}');
    for (const client of [owner, admin]) {
      await eventually(() => {
        const replies = client.heard.filter((m) => !m.isRetained).map((m) => JSON.parse(m.payload));
        expect(replies).toEqual([{ req: 5, msg: 'GetEvent', ok: true, body: exampleEvents(2)[1] }]);
      });
    }
  });

  test('live messages reach those who subscribed with a wildcard, until they unsubscribe (BRK-03)', async () => {
    const { broker, connect } = await startBroker();
    const owner = await connect('owner');
    await owner.subscribe(liveTopic(OWN, '+'), replyTopic(OWN));
    broker.publish(liveTopic(OWN, 'stream'), '{"a":1}');
    broker.publish(liveTopic(FOREIGN, 'stream'), '{"a":2}');
    broker.publish(liveTopic(OWN, 'schedule'), '{"a":3}');
    await eventually(() => expect(owner.heard.map((m) => m.payload)).toEqual(['{"a":1}', '{"a":3}']));
    owner.unsubscribe(liveTopic(OWN, '+'));
    // Unsubscribing has no answer here; one more round trip is one.
    await owner.subscribe(replyTopic(OWN));
    broker.publish(liveTopic(OWN, 'stream'), '{"a":4}');
    broker.publish(replyTopic(OWN), '{"a":5}');
    await eventually(() => expect(owner.heard.at(-1)?.payload).toBe('{"a":5}'));
    expect(owner.heard).toHaveLength(3);
  });

  test('a greeting is retained: who comes late knows that the device is online (BRK-04)', async () => {
    const { broker, connect } = await startBroker();
    broker.attach(createDevice());
    const owner = await connect('owner');
    await owner.subscribe(replyTopic(OWN));
    const payload = '{"msg":"Bonjour","ctx":"Online"}';
    await eventually(() =>
      expect(owner.heard).toEqual([{ topic: replyTopic(OWN), payload, isRetained: true }]),
    );
  });

  test.each(['detach', 'cut'] as const)(
    'after %s everybody hears Offline, late ones too (FLT-031)',
    async (how) => {
      const { broker, connect } = await startBroker();
      const attachment = broker.attach(createDevice());
      const early = await connect('owner');
      await early.subscribe(replyTopic(OWN));
      await eventually(() => expect(early.heard).toHaveLength(1));
      attachment[how]();
      const payload = '{"msg":"Bonjour","ctx":"Offline"}';
      await eventually(() =>
        expect(early.heard.at(-1)).toEqual({ topic: replyTopic(OWN), payload, isRetained: false }),
      );
      const late = await connect('owner');
      await late.subscribe(replyTopic(OWN));
      await eventually(() =>
        expect(late.heard).toEqual([{ topic: replyTopic(OWN), payload, isRetained: true }]),
      );
      late.publish(requestTopic(OWN), '{"req":1,"msg":"GetEvents"}');
      await late.subscribe(replyTopic(OWN));
      expect(late.heard.filter((m) => !m.isRetained)).toEqual([]);
    },
  );

  test('a token that expires ends the connection at its time (docs/protocol.md, Broker protocol)', async () => {
    let expiresAtMs = Number.NaN;
    const { connect } = await startBroker({
      ...testAuthority,
      async authenticate() {
        // Counted from here: however long it took to get here, the token is still good.
        expiresAtMs = Date.now() + 150;
        return { kind: 'person', userId: 1, isAdmin: false, expiresAtMs };
      },
    });
    const owner = await connect('owner');
    expect(await owner.closed).toBe('closed');
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAtMs - 5);
  });

  test('a token that has expired already is refused', async () => {
    const { connect } = await startBroker({
      ...testAuthority,
      authenticate: async () => ({ kind: 'person', userId: 1, isAdmin: false, expiresAtMs: Date.now() - 1 }),
    });
    await expect(connect('owner')).rejects.toThrow('refused');
  });

  test('somebody who was blocked is disconnected, others stay', async () => {
    const { broker, connect } = await startBroker();
    const [owner, admin] = await Promise.all([connect('owner'), connect('admin')]);
    broker.disconnect((user) => user.kind === 'person' && user.userId === 1);
    expect(await owner.closed).toBe('closed');
    expect(await admin.subscribe('cmd/#')).toEqual([true]);
  });

  test('FLT-111 nobody is thrown out by the client id of somebody else: not a device, not another person', async () => {
    const { connect } = await startBroker();
    const clients = [await connect('device', 'CR-1002')];
    for (const who of ['owner', 'other', 'admin'] as const) clients.push(await connect(who, 'CR-1002'));
    const filters = [requestTopic(OWN), replyTopic(OWN), replyTopic(FOREIGN), 'cmd/#'];
    const granted = clients.map((client, i) => client.subscribe(filters[i] ?? ''));
    expect(await Promise.all(granted)).toEqual([[true], [true], [true], [true]]);
  });

  test('MQTT 3.1.1, 3.1.4-2: who comes again with the same client id takes the place of the first', async () => {
    const { connect } = await startBroker();
    const first = await connect('owner', 'tab');
    const second = await connect('owner', 'tab');
    expect(await first.closed).toBe('closed');
    expect(await second.subscribe(replyTopic(OWN))).toEqual([true]);
  });

  test('MQTT 3.1.1, 3.1.3-6: clients without an id are told apart', async () => {
    const { connect } = await startBroker();
    const both = [await connect('owner', ''), await connect('owner', '')];
    const granted = both.map((client) => client.subscribe(replyTopic(OWN)));
    expect(await Promise.all(granted)).toEqual([[true], [true]]);
  });

  test('FLT-110 of one person one session can be disconnected, and the others stay', async () => {
    const { broker, connect } = await startBroker({
      ...testAuthority,
      authenticate: async (_username, sessionId) => ({
        kind: 'person',
        userId: 1,
        isAdmin: false,
        expiresAtMs: Number.POSITIVE_INFINITY,
        sessionId,
      }),
    });
    const [ended, kept] = [await connect('owner'), await connect('other')];
    broker.disconnect((user) => user.kind === 'person' && user.sessionId === LOGINS.owner.password);
    expect(await ended.closed).toBe('closed');
    expect(await kept.subscribe(replyTopic(OWN))).toEqual([true]);
  });

  test('an authority that fails refuses', async () => {
    const { connect } = await startBroker({
      ...testAuthority,
      authenticate: () => Promise.reject(new Error('database gone')),
    });
    await expect(connect('owner')).rejects.toThrow('refused');
  });
});
