import { getEvent, getEvents, startEvent, stopEvent } from '@carillon/protocol/broker';
import { afterEach, describe, expect, test } from 'vitest';
import { CommandError } from './errors.ts';
import { ADDRESS, memoryStage, record, type Stage, type StageOptions, websocketStage } from './testStage.ts';

const stages = [
  { name: 'memory', create: memoryStage as (options?: StageOptions) => Promise<Stage> },
  { name: 'Aedes and mqtt.js over websocket', create: websocketStage },
];

let stage: Stage;
afterEach(() => stage.close());

describe.each(stages)('the live link over $name', ({ create }) => {
  async function open(options?: StageOptions) {
    stage = await create(options);
    const link = stage.broker.device(ADDRESS);
    const release = link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().events !== null);
    return { link, release };
  }

  test('BRK-01 connects, tells its states, and disconnects', async () => {
    stage = await create();
    const seen: string[] = [];
    stage.broker.subscribe(() => seen.push(stage.broker.getSnapshot().status));
    stage.broker.connect();
    await stage.until(() => stage.broker.getSnapshot().status === 'connected');
    stage.broker.disconnect();
    expect(seen).toEqual(['connecting', 'connected', 'disconnecting', 'disconnected']);
  });

  test('BRK-04 a greeting, proved by an answer, makes the device online', async () => {
    const { link } = await open();
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', isRefused: false });
    expect(link.getSnapshot().events?.map(({ name }) => name)).toEqual(['Morning radio', 'Weekend mix']);
    stage.publish('cmd/rep/micro-eth/CR-1002', JSON.stringify({ msg: 'Bonjour', ctx: 'Gone fishing' }), true);
    await stage.until(() => link.getSnapshot().presence === 'offline');
  });

  test('BRK-02 BRK-05 commands settle with the reply of the device', async () => {
    const { link } = await open();
    await expect(link.send(getEvent, { id: 'evts/2' })).resolves.toMatchObject({ name: 'Weekend mix' });
    await expect(link.send(startEvent, { id: 'evts/1' })).resolves.toEqual({ id: 'evts/1' });
    await stage.until(() => link.getSnapshot().schedule['evts/1'] === 'play');
    await expect(link.send(stopEvent, { id: 'evts/1' })).resolves.toEqual({ id: 'evts/1' });
    await stage.until(() => link.getSnapshot().schedule['evts/1'] !== 'play');
  });

  test('BRK-07 FLT-029 a reply that is not ok rejects with what the device says', async () => {
    const { link } = await open();
    const refused = await link.send(getEvent, { id: 'evts/9' }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(CommandError);
    expect(refused).toMatchObject({ code: 'refused', deviceMessage: 'No such event' });
  });

  test('BRK-03 BRK-08 DSH-05 levels and codec arrive while a stream plays and somebody watches', async () => {
    const { link } = await open();
    const levels: (readonly [number, number])[] = [];
    link.channel('vumeter').subscribe(() => {
      const message = link.channel('vumeter').getSnapshot();
      if (message) levels.push(message.vu);
    });
    await link.send(startEvent, { id: 'evts/1' });
    await stage.until(() => link.getSnapshot().stream?.status === 2);
    await stage.pass(300);
    expect(levels).toEqual([]);

    const stopWatching = link.watchExtra();
    await stage.until(() => levels.length > 3);
    await stage.until(() => link.channel('codec').getSnapshot() !== undefined);
    stopWatching();
    await stage.pass(300);
    const count = levels.length;
    await stage.pass(500);
    expect(levels.length).toBe(count);
  });

  test('FLT-007 FLT-010 after a restart of the broker everything goes on by itself', async () => {
    const { link } = await open({ random: () => 0.02 });
    await link.send(startEvent, { id: 'evts/1' });
    link.watchExtra();
    await stage.until(() => link.channel('vumeter').getSnapshot() !== undefined);

    await stage.stopBroker();
    await stage.until(() => stage.broker.getSnapshot().lastError !== null);
    expect(stage.broker.getSnapshot()).toMatchObject({ status: 'connecting' });
    expect(link.channel('vumeter').getSnapshot()).toBeUndefined();
    expect(link.getSnapshot()).toMatchObject({ presence: 'unknown', schedule: { 'evts/1': 'play' } });
    await expect(link.send(getEvents, {})).rejects.toMatchObject({ code: 'notConnected' });

    await stage.startBroker();
    await stage.until(() => stage.broker.getSnapshot().status === 'connected');
    // What it said last counts no more once it answers, and comes anew: levels may be there before, or between the two.
    await stage.until(() => {
      const { presence, schedule } = link.getSnapshot();
      return presence === 'online' && schedule['evts/1'] === 'play';
    });
    await stage.until(() => link.channel('vumeter').getSnapshot() !== undefined);
  });

  test('FLT-017 FLT-035 two consoles see the same truth, and neither takes the other for itself', async () => {
    const { link } = await open();
    const second = stage.another();
    const other = second.device(ADDRESS);
    other.subscribe(() => {});
    second.connect();
    await stage.until(() => other.getSnapshot().events !== null);
    await other.send(startEvent, { id: 'evts/2' });
    await stage.until(() => link.getSnapshot().schedule['evts/2'] === 'play');
    expect(stage.broker.getSnapshot().status).toBe('connected');
    expect(second.getSnapshot().status).toBe('connected');
  });

  test('when one of two consoles stops watching, the other still gets levels', async () => {
    const { link } = await open();
    const second = stage.another();
    const other = second.device(ADDRESS);
    other.subscribe(() => {});
    second.connect();
    await stage.until(() => other.getSnapshot().events !== null);
    await link.send(startEvent, { id: 'evts/1' });
    link.watchExtra();
    const stopOther = other.watchExtra();
    await stage.until(() => link.channel('vumeter').getSnapshot() !== undefined);
    await stage.until(() => other.channel('vumeter').getSnapshot() !== undefined);
    stopOther();
    await stage.pass(500);
    const before = link.channel('vumeter').getSnapshot();
    await stage.pass(500);
    expect(link.channel('vumeter').getSnapshot()).not.toBe(before);
  });

  test('FLT-018 a refused subscription is said for that device, and the connection stays', async () => {
    const authority = {
      authenticate: async () =>
        ({ kind: 'person', userId: 2, isAdmin: false, expiresAtMs: Number.POSITIVE_INFINITY }) as const,
      ownsDevice: () => false,
    };
    stage = await create({ authority });
    const link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().isRefused);
    await expect(link.send(getEvents, {})).rejects.toMatchObject({ code: 'subscription' });
    expect(stage.broker.getSnapshot().status).toBe('connected');
  });

  test('FLT-113 a reply or a level that the broker kept is old news, and nobody’s', async () => {
    stage = await create();
    const volume = JSON.stringify({ req: 7, msg: 'vol', ok: true, body: { l: 99, r: 99 } });
    stage.publish('cmd/rep/micro-eth/CR-1002', volume, true);
    stage.publish('async/micro-eth/CR-1002/vumeter', '{"vu":[90,90]}', true);
    const link = stage.broker.device(ADDRESS);
    const seen = [
      record(link.setting('vol'), (value) => value?.l),
      record(link.channel('vumeter'), (value) => value?.vu[0]),
    ];
    stage.broker.connect();
    await stage.until(() => link.setting('vol').getSnapshot() !== undefined);
    expect(seen).toEqual([[undefined, expect.not.toBeOneOf([99])], [undefined]]);
    expect(stage.broker.dropped()).toBe(2);
  });

  test('refused credentials are asked for once more, then it gives up with the reason', async () => {
    const asked: boolean[] = [];
    stage = await create({
      authority: { authenticate: async () => null, ownsDevice: () => false },
      async credentials(wasRefused) {
        asked.push(wasRefused);
        return { username: '2', password: 'old' };
      },
    });
    stage.broker.connect();
    await stage.until(() => stage.broker.getSnapshot().status === 'disconnected');
    expect(stage.broker.getSnapshot().lastError).toMatchObject({ code: 'refused' });
    expect(asked).toEqual([false, true]);
  });
});
