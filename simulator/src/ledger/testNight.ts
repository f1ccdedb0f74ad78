import type { Transport, TransportConnection, TransportListener } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import type { Clock } from '@carillon/protocol/time';
import { createVirtualClock, type VirtualClock } from '@carillon/protocol/virtual-time';
import { openAuthority } from '../broker/broker.ts';
import { createHub, type Hub } from '../broker/hub.ts';
import { createFaults, type Faults } from '../faults/faults.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom, type Random, seedFrom } from '../random.ts';
import { createLedgerDevice, type LedgerDevice } from './testLedgerDevice.ts';
import type { Page, Surroundings } from './testSurroundings.ts';
import {
  choose,
  ERRORS_MS,
  HOSTS,
  NIGHT_MS,
  orderFaults,
  orderHands,
  orderUnheardHands,
} from './testTroubles.ts';
import { type Watched, Watcher } from './testWatcher.ts';

export const DEVICES = 10;
export const MINUTE_MS = 60_000;
export const MINUTES = NIGHT_MS / MINUTE_MS;
/** A Monday evening. */
const START_MS = Date.UTC(2026, 2, 2, 20);
const LATENCY_MS = 5;

/** A night that has not begun: it goes on as its clock is moved. */
export interface Night<P extends Page> {
  readonly clock: VirtualClock;
  readonly pageClock: Clock;
  /** The console, once it has come. */
  page(): P | null;
}

/** Creates a night of ten devices with all that its seed brings upon them. */
export function openNight<P extends Page>(seed: number, openPage: (around: Surroundings) => P): Night<P> {
  const random = createRandom(seedFrom(`silence ${seed}`));
  const clock = createVirtualClock(START_MS + MINUTE_MS * Math.floor(7 * 1440 * random()));
  const hub = createHub({ authority: openAuthority, clock });
  const line = createLine(hub, clock);
  const broker = {
    stop() {
      hub.stop();
      line.closeAll();
    },
    start() {
      line.openAgain();
      hub.start();
    },
  };
  const faults = createFaults({ clock, seed, broker });
  const devices = Array.from({ length: DEVICES }, (_, i) => createDevice(i, clock, faults, random));
  for (const { firmware } of devices) hub.attach(firmware);
  const pageClock = faults.clock(clock, 'office');
  const cameAtMs = random() < 0.5 ? 0 : NIGHT_MS * 0.3 * random();
  let page: P | null = null;
  clock.after(cameAtMs, () => {
    const transport = faults.transport(line.transport, 'office');
    const hubTransport = faults.transport(hub.transport({ latencyMs: LATENCY_MS }), 'office');
    page = openPage({ devices, clock, pageClock, transport, hubTransport, random });
    page.connect();
  });
  orderFaults(faults, devices, random);
  orderHands(hub, clock, devices, random);
  orderUnheardHands(hub, clock, faults, devices, random);
  const listen = () => {
    page?.listen(24_000);
    clock.after(NIGHT_MS * 0.5 * random(), () => alignedListen());
  };
  const alignedListen = () => {
    // Asked for some seconds before a minute is looked at, so that a few levels tell it.
    const intoMs = clock.elapsed() % MINUTE_MS;
    clock.after((MINUTE_MS + 7000 - intoMs) % MINUTE_MS, listen);
  };
  alignedListen();
  const doubt = () => {
    page?.doubt(random() < 0.5);
    clock.after(NIGHT_MS * 0.5 * random(), () => alignedDoubt());
  };
  const alignedDoubt = () => {
    // 6 s before a minute is looked at: it is over by then, or the line is lost for longer than its grace.
    const intoMs = clock.elapsed() % MINUTE_MS;
    clock.after((MINUTE_MS + 24_000 - intoMs) % MINUTE_MS, doubt);
  };
  clock.after(NIGHT_MS * 0.5 * random(), () => alignedDoubt());
  const renew = () => {
    page?.renew();
    clock.after(3_600_000, renew);
  };
  clock.after(3_600_000 * random(), renew);
  return { clock, pageClock, page: () => page };
}

/** Called in each minute in which the page of the watcher is open, for each device. */
export type Look = (one: Watched, nowMs: number, utcMs: number) => void;

/** Lives through a night as a hand-made console hears it. */
export function liveANight(seed: number, look: Look) {
  const { clock, pageClock, page } = openNight(seed, (around) => new Watcher(around));
  clock.advance(MINUTE_MS / 2);
  for (let minute = 0; minute < MINUTES; minute++) {
    const nowMs = clock.elapsed();
    for (const one of page()?.watched.values() ?? []) look(one, nowMs, pageClock.now());
    clock.advance(MINUTE_MS);
  }
}

/** The broker as a console reaches it, all within virtual time: the transport of the hub answers in promises. */
function createLine(hub: Hub, clock: VirtualClock) {
  const open = new Map<TransportConnection, TransportListener>();
  const greetings = new Map<string, string>();
  const encoder = new TextEncoder();
  hub.observe('#', (topic, payload) => {
    if (payload.includes('"Bonjour"')) greetings.set(topic, payload);
    if (open.size === 0 || topic.startsWith('cmd/req/')) return;
    const bytes = encoder.encode(payload);
    for (const [connection, listener] of open) {
      clock.after(LATENCY_MS, () => open.has(connection) && listener.onMessage(topic, bytes, false));
    }
  });
  let isDown = false;
  const transport: Transport = {
    address: 'hub://night',
    connect(_login, listener) {
      const connection: TransportConnection = {
        publish(topic, payload) {
          clock.after(LATENCY_MS, () => hub.publish(topic, payload));
          return true;
        },
        async subscribe(filters) {
          for (const [topic, payload] of greetings) {
            clock.after(
              LATENCY_MS,
              () => open.has(connection) && listener.onMessage(topic, encoder.encode(payload), true),
            );
          }
          return filters.map(() => true);
        },
        unsubscribe: () => {},
        ping: async () => {},
        end: () => void open.delete(connection),
      };
      clock.after(LATENCY_MS, () => {
        if (isDown) return listener.onClose('socket');
        open.set(connection, listener);
        listener.onConnect();
      });
      return connection;
    },
  };
  return {
    transport,
    closeAll() {
      isDown = true;
      for (const [connection, listener] of [...open]) {
        open.delete(connection);
        listener.onClose('closed');
      }
    },
    openAgain() {
      isDown = false;
    },
  };
}

function createDevice(i: number, clock: VirtualClock, faults: Faults, random: Random): LedgerDevice {
  const label = `CR-${1001 + i}`;
  const classId = choose([1, 2, 2, 3, 3, 4], random);
  const own = createRandom(Math.floor(2 ** 32 * random()));
  const isOff = random() < 0.4;
  const aheadMs = isOff ? choose(ERRORS_MS, random) : 0;
  return createLedgerDevice(
    {
      label,
      classId,
      clock,
      random: own,
      source: faults.source(createSyntheticSource({ clock, random: own }), label),
      timeSource: faults.timeSource(createSyntheticTimeSource({ clock, random: own }), label),
      clockError: { aheadMs, driftPpm: choose([0, 0, 20], random) },
      // One that is off stays so, or is put right by its time server.
      timeServer: { host: 'ntp.example', boot: isOff && random() < 0.8 ? 0 : 1 },
      events: createEvents(classId, clock.now(), random),
    },
    faults.device,
  );
}

/** Events side by side through the night, with gaps; or one that runs always. */
function createEvents(classId: number, startMs: number, random: Random): readonly DeviceEvent[] {
  if (random() < 0.08) return [];
  const repeat = encodeRepeat({ kind: 'daily', days: [0, 1, 2, 3, 4, 5, 6] });
  if (random() < 0.1) return [createEvent(1, classId, encodeRepeat({ kind: 'always' }), [0, 0], random)];
  const events: DeviceEvent[] = [];
  const firstMinute = Math.floor(startMs / MINUTE_MS) % 1440;
  const spread = MINUTES - 30;
  let at = Math.floor(60 * random()) - 30;
  while (at < spread && events.length < 4) {
    const end = Math.min(at + 20 + Math.floor(240 * random()), MINUTES);
    const time: [number, number] = [(firstMinute + at + 1440) % 1440, (firstMinute + end) % 1440];
    events.push(createEvent(events.length + 1, classId, repeat, time, random));
    at = end + (random() < 0.4 ? 0 : Math.floor(90 * random()));
  }
  return events;
}

function createEvent(
  n: number,
  classId: number,
  repeat: number,
  time: [number, number],
  random: Random,
): DeviceEvent {
  const base = { id: `evts/${n}`, name: `Event ${n}`, repeat, time };
  const tmo = choose([15, 20, 45, 120], random);
  const sender =
    classId === 3 && random() < 0.3 ? exampleEvents(3).find(({ mode }) => mode === 'sender') : undefined;
  if (sender) return { ...sender, ...base };
  const uriOf = (host: string) => `http://${host}/${n}.mp3`;
  const main = {
    uri: uriOf(random() < 0.75 ? choose(['live.example', 'speech.example'], random) : choose(HOSTS, random)),
    tmo,
  };
  const fail =
    random() < 0.6
      ? { fail: { uri: uriOf(choose(['second.example', 'second.example', 'refused.example'], random)), tmo } }
      : {};
  return { ...base, mode: 'playback', main, ...fail, delay: 15 };
}
