import { getEvents, startEvent, startExtra } from '@carillon/protocol/broker';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBroker } from '../broker.ts';
import { ADDRESS, memoryStage } from '../testStage.ts';
import type { DeviceLink } from './deviceLink.ts';
import { createPendingCommands } from './pending.ts';

describe('waiting commands', () => {
  const clock = createVirtualClock();
  const silent = (firstReq = 1) => createPendingCommands(clock, 5000, firstReq);
  const reply = (req: number, over = {}) => ({ req, msg: 'StartExtra', ok: true, body: {}, ...over });

  test('BRK-02 FLT-021 a command without a reply fails after 5 s, a late reply changes nothing', async () => {
    const pending = silent();
    const waiting = pending.add('CR-1002', startExtra, () => true);
    clock.advance(4999);
    clock.advance(1);
    await expect(waiting).rejects.toMatchObject({ code: 'timeout', timeoutMs: 5000 });
    expect(pending.settle('CR-1002', reply(1))).toBe(false);
  });

  test('FLT-021 each fails 5 s after it was sent, whatever was sent and answered before it', async () => {
    const clock = createVirtualClock();
    const pending = createPendingCommands(clock, 5000, 1);
    const failedAtMs: (readonly [number, number])[] = [];
    const send = (req: number) =>
      pending.add('CR-1002', startExtra, () => true).catch(() => failedAtMs.push([req, clock.elapsed()]));
    const waitUntil = async (ms: number) => {
      for (; clock.elapsed() < ms; clock.advance(1)) await Promise.resolve();
    };
    send(1);
    send(2);
    await waitUntil(1000);
    send(3);
    await waitUntil(2000);
    send(4);
    pending.settle('CR-1002', reply(1));
    pending.settle('CR-1002', reply(3));
    await waitUntil(6500);
    send(5);
    await waitUntil(12_000);
    expect(failedAtMs).toEqual([
      [2, 5000],
      [4, 7000],
      [5, 11_500],
    ]);
    expect(clock.pending).toBe(0);
  });

  test('a thousand of them have one timer, and none once the connection is gone', async () => {
    const clock = createVirtualClock();
    const pending = createPendingCommands(clock, 5000, 1);
    const add = () => pending.add('CR-1002', startExtra, () => true);
    const all = Array.from({ length: 1000 }, add);
    expect(clock.pending).toBe(1);
    pending.fail('connectionLost');
    await Promise.allSettled(all);
    expect(clock.pending).toBe(0);
    // The next one waits as long as any.
    clock.advance(4999);
    const next = add();
    clock.advance(4999);
    expect(clock.pending).toBe(1);
    clock.advance(1);
    await expect(next).rejects.toMatchObject({ code: 'timeout' });
  });

  test.each([
    ['of another device', 'CR-1003', {}],
    ['with another number', 'CR-1002', { req: 8 }],
    ['to another command', 'CR-1002', { msg: 'StopExtra' }],
  ])('FLT-025 FLT-026 a reply %s is not taken', async (_case, label, over) => {
    const pending = silent(7);
    const waiting = pending.add('CR-1002', startExtra, () => true);
    expect(pending.settle(label, reply(7, over))).toBe(false);
    expect(pending.settle('CR-1002', reply(7))).toBe(true);
    expect(pending.settle('CR-1002', reply(7))).toBe(false); // FLT-023: the second one is nobody's
    await expect(waiting).resolves.toEqual({});
  });

  test.each([
    ['wraps to 1 after the last one', 2 ** 31 - 1, undefined, [], [2 ** 31 - 1, 1, 2]],
    ['skips one that still waits', 1, 3, [2], [1, 2, 3, 2]],
    ['is free again once its command is settled', 1, 3, [1], [1, 2, 3, 1]],
  ])('FLT-028 the number %s', (_case, firstReq, lastReq, settled, expected) => {
    const pending = createPendingCommands(clock, 5000, firstReq, lastReq);
    const given: number[] = [];
    const add = () => pending.add('CR-1002', startExtra, (req) => Boolean(given.push(req))).catch(() => {});
    while (given.length < 3) add();
    for (const req of settled) pending.settle('CR-1002', reply(req));
    if (settled.length > 0) add();
    expect(given).toEqual(expected);
  });

  test('FLT-030 a reply of the wrong shape rejects and is never half applied', async () => {
    const pending = silent();
    const waiting = pending.add('CR-1002', startEvent, () => true);
    pending.settle('CR-1002', { req: 1, msg: 'StartEvent', ok: true, body: { id: 7 } });
    await expect(waiting).rejects.toMatchObject({ code: 'invalidReply' });
  });
});

describe('a device link', () => {
  let stage: Awaited<ReturnType<typeof memoryStage>>;
  let link: DeviceLink;
  const REPLY = 'cmd/rep/micro-eth/CR-1002';

  beforeEach(async () => {
    stage = await memoryStage();
    link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().events !== null);
  });
  afterEach(() => stage.close());

  test('FLT-031 a command to an offline device is refused at once', async () => {
    stage.firmware.shutDown();
    await stage.until(() => link.getSnapshot().presence === 'offline');
    await expect(link.send(startEvent, { id: 'evts/1' })).rejects.toMatchObject({ code: 'deviceOffline' });
  });

  test('FLT-046 a retained greeting without a living device ends as offline', async () => {
    stage.firmware.disconnect();
    const second = stage.another();
    const other = second.device(ADDRESS);
    other.subscribe(() => {});
    second.connect();
    await stage.advance(1000);
    expect(other.getSnapshot().presence).toBe('unknown');
    await stage.advance(5000);
    expect(other.getSnapshot().presence).toBe('offline');
  });

  test('FLT-010 a device that greets only after the console came back is online at once', async () => {
    const second = await memoryStage();
    second.firmware.shutDown();
    const late = second.broker.device(ADDRESS);
    late.subscribe(() => {});
    second.publish(REPLY, '', true);
    second.broker.connect();
    await second.advance(1000);
    expect(late.getSnapshot().presence).toBe('unknown');
    second.attach();
    await second.advance(6000);
    expect(late.getSnapshot().presence).toBe('online');
    await second.close();
  });

  test('FLT-045 live messages of a device that does not answer ask it once at a time', async () => {
    let asked = 0;
    vi.spyOn(stage.firmware, 'receive').mockImplementation(() => void asked++);
    stage.publish(REPLY, '{"msg":"Bonjour","ctx":"Offline"}');
    for (let i = 0; i < 100; i++) {
      stage.publish('async/micro-eth/CR-1002/vumeter', '{"vu":[1,2]}');
      await stage.advance(100);
    }
    expect(asked).toBeLessThanOrEqual(3);
  });

  test('FLT-030 a device whose events cannot be read is online, and the reason is known', async () => {
    vi.spyOn(stage.firmware, 'receive').mockImplementation((_topic, payload) => {
      const { req, msg } = JSON.parse(new TextDecoder().decode(payload));
      stage.publish(REPLY, JSON.stringify({ req, msg, ok: true, body: [{ id: 7 }] }));
    });
    stage.publish(REPLY, '{"msg":"Bonjour","ctx":"Online"}');
    await stage.advance(100);
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', problem: { code: 'invalidReply' } });
  });

  test.each([
    ['not JSON', 'vumeter', '{"vu":'],
    ['empty', 'vumeter', ''],
    ['of the wrong shape', 'schedule', '{"id":"evts/1","state":"play"}'],
    ['too large', 'vumeter', JSON.stringify({ vu: [1, 2], more: 'x'.repeat(20_000) })],
    ['on a channel nobody knows', 'weather', '{"sun":1}'],
    ['on a channel named like a method', 'constructor', '{"vu":[1,2]}'],
  ])(
    'FLT-039 FLT-040 FLT-041 a live message that is %s is dropped, the next one works',
    async (_case, channel, payload) => {
      const before = link.getSnapshot();
      stage.publish(`async/micro-eth/CR-1002/${channel}`, payload);
      await stage.advance(50);
      expect(link.getSnapshot()).toBe(before);
      expect(link.channel('vumeter').getSnapshot()).toBeUndefined();
      stage.publish('async/micro-eth/CR-1002/vumeter', '{"vu":[3,4]}');
      await stage.advance(50);
      expect(link.channel('vumeter').getSnapshot()).toEqual({ vu: [3, 4] });
    },
  );

  test.each([
    ['a reply above 256 KiB', { req: 1, msg: 'GetEvents', ok: true, body: [], more: 'x'.repeat(262_144) }],
    ['a greeting above 1 KiB', { msg: 'Bonjour', ctx: 'Offline', more: 'x'.repeat(1024) }],
  ])('FLT-040 %s is dropped', async (_case, message) => {
    const before = link.getSnapshot();
    stage.publish(REPLY, JSON.stringify(message));
    await stage.advance(50);
    expect(link.getSnapshot()).toBe(before);
    expect(stage.broker.dropped()).toBe(1);
  });

  test.each(['nonsense', '[]', '{"req":"1"}', '{"msg":"Bonjour"}', '\u0000'])(
    'FLT-039 the reply topic survives %s',
    async (payload) => {
      stage.publish(REPLY, payload);
      await stage.advance(50);
      await expect(link.send(getEvents, {})).resolves.toHaveLength(2);
    },
  );

  test('FLT-036 FLT-024 many commands at once each get their own reply', async () => {
    const replies = await Promise.all([
      link.send(startEvent, { id: 'evts/1' }),
      link.send(getEvents, {}),
      link.send(startEvent, { id: 'evts/2' }),
    ]);
    expect(replies).toMatchObject([{ id: 'evts/1' }, [{ id: 'evts/1' }, { id: 'evts/2' }], { id: 'evts/2' }]);
  });

  test('FLT-020 a thousand mounts leave one subscription while used, none a while after', async () => {
    for (let i = 0; i < 1000; i++) link.subscribe(() => {})();
    const changed = vi.fn();
    const leave = link.subscribe(changed);
    stage.publish('async/micro-eth/CR-1002/schedule', '{"id":"evts/1","state":2}');
    await stage.advance(50);
    expect(changed).toHaveBeenCalledOnce();
    leave();
  });

  test('the codec and the levels are asked for again every 10 s, and no longer after leaving', async () => {
    const sent: string[] = [];
    const count = () => sent.filter((msg) => msg === 'StartExtra').length;
    const spy = vi.spyOn(stage.firmware, 'receive').mockImplementation((_topic, payload) => {
      sent.push(JSON.parse(new TextDecoder().decode(payload)).msg);
    });
    stage.publish('async/micro-eth/CR-1002/stream', '{"id":"evts/1","status":2}');
    const leave = link.watchExtra();
    await stage.advance(50);
    expect(count()).toBe(1);
    await stage.advance(30_000);
    expect(count()).toBe(4);
    leave();
    await stage.advance(30_000);
    expect(count()).toBe(4);
    expect(sent.at(-1)).toBe('StopExtra');
    spy.mockRestore();
  });
});

describe('reconnecting', () => {
  test('FLT-109 a transport that throws is told of, and tried again like one that fails', async () => {
    const clock = createVirtualClock();
    const fault = new Error('a fault of a transport');
    const onError = vi.fn();
    let tries = 0;
    const broker = createBroker({
      clock,
      random: () => 0.5,
      onError,
      credentials: async () => ({ username: '2', password: 'jwt' }),
      transport: {
        address: 'broken://link',
        connect() {
          tries++;
          throw fault;
        },
      },
    });
    broker.connect();
    await vi.waitFor(() => expect(broker.getSnapshot().lastError?.code).toBe('down'), 10_000);
    expect(broker.getSnapshot()).toMatchObject({ status: 'connecting', nextTryAt: expect.any(Number) });
    clock.advance(2000);
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(2), 10_000);
    expect([tries, onError.mock.calls]).toEqual([2, [[fault], [fault]]]);
    broker.disconnect();
  });

  test('a command fails in time although the broker never answers the subscription', async () => {
    const clock = createVirtualClock();
    const broker = createBroker({
      clock,
      credentials: async () => ({ username: '2', password: 'jwt' }),
      transport: {
        address: 'dead://link',
        connect(_login, listener) {
          queueMicrotask(listener.onConnect);
          return {
            publish: () => true,
            subscribe: () => new Promise(() => {}),
            unsubscribe() {},
            ping: () => new Promise(() => {}),
            end() {},
          };
        },
      },
    });
    broker.connect();
    await vi.waitFor(() => expect(broker.getSnapshot().status).toBe('connected'), 10_000);
    const failed = expect(broker.device(ADDRESS).send(getEvents, {})).rejects.toMatchObject({
      code: 'timeout',
      timeoutMs: 5000,
    });
    clock.advance(5000);
    await failed;
  });

  test('FLT-001 a broker that is down at the start is tried again until it is there', async () => {
    const stage = await memoryStage({ random: () => 0.5 });
    await stage.stopBroker();
    stage.broker.connect();
    await stage.advance(1000);
    expect(stage.broker.getSnapshot()).toMatchObject({ status: 'connecting', lastError: { code: 'down' } });
    await stage.startBroker();
    await stage.until(() => stage.broker.getSnapshot().status === 'connected');
    expect(stage.broker.getSnapshot().lastError).toBeNull();
    await stage.close();
  });

  test('FLT-015 logging out while it connects leaves it closed for good', async () => {
    const stage = await memoryStage();
    stage.broker.connect();
    stage.broker.disconnect();
    await stage.advance(60_000);
    expect(stage.broker.getSnapshot()).toMatchObject({ status: 'disconnected', lastError: null });
    await stage.close();
  });

  test('FLT-037 what is sent without a connection is never sent later', async () => {
    const stage = await memoryStage({ random: () => 0.1 });
    const link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.until(() => link.getSnapshot().events !== null);
    await stage.stopBroker();
    await stage.advance(50);
    await expect(link.send(startEvent, { id: 'evts/1' })).rejects.toMatchObject({ code: 'notConnected' });
    await stage.startBroker();
    await stage.until(() => link.getSnapshot().presence === 'online');
    await stage.advance(2000);
    expect(link.getSnapshot().schedule['evts/1']).not.toBe('play');
    await stage.close();
  });
});
