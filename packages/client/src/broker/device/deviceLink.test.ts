import { createHeard, hear, judge } from '@carillon/protocol/attention';
import {
  deleteEvent,
  EXTRA_LAPSE_MS,
  getEvents,
  rtcc,
  setEvent,
  startEvent,
  vol,
} from '@carillon/protocol/broker';
import { exampleEvents } from '@carillon/simulator';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { heapInUse } from '../testGarbage.ts';
import { ADDRESS, type MemoryStage, memoryStage, readCode, record, type StageOptions } from '../testStage.ts';
import type { DeviceLink } from './deviceLink.ts';

const REPLY = 'cmd/rep/micro-eth/CR-1002';
const ONLINE = '{"msg":"Bonjour","ctx":"Online"}';
const OFFLINE = '{"msg":"Bonjour","ctx":"Offline"}';

let stage: MemoryStage;
let link: DeviceLink;
afterEach(() => stage.close());

/** A console that shows a device. */
async function open(options?: StageOptions) {
  stage = await memoryStage(options);
  link = stage.broker.device(ADDRESS);
  link.subscribe(() => {});
  stage.broker.connect();
  await stage.until(() => link.getSnapshot().events !== null);
}

const count = (msg: string) => stage.commands.filter((one) => one === msg).length;

/** The device does something else with its replies than to send them: returns what it would have sent. */
function catchReplies() {
  const caught: string[] = [];
  vi.spyOn(stage.firmware, 'receive').mockImplementation((_topic, payload) => {
    const { req, msg, body } = JSON.parse(new TextDecoder().decode(payload));
    caught.push(JSON.stringify({ req, msg, ok: true, body }));
  });
  return caught;
}
const reply = (payload = '') => stage.publish(REPLY, payload);

describe('replies that come late or twice', () => {
  test('FLT-022 a reply after the timeout changes nothing: no value jumps back', async () => {
    await open();
    const volume = link.setting('vol');
    volume.subscribe(() => {});
    await stage.advance(50);
    const caught = catchReplies();
    const first = readCode(link.send(vol, { l: 1, r: 1 }));
    await stage.advance(5050);
    expect(await first).toBe('timeout');
    const second = link.send(vol, { l: 2, r: 2 });
    await stage.advance(50);
    reply(caught.find((one) => one.includes('"l":2')));
    await expect(second).resolves.toEqual({ l: 2, r: 2 });
    const before = [volume.getSnapshot(), stage.broker.dropped()];
    reply(caught.find((one) => one.includes('"l":1')));
    await stage.advance(50);
    expect(before).toEqual([{ l: 2, r: 2 }, stage.broker.dropped() - 1]);
    expect(volume.getSnapshot()).toEqual({ l: 2, r: 2 });
  });

  test('FLT-023 the second of two equal replies is nobody’s, and counted', async () => {
    await open();
    const known = record(link.setting('vol'), (volume) => volume?.l);
    await stage.advance(50);
    const caught = catchReplies();
    const settled: unknown[] = [];
    for (const l of [1, 2]) {
      void link.send(vol, { l, r: l }).then((body) => settled.push(body.l));
      await stage.advance(50);
      reply(caught.at(-1));
    }
    await stage.advance(50);
    const dropped = stage.broker.dropped();
    reply(caught.at(-2));
    reply(caught.at(-1));
    await stage.advance(50);
    expect([settled, known.slice(-2), stage.broker.dropped() - dropped]).toEqual([[1, 2], [1, 2], 2]);
  });
});

describe('a screen that is left and another one of the same device', () => {
  test('a device that the broker grants while nobody uses it, and that is used again at once, is asked', async () => {
    stage = await memoryStage();
    link = stage.broker.device(ADDRESS);
    stage.broker.connect();
    await stage.advance(50);
    // The list is left before the broker has answered, and the page of the device comes within the second.
    link.subscribe(() => {})();
    await stage.advance(500);
    expect(count('GetEvents')).toBe(0);
    link.subscribe(() => {});
    await stage.until(() => link.getSnapshot().events !== null);
    expect([link.getSnapshot().presence, count('GetEvents')]).toEqual(['online', 1]);
  });

  test('one that nobody comes back to is not asked', async () => {
    stage = await memoryStage();
    link = stage.broker.device(ADDRESS);
    stage.broker.connect();
    await stage.advance(50);
    link.subscribe(() => {})();
    await stage.advance(5000);
    expect(count('GetEvents')).toBe(0);
  });
});

describe('a device that says more than it should', () => {
  const live = (channel: string, message: object) =>
    stage.publish(`async/micro-eth/CR-1002/${channel}`, JSON.stringify(message));
  const stray = (channel: string, message: object, label: string) =>
    stage.deliver(`async/micro-eth/${label}/${channel}`, JSON.stringify(message));

  test('FLT-123 20,000 live messages of events and devices that do not exist: nobody is woken, and nothing is kept', async () => {
    await open();
    const told = vi.fn();
    const stores = [
      link,
      link.channel('schedule'),
      link.channel('stream'),
      link.channel('radio'),
      stage.broker,
    ];
    const before = stores.map((store) => store.getSnapshot());
    for (const store of stores) store.subscribe(told);
    await stage.advance(200);
    told.mockClear();
    const dropped = stage.broker.dropped();
    const bytes = await heapInUse();
    for (let i = 0; i < 5000; i++) {
      live('schedule', { id: `evts/${100 + i}`, state: 3 });
      live('stream', { id: `evts/${100 + i}`, status: 2, ctx: { name: 'x'.repeat(200) } });
      // Nobody subscribed to them: a hub that does what it should keeps them to itself.
      stray('schedule', { id: 'evts/1', state: 3 }, `CR-${3000 + i}`);
      stray('stream', { id: 'evts/1', status: 2 }, `CR-${3000 + i}`);
    }
    await stage.advance(200);
    // They have come as far as the client, which knows none of their devices.
    expect(stage.broker.dropped() - dropped).toBe(10_000);
    expect(told).not.toHaveBeenCalled();
    expect(stores.map((store) => store.getSnapshot())).toEqual(before);
    expect((await heapInUse()) - bytes).toBeLessThan(2 * 1024 * 1024);
  });

  test('FLT-123 what is told of an event before the reply that tells of the event is not lost', async () => {
    await open();
    const [event] = exampleEvents(2);
    live('schedule', { id: 'evts/7', state: 3 });
    live('stream', { id: 'evts/7', status: 2, ctx: { name: 'Aurora' } });
    await stage.advance(50);
    expect(link.getSnapshot().schedule).not.toHaveProperty('evts/7');
    expect(link.channel('radio').getSnapshot()).toBeUndefined();
    reply(JSON.stringify({ req: 5, msg: setEvent.msg, ok: true, body: { ...event, id: 'evts/7' } }));
    await stage.advance(50);
    expect(link.getSnapshot()).toMatchObject({
      schedule: { 'evts/7': 'play' },
      stream: { id: 'evts/7', status: 2 },
    });
    expect(link.channel('schedule').getSnapshot()).toEqual({ id: 'evts/7', state: 3 });
    expect(link.channel('stream').getSnapshot()).toMatchObject({ id: 'evts/7', status: 2 });
    expect(link.channel('radio').getSnapshot()).toEqual({ name: 'Aurora' });
  });

  test('FLT-125 a thousand greetings in a second: one question', async () => {
    await open();
    await stage.advance(2000);
    const asked = count('GetEvents');
    for (let i = 0; i < 1000; i++) {
      stage.publish(REPLY, ONLINE);
      if (i % 100 === 0) await stage.advance(50);
    }
    await stage.advance(10_000);
    expect([count('GetEvents') - asked, link.getSnapshot().presence]).toEqual([1, 'online']);
  });

  test('FLT-125 of which the answer is lost: a second one, a second later', async () => {
    await open();
    await stage.advance(2000);
    const asked = count('GetEvents');
    const spy = vi.spyOn(stage.firmware, 'receive').mockImplementation(() => {});
    for (let i = 0; i < 100; i++) stage.publish(REPLY, ONLINE);
    await stage.advance(900);
    expect(count('GetEvents') - asked).toBe(1);
    spy.mockRestore();
    await stage.advance(300);
    expect([count('GetEvents') - asked, link.getSnapshot().presence]).toEqual([2, 'online']);
  });
});

describe('a device that goes away', () => {
  test('FLT-131 what its channels told as a state is unknown, and learnt again with GetEvents', async () => {
    await open();
    const names = ['schedule', 'stream', 'rtc'] as const;
    const read = () => names.map((name) => link.channel(name).getSnapshot());
    await link.send(startEvent, { id: 'evts/1' });
    stage.publish('async/micro-eth/CR-1002/rtc', '{"state":"Done","epoch":1772611200}');
    await stage.advance(2000);
    expect(read()).toMatchObject([{ id: expect.any(String) }, { id: 'evts/1' }, { state: 'Done' }]);
    const spy = vi.spyOn(stage.firmware, 'receive').mockImplementation(() => {});
    stage.publish(REPLY, OFFLINE, true);
    await stage.advance(50);
    expect(read()).toEqual([undefined, undefined, undefined]);
    spy.mockRestore();
    stage.publish(REPLY, ONLINE, true);
    await stage.advance(2000);
    expect(read().slice(0, 2)).toMatchObject([{ id: expect.any(String) }, { id: 'evts/1' }]);

    const late = stage.another();
    late.connect();
    const stream = late.device(ADDRESS).channel('stream');
    stream.subscribe(() => {});
    await stage.until(() => stream.getSnapshot() !== undefined);
    expect(stream.getSnapshot()).toEqual(link.channel('stream').getSnapshot());
  });

  test('FLT-032 between a save and its reply: the save fails at once, and can be made again when it is back', async () => {
    await open();
    const [event] = exampleEvents(2);
    if (!event) throw new Error('It has no events.');
    const spy = vi.spyOn(stage.firmware, 'receive').mockImplementation(() => {});
    const saved = readCode(link.send(setEvent, { ...event, name: 'Evening radio' }));
    await stage.advance(1000);
    stage.publish(REPLY, OFFLINE, true);
    await stage.advance(50);
    expect([await saved, link.getSnapshot().presence]).toEqual(['deviceOffline', 'offline']);
    expect(link.getSnapshot().events).toMatchObject([{ name: 'Morning radio' }, {}]);

    spy.mockRestore();
    stage.publish(REPLY, ONLINE, true);
    await stage.until(() => link.getSnapshot().presence === 'online');
    await expect(link.send(setEvent, { ...event, name: 'Evening radio' })).resolves.toMatchObject({
      id: 'evts/1',
    });
    expect(link.getSnapshot().events).toMatchObject([{ name: 'Evening radio' }, {}]);
  });

  test('FLT-048 and comes back each 100 ms is offline until it stays, and is asked once', async () => {
    await open();
    const seen = record(link, ({ presence }) => presence);
    const asked = count('GetEvents');
    for (let i = 0; i < 100; i++) {
      stage.publish(REPLY, i % 2 ? ONLINE : OFFLINE, true);
      await stage.advance(100);
    }
    expect([seen, count('GetEvents') - asked]).toEqual([['online', 'offline'], 0]);
    await stage.advance(900);
    expect([seen, count('GetEvents') - asked]).toEqual([['online', 'offline', 'online'], 1]);
  });

  test('FLT-048 and whose last word is Offline stays offline', async () => {
    await open();
    for (const greeting of [OFFLINE, ONLINE, OFFLINE]) {
      stage.publish(REPLY, greeting, true);
      await stage.advance(100);
    }
    await stage.advance(10_000);
    expect(link.getSnapshot().presence).toBe('offline');
  });
});

describe('a browser whose clock is set', () => {
  test.each([
    ['an hour back', -3_600_000],
    ['an hour forward', 3_600_000],
  ])(
    'FLT-100 %s, a device that comes back is online when it has stayed for a second, as ever',
    async (_case, ms) => {
      await open();
      stage.publish(REPLY, OFFLINE, true);
      await stage.advance(50);
      stage.clock.jump(ms);
      stage.publish(REPLY, ONLINE, true);
      await stage.advance(900);
      expect(link.getSnapshot().presence).toBe('offline');
      await stage.advance(100);
      expect(link.getSnapshot().presence).toBe('online');
    },
  );

  test.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('FLT-100 an hour %s, a command without a reply fails after its 5 s', async (_case, ms) => {
    await open();
    catchReplies();
    const ended = vi.fn();
    void readCode(link.send(vol, {})).then(ended);
    await stage.advance(50);
    stage.clock.jump(ms);
    await stage.advance(4900);
    expect(ended).not.toHaveBeenCalled();
    await stage.advance(50);
    expect(ended).toHaveBeenCalledWith('timeout');
  });
});

describe('a device that left without a goodbye', () => {
  /** Its greeting is still kept by the broker, and nobody is there. */
  async function openSilent() {
    stage = await memoryStage();
    vi.spyOn(stage.firmware, 'receive').mockImplementation(() => {});
    stage.publish(REPLY, ONLINE, true);
    link = stage.broker.device(ADDRESS);
    return record(link, ({ presence, isStale }) => `${presence} ${isStale}`);
  }

  test('FLT-047 is never online: unknown while it is asked, then offline', async () => {
    const seen = await openSilent();
    stage.broker.connect();
    await stage.advance(5000);
    expect(seen).toEqual(['unknown false']);
    await stage.advance(100);
    expect(seen).toEqual(['unknown false', 'offline false']);
  });

  test('FLT-047 is never online after a reconnect either, however often its greeting comes', async () => {
    const seen = await openSilent();
    stage.broker.connect();
    for (let i = 0; i < 5; i++) {
      await stage.advance(2000);
      stage.cut();
      await stage.advance(60_000);
    }
    expect(new Set(seen)).toEqual(new Set(['unknown false', 'offline false']));
  });
});

describe('a device that never said Online', () => {
  test.each([
    [
      'a reply to another console',
      () => stage.publish(REPLY, '{"req":7,"msg":"StartExtra","ok":true,"body":{}}'),
    ],
    ['a live message', () => stage.publish('async/micro-eth/CR-1002/vumeter', '{"vu":[1,2]}')],
  ])('FLT-046 is asked again after %s', async (_case, say) => {
    await open();
    // Until then the device has something to say by itself: that it knows the time.
    await stage.advance(30_000);
    stage.publish(REPLY, OFFLINE);
    await stage.advance(5000);
    expect(link.getSnapshot().presence).toBe('offline');
    say();
    await stage.advance(100);
    expect(link.getSnapshot().presence).toBe('online');
  });
});

describe('a device that is no longer one’s own', () => {
  /** A console whose right to the device the test takes. */
  async function openOwned() {
    const right = { isOurs: true };
    await open({
      random: () => 0,
      authority: {
        authenticate: async () =>
          ({ kind: 'person', userId: 2, isAdmin: false, expiresAtMs: Number.POSITIVE_INFINITY }) as const,
        ownsDevice: () => right.isOurs,
      },
    });
    return right;
  }

  test('FLT-033 BRK-07 is not valid: nothing of it is left on the screen, and commands say so at once', async () => {
    const right = await openOwned();
    link.setting('vol').subscribe(() => {});
    await stage.advance(50);
    right.isOurs = false;
    stage.cut();
    await stage.until(() => !link.getSnapshot().isValid);
    expect(link.getSnapshot()).toMatchObject({
      isRefused: true,
      events: null,
      schedule: {},
      stream: null,
      isStale: false,
    });
    expect(link.setting('vol').getSnapshot()).toBeUndefined();
    const sent = stage.commands.length;
    expect(await readCode(link.send(startEvent, { id: 'evts/1' }))).toBe('deviceNotValid');
    expect(stage.commands).toHaveLength(sent);
  });

  test('FLT-120 is asked for once more, and is valid again, without another connection', async () => {
    const right = await openOwned();
    right.isOurs = false;
    stage.cut();
    await stage.until(() => link.getSnapshot().isRefused);
    let isAnswered = false;
    void link.retry().then(() => {
      isAnswered = true;
    });
    await stage.until(() => isAnswered);
    expect(link.getSnapshot()).toMatchObject({ isRefused: true, isValid: false });
    right.isOurs = true;
    void link.retry();
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(link.getSnapshot()).toMatchObject({ isRefused: false, isValid: true });
  });

  test('FLT-033 is valid again once the broker lets us hear it', async () => {
    const right = await openOwned();
    right.isOurs = false;
    stage.cut();
    await stage.until(() => !link.getSnapshot().isValid);
    right.isOurs = true;
    stage.cut();
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(link.getSnapshot()).toMatchObject({ isRefused: false, isValid: true });
  });
});

describe('an event that is deleted', () => {
  const judgeNow = () => {
    const utcMs = stage.clock.now();
    return judge(link.heard({ createHeard, hear }).getSnapshot(), { nowMs: stage.clock.elapsed(), utcMs });
  };

  test.each([
    ['the only event', 1, 'here'],
    ['the only event', 1, 'by another console'],
    ['one of two events', 2, 'here'],
    ['one of two events', 2, 'by another console'],
  ] as const)(
    'FLT-123 FLT-133 %s (of %d) is deleted while it plays, %s: its end is heard, extra ends, nothing is said to play',
    async (_case, events, by) => {
      await open({ events: exampleEvents(2).slice(0, events) });
      const second = stage.another();
      second.connect();
      await stage.advance(50);
      const other = second.device(ADDRESS);
      other.subscribe(() => {});
      link.watchExtra();
      const id = `evts/${events}`;
      await link.send(startEvent, { id });
      await stage.advance(3000);
      expect(link.getSnapshot()).toMatchObject({ schedule: { [id]: 'play' }, stream: { id, status: 2 } });
      expect([judgeNow().playing, link.channel('vumeter').getSnapshot()]).toEqual([id, expect.anything()]);

      await (by === 'here' ? link : other).send(deleteEvent, { id });
      await stage.advance(3000);
      for (const one of [link, other]) {
        expect(one.getSnapshot().schedule).not.toHaveProperty(id);
        expect(one.getSnapshot().stream).toBeNull();
      }
      expect(link.channel('stream').getSnapshot()?.status).not.toBe(2);
      expect(link.channel('codec').getSnapshot()).toBeUndefined();
      expect(link.channel('radio').getSnapshot()).toBeUndefined();
      expect(judgeNow()).toMatchObject({
        playing: null,
        cause: events === 1 ? 'nothingScheduled' : 'outsideHours',
      });
      const asked = count('StartExtra');
      await stage.advance(60_000);
      expect(count('StartExtra')).toBe(asked);
    },
  );

  test('FLT-123 is not heard of again once its end was told', async () => {
    await open();
    const told = (channel: string, message: object) =>
      stage.publish(`async/micro-eth/CR-1002/${channel}`, JSON.stringify(message));
    await link.send(startEvent, { id: 'evts/1' });
    await stage.advance(3000);
    await link.send(deleteEvent, { id: 'evts/1' });
    await stage.advance(3000);
    const before = link.getSnapshot();
    told('schedule', { id: 'evts/1', state: 3 });
    told('stream', { id: 'evts/1', status: 2 });
    await stage.advance(50);
    expect(link.getSnapshot()).toBe(before);
    expect(judgeNow().playing).toBeNull();
  });
});

describe('what is heard for the judgment of it', () => {
  test('FLT-133 whoever begins to judge later hears what was told before, with its times', async () => {
    await open();
    await link.send(startEvent, { id: 'evts/1' });
    await stage.advance(3000);
    const startedAtMs = stage.clock.elapsed();
    for (let i = 0; i < 1000; i++) tellLive('vumeter', { vu: [i % 90, 0] });
    await stage.advance(3000);
    expect(heard()).toMatchObject({
      connection: 'open',
      presence: 'online',
      answeredAtMs: expect.any(Number),
      events: exampleEvents(2),
      schedule: { 'evts/1': 'play' },
      stream: { id: 'evts/1', status: 'started' },
    });
    expect(heard().stream?.atMs).toBeLessThanOrEqual(startedAtMs);
  });

  const heard = () => link.heard({ createHeard, hear }).getSnapshot();
  const tellLive = (channel: string, message: object) =>
    stage.publish(`async/micro-eth/CR-1002/${channel}`, JSON.stringify(message));
  const CLOCK = { epoch: Date.UTC(2026, 2, 4, 12) / 1000 };

  test('FLT-133 the connection: open, in doubt, lost; and that the device answers', async () => {
    stage = await memoryStage();
    link = stage.broker.device(ADDRESS);
    link.heard({ createHeard, hear }).subscribe(() => {});
    expect(heard()).toMatchObject({ connection: 'lost', presence: 'unknown', answeredAtMs: null });
    stage.broker.connect();
    await stage.until(() => heard().connection === 'open');
    await stage.until(() => heard().answeredAtMs !== null);
    expect(heard()).toMatchObject({ presence: 'online', access: 'granted', events: exampleEvents(2) });
    const fromMs = stage.clock.elapsed();
    stage.freeze();
    stage.sleep(120_000);
    stage.wake();
    await stage.until(() => heard().connection === 'doubted');
    expect(heard().answeredAtMs).not.toBeNull();
    await stage.until(() => heard().connection === 'lost');
    expect(heard()).toMatchObject({ presence: 'unknown', answeredAtMs: null, events: exampleEvents(2) });
    expect(heard().connectionAtMs - fromMs).toBeLessThan(121_000);
  });

  test('FLT-133 its Offline, and its answer after that', async () => {
    await open();
    stage.publish(REPLY, OFFLINE);
    await stage.advance(50);
    expect(heard()).toMatchObject({ presence: 'offline', isPresenceWitnessed: true, answeredAtMs: null });
    stage.publish(REPLY, ONLINE);
    await stage.until(() => heard().answeredAtMs !== null);
    expect(heard()).toMatchObject({ presence: 'online', connection: 'open' });
  });

  test('FLT-133 what runs, its levels, and nothing of these once it has answered anew', async () => {
    await open();
    link.watchExtra();
    await link.send(startEvent, { id: 'evts/1' });
    await stage.advance(3000);
    expect(heard()).toMatchObject({
      schedule: { 'evts/1': 'play' },
      stream: { id: 'evts/1', status: 'started' },
      levels: { level: expect.any(Number) },
    });
    const messages: string[] = [];
    const stop = link.heard({ createHeard, hear }).subscribe(() => {
      const { schedule, stream, levels } = heard();
      messages.push(JSON.stringify([schedule, stream?.status ?? null, levels !== null]));
    });
    // Greeted Online anew without an Offline before: asked, and begun anew.
    stage.publish(REPLY, ONLINE);
    await stage.advance(2000);
    stop();
    expect(messages).toContain(JSON.stringify([{}, null, false]));
    expect(heard()).toMatchObject({ schedule: { 'evts/1': 'play' }, stream: { status: 'started' } });
  });

  test('FLT-133 volume and clock that anybody asked for, read again after each answer', async () => {
    await open();
    const second = stage.another();
    second.connect();
    await stage.advance(50);
    const other = second.device(ADDRESS);
    await other.send(vol, { l: 255, r: 255 });
    await other.send(rtcc, {});
    expect(heard()).toMatchObject({ volume: { l: 255, r: 255 }, clock: { epochMs: expect.any(Number) } });
    stage.publish(REPLY, ONLINE);
    await stage.advance(2000);
    expect(heard()).toMatchObject({ volume: null, clock: null });
    link.setting('vol').subscribe(() => {});
    await stage.advance(50);
    const asked = count('vol');
    stage.publish(REPLY, ONLINE);
    await stage.advance(2000);
    expect(count('vol')).toBe(asked + 1);
    expect(heard()).toMatchObject({ volume: { l: 255 }, clock: null });
  });

  test.each([true, false])(
    'FLT-133 a clock that its time server sets is read again, if anybody wants to know it: %s',
    async (isUsed) => {
      await open();
      heard();
      if (isUsed) link.setting('rtcc').subscribe(() => {});
      await link.send(rtcc, {});
      tellLive('rtc', { state: 'Done', epoch: CLOCK.epoch - 1000 });
      await stage.advance(1000);
      const asked = count('rtcc');
      tellLive('rtc', { state: 'Done', epoch: CLOCK.epoch + 720 });
      await stage.advance(100);
      expect(count('rtcc')).toBe(isUsed ? asked + 1 : asked);
      expect(heard().clock !== null).toBe(isUsed);
    },
  );

  test('FLT-123 an event that is saved, and what was told of it before the reply that tells so', async () => {
    await open();
    const [event] = exampleEvents(2);
    if (!event) throw new Error('It has no events.');
    tellLive('schedule', { id: 'evts/3', state: 2 });
    tellLive('stream', { id: 'evts/3', status: 1 });
    await stage.advance(50);
    expect(heard().schedule).not.toHaveProperty('evts/3');
    expect(heard().stream?.id).not.toBe('evts/3');
    reply(
      JSON.stringify({
        req: 5,
        msg: setEvent.msg,
        ok: true,
        body: { ...event, id: 'evts/3', name: 'Night' },
      }),
    );
    await stage.advance(50);
    expect(heard().events).toContainEqual(expect.objectContaining({ id: 'evts/3', name: 'Night' }));
    expect(heard()).toMatchObject({
      schedule: { 'evts/3': 'next' },
      stream: { id: 'evts/3', status: 'starting' },
    });
  });
});

describe('what others do', () => {
  test('FLT-035 two consoles end on the volume that the device has, whoever set it', async () => {
    await open();
    const second = stage.another();
    const other = second.device(ADDRESS);
    const links = [link, other];
    for (const one of links) one.setting('vol').subscribe(() => {});
    second.connect();
    await stage.until(() => other.getSnapshot().events !== null);
    const volumes = () => links.map((one) => one.setting('vol').getSnapshot()?.l);
    await other.send(vol, { l: 20, r: 20 });
    expect(volumes()).toEqual([20, 20]);
    await link.send(vol, { l: 10, r: 10 });
    expect(volumes()).toEqual([10, 10]);
  });

  test('FLT-035 an event that another console saves or deletes is known here', async () => {
    await open();
    const second = stage.another();
    second.connect();
    await stage.advance(50);
    const other = second.device(ADDRESS);
    const [event] = exampleEvents(2);
    if (!event) throw new Error('It has no events.');
    await other.send(setEvent, { ...event, name: 'Evening radio' });
    expect(link.getSnapshot().events).toMatchObject([{ name: 'Evening radio' }, { id: 'evts/2' }]);
  });
});

describe('a broker that does not answer for the topics', () => {
  test('is asked again once it has shown that it is there', async () => {
    stage = await memoryStage();
    stage.ignoreSubscriptions(3);
    link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.advance(14_900);
    expect(link.getSnapshot().presence).toBe('unknown');
    await stage.advance(200);
    expect(link.getSnapshot().presence).toBe('online');
    expect(stage.logins).toHaveLength(1);
    expect(await readCode(link.send(getEvents, {}))).toBe('ok');
  });
});

test('FLT-010 after a restart of the broker levels are asked for anew: they outlive what was asked for before', async () => {
  await open({ random: () => 0.02 });
  await link.send(startEvent, { id: 'evts/1' });
  link.watchExtra();
  const levels = () => link.channel('vumeter').getSnapshot();
  await stage.until(() => levels() !== undefined);
  await stage.stopBroker();
  await stage.until(() => link.getSnapshot().presence === 'unknown');
  await stage.startBroker();
  await stage.until(() => link.getSnapshot().presence === 'online');
  await stage.advance(2 * EXTRA_LAPSE_MS);
  const last = levels();
  await stage.advance(1000);
  expect(levels()).toBeDefined();
  expect(levels()).not.toBe(last);
});
