import { type Transport, topicMatches } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock } from '@carillon/protocol/virtual-time';
import { createFirmware, createHub } from '@carillon/simulator';
import { describe, expect, test } from 'vitest';
import { createBroker } from './broker.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const TOKEN_MS = 60 * MINUTE;

const ADDRESS = { type: 'micro-eth', label: 'CR-1002' } as const;

/** Two minutes at ten past every hour, in UTC, as a device keeps them. */
const HOURLY = Array.from(
  { length: 24 },
  (_, hour): DeviceEvent => ({
    id: `evts/${hour + 1}`,
    name: `Chime ${hour}`,
    mode: 'playback',
    repeat: encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] }),
    time: [60 * hour + 10, 60 * hour + 12],
    main: { uri: 'http://live.aurora-radio.example:8000/chime.mp3', tmo: 15 },
  }),
);

const inRome = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** Promises settle in microtasks, which a real timer lets run out. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A line of what happened, on the one clock of all. */
interface Line {
  readonly atMs: number;
  readonly what: string;
}

/**
 * A day of a device, a broker and a console on one clock: the console watches the levels, checks its link every minute
 * and moves to a new token every half hour, of which the old one ends after an hour.
 */
async function liveThrough(startMs: number, endMs: number): Promise<Line[]> {
  const clock = createVirtualClock(startMs);
  const log: Line[] = [];
  const note = (what: string) => void log.push({ atMs: clock.now(), what });
  const expiries = new Map<string, number>();

  const hub = createHub({
    clock,
    authority: {
      authenticate: async (_user, password) => ({
        kind: 'person',
        userId: 2,
        isAdmin: false,
        expiresAtMs: expiries.get(password) ?? 0,
      }),
      ownsDevice: () => true,
    },
  });
  hub.observe('#', (topic, payload) => {
    if (!topicMatches('async/+/+/vumeter', topic)) note(`${topic} ${payload}`);
  });
  hub.attach(createFirmware({ ...ADDRESS, classId: 2, clock, events: HOURLY }));

  const wire = hub.transport({ latencyMs: 15 });
  const transport: Transport = {
    ...wire,
    connect(login, listener) {
      note(`connect ${login.password}`);
      const connection = wire.connect(login, {
        ...listener,
        onClose(failure) {
          note(`close ${login.password} ${failure}`);
          listener.onClose(failure);
        },
      });
      return {
        ...connection,
        async ping() {
          note('ping');
          await connection.ping();
          note('pong');
        },
      };
    },
  };

  let wake = () => {};
  let password = '';
  const broker = createBroker({
    transport,
    clock,
    credentials: async () => ({ username: '2', password }),
    onWake(listener) {
      wake = listener;
      return () => {};
    },
    isOnline: () => true,
    random: () => 0.5,
  });
  function renewToken() {
    password = `token ${expiries.size}`;
    expiries.set(password, clock.now() + TOKEN_MS);
    broker.renew();
    clock.after(TOKEN_MS / 2, renewToken);
  }
  function keepAlive() {
    wake();
    clock.after(MINUTE, keepAlive);
  }
  renewToken();
  clock.after(MINUTE, keepAlive);
  broker.connect();
  const link = broker.device(ADDRESS);
  link.watchExtra();
  let levels = 0;
  link.channel('vumeter').subscribe(() => void levels++);
  link.subscribe(() => {
    const { presence, isStale, schedule, stream } = link.getSnapshot();
    const playing = Object.keys(schedule).find((id) => schedule[id] === 'play');
    note(`console ${presence} ${isStale} ${playing} ${stream?.status} ${levels}`);
  });

  await settle();
  while (clock.nextAtMs <= endMs) {
    clock.advance(clock.nextAtMs - clock.now());
    await settle();
  }
  return log;
}

const times = (log: readonly Line[], pattern: RegExp) =>
  log.filter(({ what }) => pattern.test(what)).map(({ atMs }) => atMs);

/** Every `everyMs` from `startMs` until before `endMs`. */
const series = (startMs: number, endMs: number, everyMs: number) =>
  Array.from({ length: Math.ceil((endMs - startMs) / everyMs) }, (_, i) => startMs + i * everyMs);

describe.each([
  // Clocks go from 02:00 to 03:00: a day of 23 hours.
  ['in spring', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00'],
  // And from 03:00 back to 02:00: one of 25.
  ['in autumn', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00'],
])('the day in Rome on which the clocks change %s', (_season, start, end) => {
  const startMs = Date.parse(start);
  const endMs = Date.parse(end);

  test('FLT-095 FLT-106 every keep-alive and schedule comes in order, and a second time the same', async () => {
    const log = await liveThrough(startMs, endMs);
    const moments = log.map(({ atMs }) => atMs);
    expect(moments).toEqual([...moments].sort((a, b) => a - b));

    // Whatever the clocks on the wall do, the device plays once an hour, at ten past.
    const starts = times(log, /\/schedule .*"state":3/);
    expect(starts).toEqual(series(startMs + 10 * MINUTE, endMs, HOUR));
    expect(times(log, /\/schedule .*"state":1/)).toEqual(starts.map((atMs) => atMs + 2 * MINUTE));
    // On the wall the chime of two o'clock is missing, or comes twice.
    const hours = starts.length;
    expect([23, 25]).toContain(hours);
    const wall = starts.map((atMs) => inRome.format(atMs));
    expect(wall.filter((time) => time === '02:10')).toHaveLength(hours === 23 ? 0 : 2);
    expect(new Set(wall).size).toBe(hours === 23 ? 23 : 24);

    // The console pings every minute and is answered; it is never shown anything but a device that is there.
    const pings = times(log, /^ping$/);
    expect(pings).toEqual(series(startMs + MINUTE, endMs + 1, MINUTE));
    expect(times(log, /^pong$/)).toEqual(pings.filter((atMs) => atMs < endMs).map((atMs) => atMs + 30));
    const seen = log.filter(({ what }) => /^console (?!unknown)/.test(what));
    expect(seen.filter(({ what }) => !what.startsWith('console online'))).toEqual([]);

    // While a chime plays the console asks for levels, at once and every 10 s, and hears them 10 times a second.
    const asked = times(log, /"msg":"StartExtra","body"/);
    const started = times(log, /\/stream .*"status":2,"ctx":\{"msg":"Connected","fail":0,(?!.*"name")/);
    expect(started).toHaveLength(hours);
    const renewals = started.flatMap((atMs) => series(atMs + 30, atMs + 2 * MINUTE - 900, 10 * SECOND));
    expect(asked).toEqual(renewals);

    // The device asks its time server at boot and every ten minutes; the answer takes up to 200 ms.
    const synced = times(log, /\/rtc .*"state":"Done"/);
    expect(synced).toHaveLength(6 * hours);
    const gaps = synced.slice(1).map((atMs, i) => atMs - (synced[i] ?? 0) - 10 * MINUTE);
    expect(gaps.every((gapMs) => 0 < gapMs && gapMs <= 200)).toBe(true);

    // A token is replaced every half hour, before the broker ends the connection of the last one.
    expect(times(log, /^connect token/)).toEqual(series(startMs, endMs + 1, TOKEN_MS / 2));
    expect(times(log, /^close /)).toEqual([]);

    expect(await liveThrough(startMs, endMs)).toEqual(log);
  });
});
