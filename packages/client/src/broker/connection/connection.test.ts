import { deleteEvent, getEvents, startEvent, vol } from '@carillon/protocol/broker';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DeviceLink } from '../device/deviceLink.ts';
import { ADDRESS, type MemoryStage, memoryStage, readCode, record, type StageOptions } from '../testStage.ts';

const EIGHT_HOURS_MS = 8 * 60 * 60_000;

let stage: MemoryStage;
let link: DeviceLink;
afterEach(() => stage.close());

/** A console that shows a device. */
async function open(options?: StageOptions) {
  stage = await memoryStage({ random: () => 0.5, ...options });
  link = stage.broker.device(ADDRESS);
  link.subscribe(() => {});
  stage.broker.connect();
  await stage.until(() => link.getSnapshot().events !== null);
}

const connection = () => stage.broker.getSnapshot();
async function connected() {
  while (connection().status !== 'connected') await stage.advance(50);
}

describe('a link that only seems to be there', () => {
  test('FLT-008 is noticed within 10 s of waking up, and replaced', async () => {
    await open();
    stage.freeze();
    await stage.advance(60_000);
    expect(connection().status).toBe('connected');
    stage.wake();
    await stage.advance(4950);
    expect(connection().status).toBe('connected');
    await stage.advance(50);
    expect(connection()).toMatchObject({ status: 'connecting', lastError: { code: 'silent' } });
    expect(link.getSnapshot().presence).toBe('unknown');
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(stage.logins).toHaveLength(2);
  });

  test('FLT-008 is noticed by the first command that gets no answer', async () => {
    await open();
    stage.freeze();
    const asked = readCode(link.send(getEvents, {}));
    await stage.advance(5050);
    expect(await asked).toBe('timeout');
    await stage.advance(5000);
    expect(connection().lastError).toMatchObject({ code: 'silent' });
  });

  test('FLT-008 stays where the broker answers: a device alone may be silent', async () => {
    await open();
    vi.spyOn(stage.firmware, 'receive').mockImplementation(() => {});
    const asked = readCode(link.send(getEvents, {}));
    await stage.advance(20_000);
    expect([await asked, connection().status, stage.logins.length]).toEqual(['timeout', 'connected', 1]);
  });

  test('FLT-008 is noticed in time, however often the page wakes meanwhile', async () => {
    await open();
    stage.freeze();
    for (let i = 0; i < 9; i++) {
      stage.wake();
      await stage.advance(500);
    }
    await stage.advance(500);
    expect(connection().lastError).toMatchObject({ code: 'silent' });
  });
});

describe('what a screen shows after a while away', () => {
  test('FLT-012 is marked as old until the link has proved itself, and is never taken away', async () => {
    await open();
    const { events } = link.getSnapshot();
    const marks = record(link, ({ isStale }) => isStale);
    await stage.advance(600_000);
    stage.wake();
    expect(link.getSnapshot()).toMatchObject({ isStale: true, presence: 'online' });
    await stage.advance(50);
    expect(marks).toEqual([false, true, false]);
    expect([link.getSnapshot().events, stage.logins.length]).toEqual([events, 1]);
  });

  test('FLT-012 is marked as old while the connection is down, until the device has answered again', async () => {
    await open();
    const marks = record(link, ({ isStale, presence }) => `${presence} ${isStale}`);
    await stage.stopBroker();
    await stage.advance(50);
    expect(link.getSnapshot().events).toHaveLength(2);
    await stage.startBroker();
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(marks).toEqual(['online false', 'unknown true', 'online false']);
  });

  test('FLT-012 of a device of which nothing was known is not old', async () => {
    stage = await memoryStage({ random: () => 0.5 });
    link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    await stage.stopBroker();
    stage.broker.connect();
    await stage.advance(10_000);
    stage.wake();
    expect(link.getSnapshot()).toMatchObject({ isStale: false, presence: 'unknown' });
  });
});

describe('a machine that slept', () => {
  test('FLT-013 is noticed when its timers go on, with one look at the link', async () => {
    await open();
    stage.sleep(EIGHT_HOURS_MS);
    const sentBefore = stage.commands.length;
    const marks = record(link, ({ isStale }) => isStale);
    await stage.advance(60_000);
    expect(marks).toEqual([false, true, false]);
    expect([stage.logins.length, stage.commands.length]).toEqual([1, sentBefore]);
  });

  test('FLT-013 whose link died meanwhile makes one new one', async () => {
    await open();
    stage.freeze();
    stage.sleep(EIGHT_HOURS_MS);
    await stage.advance(60_000);
    expect([connection().status, stage.logins.length]).toEqual(['connected', 2]);
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', isStale: false });
  });

  test('FLT-013 is not thought to have slept because a timer came a little late', async () => {
    await open();
    const marks = record(link, ({ isStale }) => isStale);
    for (let i = 0; i < 20; i++) {
      stage.sleep(4900);
      await stage.advance(5000);
    }
    expect(marks).toEqual([false]);
  });
});

describe('a browser without a network', () => {
  test('FLT-014 tries nothing, and once as soon as it is back', async () => {
    await open();
    stage.setOnline(false);
    await stage.stopBroker();
    await stage.advance(600_000);
    expect([connection().status, stage.logins.length]).toEqual(['connecting', 1]);
    await stage.startBroker();
    stage.broker.connect();
    await stage.advance(1000);
    expect(stage.logins).toHaveLength(1);
    stage.setOnline(true);
    await stage.advance(50);
    expect([connection().status, stage.logins.length]).toEqual(['connected', 2]);
    await stage.until(() => link.getSnapshot().presence === 'online');
  });
});

describe('a broker that refuses a command', () => {
  test('FLT-019 ends the connection: that command has failed, is not sent again, and nobody asks in a tight loop', async () => {
    await open();
    // A body that no broker takes stands for a command that this person may not send.
    const id = 'x'.repeat(300_000);
    const refused = readCode(link.send(deleteEvent, { id }));
    await stage.advance(50);
    expect([await refused, connection().status]).toEqual(['connectionLost', 'connecting']);
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(stage.commands).not.toContain('DeleteEvent');
    const { length } = stage.logins;
    for (let i = 0; i < 8; i++) {
      await connected();
      void readCode(link.send(deleteEvent, { id }));
      await stage.advance(50);
    }
    const beganMs = stage.clock.now();
    await connected();
    // Each of these connections was short: the wait has grown to its longest, 60 s drawn at a half.
    expect(stage.clock.now() - beganMs).toBeGreaterThan(25_000);
    expect(stage.logins.length - length).toBe(8);

    await stage.advance(10_000);
    await stage.stopBroker();
    await stage.startBroker();
    const lostAtMs = stage.clock.now();
    await connected();
    expect(stage.clock.now() - lostAtMs).toBeLessThan(2100);
  });
});

describe('what it tells of its tries', () => {
  const seen = () => {
    const { status, lastError, lastErrorAt, attempt, nextTryAt } = connection();
    return [status, lastError?.code ?? null, lastErrorAt, attempt, nextTryAt];
  };
  /** How long it waits still. */
  const waitMs = () => {
    const { nextTryAt } = connection();
    return nextTryAt === null ? null : nextTryAt - stage.clock.elapsed();
  };

  test('BRK-01 which one it is, why and when the last one failed, and when the next one begins', async () => {
    stage = await memoryStage({ random: () => 0.5 });
    await stage.stopBroker();
    const beganAt = stage.clock.now();
    const began = stage.clock.elapsed();
    expect(seen()).toEqual(['disconnected', null, null, 0, null]);
    stage.broker.connect();
    expect(seen()).toEqual(['connecting', null, null, 1, null]);
    await stage.advance(50);
    expect(seen()).toEqual(['connecting', 'down', beganAt + 50, 1, began + 2050]);
    await stage.advance(2000);
    expect(seen()).toEqual(['connecting', 'down', beganAt + 2050, 2, began + 6050]);
    await stage.startBroker();
    stage.broker.connect();
    expect(seen()).toEqual(['connecting', 'down', beganAt + 2050, 3, null]);
    await stage.advance(50);
    expect(seen()).toEqual(['connected', null, null, 0, null]);
  });

  test.each([-3_600_000, 3_600_000])(
    'FLT-100 the next try begins as soon as it said, whenever the wall clock is set by %d ms',
    async (jumpMs) => {
      stage = await memoryStage({ random: () => 0.5 });
      await stage.stopBroker();
      stage.clock.jump(jumpMs);
      stage.broker.connect();
      await stage.advance(50);
      expect(waitMs()).toBe(2000);
      stage.clock.jump(-2 * jumpMs);
      await stage.advance(500);
      expect([waitMs(), connection().attempt]).toEqual([1500, 1]);
      await stage.advance(1500);
      expect([waitMs(), connection().attempt]).toEqual([4000, 2]);
    },
  );

  test.each([-3_600_000, 3_600_000])(
    'FLT-006 FLT-100 what a loss began with and since when, however many tries fail and the wall clock is set by %d ms',
    async (jumpMs) => {
      await open();
      expect(connection().loss).toBeNull();
      await stage.stopBroker();
      const since = stage.clock.elapsed();
      const loss = { error: { code: 'lost', address: connection().address }, since };
      expect(connection().loss).toEqual(loss);
      stage.clock.jump(jumpMs);
      await stage.advance(10_000);
      expect(connection()).toMatchObject({ loss, lastError: { code: 'down' } });
      await stage.startBroker();
      await connected();
      expect(connection().loss).toBeNull();
    },
  );

  test('BRK-01 without a network there is no try and no time of the next one', async () => {
    stage = await memoryStage();
    stage.setOnline(false);
    stage.broker.connect();
    await stage.advance(60_000);
    expect(seen()).toEqual(['connecting', null, null, 0, null]);
  });

  test('BRK-06 a connection that is closed on purpose says code 0 until the next one is wanted', async () => {
    await open();
    stage.broker.disconnect();
    expect(seen()).toEqual(['disconnected', 'closed', stage.clock.now(), 0, null]);
    stage.broker.connect();
    expect(seen()).toEqual(['connecting', null, null, 1, null]);
  });
});

describe('a loss that this page has brought about', () => {
  test.each([
    ['before that was known', true],
    ['after that was known', false],
  ])('is tried again at once, once: it came %s', async (_case, isFirst) => {
    stage = await memoryStage({ random: () => 0.5 });
    stage.broker.connect();
    await connected();
    if (isFirst) stage.cut();
    if (isFirst) await stage.until(() => connection().nextTryAt !== null);
    stage.broker.expectLoss();
    if (!isFirst) stage.cut();
    await stage.advance(150);
    expect(connection().status).toBe('connected');
    stage.cut();
    await stage.advance(150);
    expect([connection().status, connection().nextTryAt]).toEqual(['connecting', expect.any(Number)]);
  });

  test('is awaited for 3 s, and where none is wanted not at all', async () => {
    stage = await memoryStage({ random: () => 0.5 });
    stage.broker.connect();
    await connected();
    stage.broker.expectLoss();
    await stage.advance(3000);
    stage.cut();
    await stage.advance(150);
    expect(connection().status).toBe('connecting');
    stage.broker.disconnect();
    stage.broker.expectLoss();
    await stage.advance(5000);
    expect(connection().status).toBe('disconnected');
  });
});

describe('a login that the broker refuses', () => {
  const person = {
    kind: 'person',
    userId: 2,
    isAdmin: false,
    expiresAtMs: Number.POSITIVE_INFINITY,
  } as const;

  /** A console that has given up: neither its token nor the next one was taken. */
  async function openRefused() {
    const login = { isTaken: false, password: 'first' };
    const asked: boolean[] = [];
    stage = await memoryStage({
      random: () => 0.5,
      async credentials(wasRefused) {
        asked.push(wasRefused);
        return { username: '2', password: login.password };
      },
      authority: {
        authenticate: async () => (login.isTaken ? person : null),
        ownsDevice: () => true,
      },
    });
    link = stage.broker.device(ADDRESS);
    link.subscribe(() => {});
    stage.broker.connect();
    await stage.advance(60_000);
    expect([connection().status, stage.logins.length]).toEqual(['disconnected', 2]);
    return { login, asked };
  }

  const reasons: [string, () => void][] = [
    ['the browser is online again', () => stage.setOnline(true)],
    ['the page becomes visible', () => stage.wake()],
    ['somebody presses Retry', () => stage.broker.connect()],
  ];

  test.each(reasons)('FLT-005 is tried again when %s', async (_case, happen) => {
    const { login } = await openRefused();
    login.isTaken = true;
    happen();
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(connection()).toMatchObject({ status: 'connected', lastError: null });
    expect(stage.logins).toHaveLength(3);
  });

  test('FLT-005 is tried again with a new token, not with the old one', async () => {
    const { login } = await openRefused();
    login.isTaken = true;
    stage.broker.renew();
    await stage.advance(60_000);
    expect(stage.logins).toHaveLength(2);
    login.password = 'second';
    stage.broker.renew();
    await stage.until(() => link.getSnapshot().presence === 'online');
    expect(stage.logins.map(({ password }) => password)).toEqual(['first', 'first', 'second']);
  });

  test('FLT-005 again is one try for each reason, and no loop', async () => {
    const { asked } = await openRefused();
    for (let i = 0; i < 5; i++) {
      stage.wake();
      await stage.advance(600_000);
    }
    expect([connection().status, stage.logins.length]).toEqual(['disconnected', 2 + 5]);
    expect(connection().lastError).toMatchObject({ code: 'refused' });
    // A better token was asked for once: asking for more of them at each look at the page would be a loop of its own.
    expect(asked.filter(Boolean)).toHaveLength(1);
    stage.broker.connect();
    await stage.advance(600_000);
    expect(stage.logins).toHaveLength(9);
  });

  test('FLT-005 is not tried again after a logout, whatever happens', async () => {
    await openRefused();
    stage.broker.disconnect();
    for (const [, happen] of reasons.slice(0, 2)) happen();
    stage.broker.renew();
    await stage.advance(60_000);
    stage.firmware.shutDown();
    expect([stage.logins.length, stage.clock.pending]).toEqual([2, 0]);
  });
});

test('FLT-100 a connection that lasted is no failure, though the wall clock was set back meanwhile', async () => {
  await open({ random: () => 1 });
  await stage.stopBroker();
  await stage.advance(60_000);
  await stage.startBroker();
  await connected();
  await stage.advance(20_000);
  stage.clock.jump(-EIGHT_HOURS_MS);
  stage.cut();
  await stage.advance(4050);
  expect(connection().status).toBe('connected');
});

describe('a renewed token', () => {
  /** A console whose token the test changes. */
  async function openWithToken() {
    const token = { now: 'first' };
    await open({ credentials: async () => ({ username: '2', password: token.now }) });
    const seen = record(stage.broker, ({ status }) => status);
    return {
      seen,
      renew(next: string) {
        token.now = next;
        stage.broker.renew();
      },
    };
  }

  test('SES-02 moves the connection without a gap: nothing is unknown meanwhile, no command is lost', async () => {
    const { seen, renew } = await openWithToken();
    const known = record(link, ({ presence, isStale }) => `${presence} ${isStale}`);
    const started = link.send(startEvent, { id: 'evts/1' });
    renew('second');
    const answers = [readCode(started)];
    for (let i = 0; i < 10; i++) {
      answers.push(readCode(link.send(vol, { l: i, r: i })));
      await stage.advance(50);
    }
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['ok']));
    expect(stage.logins.map(({ password }) => password)).toEqual(['first', 'second']);
    expect([seen, known]).toEqual([['connected'], ['online false']]);
    expect(stage.commands.filter((msg) => msg === 'vol')).toHaveLength(10);
    await stage.until(() => link.getSnapshot().stream?.status === 2);
  });

  test('SES-02 that is the same one as before moves nothing', async () => {
    const { renew } = await openWithToken();
    renew('first');
    await stage.advance(10_000);
    expect(stage.logins).toHaveLength(1);
  });

  test('SES-02 has the connection of the old one ended 5 s later, when its replies have come', async () => {
    const { seen, renew } = await openWithToken();
    const heard: unknown[] = [];
    renew('second');
    await stage.advance(50);
    // A reply to somebody else comes twice while both connections hear, and is nobody's either time.
    const reply = JSON.stringify({ req: 1, msg: 'StartExtra', ok: true, body: {} });
    const count = async () => {
      const from = stage.broker.dropped();
      stage.publish('cmd/rep/micro-eth/CR-1002', reply);
      await stage.advance(50);
      return stage.broker.dropped() - from;
    };
    heard.push(await count());
    await stage.advance(5000);
    heard.push(await count());
    expect([heard, seen]).toEqual([[2, 1], ['connected']]);
  });

  test('SES-02 that comes while the connection is checked replaces a dead one at once', async () => {
    const { seen, renew } = await openWithToken();
    stage.freeze();
    stage.wake();
    renew('second');
    await stage.advance(50);
    expect(link.getSnapshot()).toMatchObject({ presence: 'online', isStale: false });
    await stage.advance(60_000);
    expect([seen, stage.logins.length]).toEqual([['connected'], 2]);
  });

  test('SES-02 that the broker does not take leaves the connection as it was', async () => {
    const token = { now: 'first' };
    const person = {
      kind: 'person',
      userId: 2,
      isAdmin: false,
      expiresAtMs: Number.POSITIVE_INFINITY,
    } as const;
    await open({
      credentials: async () => ({ username: '2', password: token.now }),
      authority: {
        authenticate: async (_name, password) => (password === 'first' ? person : null),
        ownsDevice: () => true,
      },
    });
    token.now = 'second';
    stage.broker.renew();
    await stage.advance(60_000);
    expect(connection()).toMatchObject({ status: 'connected', lastError: null });
    expect(await readCode(link.send(vol, {}))).toBe('ok');

    token.now = 'first';
    await stage.stopBroker();
    await stage.startBroker();
    await stage.advance(60_000);
    expect([connection().status, stage.connections()]).toEqual(['connected', 1]);
  });

  test('SES-02 FLT-006 a connection that is lost while the next one opens has that one in its place', async () => {
    const { seen, renew } = await openWithToken();
    renew('second');
    while (stage.logins.length < 2) await Promise.resolve();
    stage.cut();
    await stage.advance(50);
    expect(seen).toEqual(['connected', 'disconnected', 'connecting', 'connected']);
    await stage.advance(60_000);
    expect([stage.logins.length, stage.connections()]).toEqual([2, 1]);
  });

  test.each([
    ['while the next connection opens', 0],
    ['while the last replies may still come', 1000],
  ])('SES-02 FLT-015 a logout %s ends both', async (_case, waitMs) => {
    const { renew } = await openWithToken();
    renew('second');
    while (stage.logins.length < 2) await Promise.resolve();
    await stage.advance(waitMs);
    stage.broker.disconnect();
    expect(stage.connections()).toBe(0);
    await stage.advance(60_000);
    expect([connection(), stage.connections()]).toMatchObject([
      { status: 'disconnected', lastError: { code: 'closed' } },
      0,
    ]);
    stage.firmware.shutDown();
    expect(stage.clock.pending).toBe(0);
  });
});
