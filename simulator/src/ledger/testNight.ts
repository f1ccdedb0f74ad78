import type { Transport, TransportConnection, TransportListener } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { encodeRepeat } from '@carillon/protocol/schedule';
import { createVirtualClock, type VirtualClock } from '@carillon/protocol/virtual-time';
import { openAuthority } from '../broker/broker.ts';
import { createHub, type Hub } from '../broker/hub.ts';
import { createFaults, type Faults } from '../faults/faults.ts';
import { exampleEvents } from '../firmware/exampleEvents.ts';
import { createSyntheticSource } from '../firmware/source.ts';
import { createSyntheticTimeSource } from '../firmware/timeSource.ts';
import { createRandom, type Random, seedFrom } from '../random.ts';
import { createLedgerDevice, type LedgerDevice } from './testLedgerDevice.ts';
import { type Watched, Watcher } from './testWatcher.ts';

export const DEVICES = 10;
export const MINUTES = 480;
const MINUTE_MS = 60_000;
const NIGHT_MS = MINUTES * MINUTE_MS;
/** A Monday evening. */
const START_MS = Date.UTC(2026, 2, 2, 20);
const LATENCY_MS = 5;
const ERRORS_MS = [-1_500_000, -720_000, -180_000, -40_000, -5000, 5000, 40_000, 180_000, 720_000, 1_500_000];
const HOSTS = [
  'live.example',
  'second.example',
  'speech.example',
  'silent.example',
  'dead.example',
  'refused.example',
];

/** Called in each minute in which the page of the watcher is open, for each device. */
export type Look = (one: Watched, nowMs: number, utcMs: number) => void;

/** Lives through a night of ten devices with all that its seed brings upon them. */
export function liveANight(seed: number, look: Look) {
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
  let watcher: Watcher | null = null;
  clock.after(cameAtMs, () => {
    watcher = new Watcher(devices, clock, faults.transport(line.transport, 'office'), random);
    watcher.connect();
  });
  orderFaults(faults, devices, random);
  orderHands(hub, clock, devices, random);
  orderUnheardHands(hub, clock, faults, devices, random);
  const listen = () => {
    watcher?.listen(24_000);
    clock.after(NIGHT_MS * 0.5 * random(), () => alignedListen());
  };
  const alignedListen = () => {
    // Asked for some seconds before a minute is looked at, so that a few levels tell it.
    const intoMs = clock.elapsed() % MINUTE_MS;
    clock.after((MINUTE_MS + 7000 - intoMs) % MINUTE_MS, listen);
  };
  alignedListen();
  const doubt = () => {
    watcher?.doubt(random() < 0.5);
    clock.after(NIGHT_MS * 0.5 * random(), () => alignedDoubt());
  };
  const alignedDoubt = () => {
    // 6 s before a minute is looked at: it is over by then, or the line is lost for longer than its grace.
    const intoMs = clock.elapsed() % MINUTE_MS;
    clock.after((MINUTE_MS + 24_000 - intoMs) % MINUTE_MS, doubt);
  };
  clock.after(NIGHT_MS * 0.5 * random(), () => alignedDoubt());
  const renew = () => {
    watcher?.renew();
    clock.after(3_600_000, renew);
  };
  clock.after(3_600_000 * random(), renew);
  clock.advance(MINUTE_MS / 2);
  for (let minute = 0; minute < MINUTES; minute++) {
    const nowMs = clock.elapsed();
    if (watcher) for (const one of (watcher as Watcher).watched.values()) look(one, nowMs, pageClock.now());
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

const choose = <T>(values: readonly T[], random: Random): T =>
  values[Math.floor(values.length * random())] as T;

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

/** Every fault of the stage, several at once. */
function orderFaults(faults: Faults, devices: readonly LedgerDevice[], random: Random) {
  // A page that is opened while some refuse to answer; one that hears only half of what streams or schedules do.
  if (random() < 0.3) {
    const some = devices.slice(0, 3).map(({ label }) => label);
    faults.begin({
      kind: 'refuse',
      error: 'No',
      command: 'GetEvents',
      device: some,
      forMs: NIGHT_MS * 0.4 * random(),
    });
  }
  if (random() < 0.3) {
    const topic = `async/+/+/${choose(['stream', 'schedule'], random)}`;
    const half = { direction: 'fromDevice', topic, chance: 0.5 } as const;
    faults.begin({
      kind: 'drop',
      console: 'office',
      ...half,
      afterMs: NIGHT_MS * random(),
      forMs: 7_200_000,
    });
  }
  const count = 6 + Math.floor(12 * random());
  for (let i = 0; i < count; i++) {
    const device = choose(devices, random).label;
    const when = { afterMs: NIGHT_MS * random(), forMs: 10_000 + 900_000 * random() * random() };
    const messages = {
      ...when,
      ...(random() < 0.3 ? { console: 'office' } : {}),
      device,
      chance: choose([0.1, 0.5, 1], random),
    };
    const host = choose(HOSTS, random);
    switch (Math.floor(21 * random())) {
      case 0:
        faults.begin({ kind: 'delay', ms: 4000 * random(), jitterMs: 1000, ...messages });
        break;
      case 1:
        faults.begin({
          kind: 'drop',
          ...messages,
          topic: choose(['#', '#', 'async/+/+/stream', 'async/+/+/schedule'], random),
          forMs: when.forMs * 4,
        });
        break;
      case 2:
        faults.begin({ kind: 'duplicate', laterMs: 2000 * random(), ...messages });
        break;
      case 3:
        faults.begin({ kind: 'reorder', window: 3, ...messages });
        break;
      case 4:
        faults.begin({ kind: 'corrupt', ...messages });
        break;
      case 5:
        faults.begin({ kind: 'wrongReq', ...messages });
        break;
      case 6:
        faults.begin({ kind: 'noReply', ...messages });
        break;
      case 7:
        faults.begin({
          kind: 'refuse',
          error: 'No',
          ...messages,
          command: choose(['GetEvents', 'StopEvent', 'vol'], random),
          chance: 1,
          forMs: 7_200_000 * random(),
        });
        break;
      case 8:
        faults.begin({ kind: 'disconnect', device, ...when });
        break;
      case 9:
        faults.begin({ kind: 'disconnect', console: 'office', ...when });
        break;
      case 10:
        faults.begin({ kind: 'halfOpen', device, ...when });
        break;
      case 11:
        faults.begin({ kind: 'halfOpen', console: 'office', ...when });
        break;
      case 12:
        faults.begin({ kind: 'powerCut', device, ...when });
        break;
      case 13:
        faults.begin({ kind: 'clockJump', device, ms: choose(ERRORS_MS, random), afterMs: when.afterMs });
        break;
      case 14:
        faults.begin({
          kind: 'stream',
          host: choose(['live.example', 'live.example', host], random),
          as: choose(['dead', 'refused', 'silent'], random),
          ...when,
        });
        break;
      case 19:
        faults.begin({
          kind: 'stream',
          host: choose(['live.example', 'speech.example', host], random),
          as: 'flapping',
          everyMs: 5000 + 40_000 * random(),
          ...when,
          forMs: when.forMs * 2,
        });
        break;
      case 15:
        faults.begin({ kind: 'dns', host, ...when });
        break;
      case 16:
        faults.begin({ kind: 'ntp', as: choose(['dead', 'unknown', 'kiss', 'busy'], random), ...when });
        break;
      case 17:
        faults.begin({ kind: 'broker', as: choose(['down', 'slow'], random), ...when });
        break;
      case 18:
        faults.begin({
          kind: 'powerCut',
          during: choose(['StartEvent', 'StopEvent', 'vol'], random),
          device,
          ...when,
        });
        break;
      default:
        faults.begin({
          kind: 'clockJump',
          console: 'office',
          ms: 5000 * random() + 1,
          afterMs: when.afterMs,
        });
    }
  }
}

/** What other people do at the devices, from consoles of their own. */
function orderHands(hub: Hub, clock: VirtualClock, devices: readonly LedgerDevice[], random: Random) {
  let req = 1_000_000;
  for (let i = 0; i < 30; i++) {
    clock.after(NIGHT_MS * random(), () => {
      const device = choose(devices, random);
      const { events, isPowerOff } = device.look();
      const send = (msg: string, body: object) =>
        hub.publish(device.firmware.requestTopic, JSON.stringify({ req: req++, msg, body }));
      const event = choose(events, random);
      const kind = Math.floor(9 * random());
      if (kind < 2) send('vol', isPowerOff ? { l: 20, r: 20 } : { l: 255, r: 255 });
      else if (!event) return;
      else if (kind < 5) send('StopEvent', { id: device.look().eventId ?? event.id });
      else if (kind < 7) send('StartEvent', { id: event.id });
      else if (kind < 8) send('DeleteEvent', { id: device.look().eventId ?? event.id });
      else if (event.mode === 'playback') {
        const main = { ...event.main, uri: `http://${choose(HOSTS, random)}/edited.mp3` };
        send('SetEvent', { ...event, main });
      }
    });
  }
}

/** Hands whose work the page hears in part: what its streams do is lost, and the end of one that another one ends. */
function orderUnheardHands(
  hub: Hub,
  clock: VirtualClock,
  faults: Faults,
  devices: readonly LedgerDevice[],
  random: Random,
) {
  for (let i = 0; i < 4; i++) {
    clock.after(NIGHT_MS * random(), () => {
      const device = choose(devices, random);
      const { events, eventId } = device.look();
      const playing = events.findIndex(({ id }) => id === eventId);
      const send = (msg: string, id: string) =>
        hub.publish(device.firmware.requestTopic, JSON.stringify({ req: 2_000_000 + i, msg, body: { id } }));
      const lost = {
        kind: 'drop',
        console: 'office',
        device: device.label,
        direction: 'fromDevice',
      } as const;
      const other = events[playing + 1];
      if (eventId === null || playing < 0) return;
      faults.begin({ ...lost, topic: 'async/+/+/stream', forMs: 2 * MINUTE_MS });
      if (other && random() < 0.5) {
        faults.begin({ ...lost, topic: 'async/+/+/schedule', times: 1, forMs: 2 * MINUTE_MS });
        send('StartEvent', other.id);
      } else {
        send('StopEvent', eventId);
        clock.after(7000, () => send('StartEvent', eventId));
      }
    });
  }
}
