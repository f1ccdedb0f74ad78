// A fleet in a process of its own, so that its memory and its time are nobody else's: `WAY DEVICES [ADDRESS]`.

import { liveTopic, replyTopic, requestTopic } from '@carillon/protocol/broker';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { createAedesBroker } from '../simulator/src/broker/aedes.ts';
import { openAuthority } from '../simulator/src/broker/broker.ts';
import { listFleet } from '../simulator/src/fleet/devices.ts';
import { startFleet } from '../simulator/src/fleet/fleet.ts';
import { createFollowingClock } from '../simulator/src/fleet/followingClock.ts';
import { encodeConnect, encodePublish } from '../simulator/src/fleet/packets.ts';
import { dialBroker, type Pipe } from '../simulator/src/fleet/sockets.ts';
import { createSocketUplink } from '../simulator/src/fleet/socketUplink.ts';
import { createLocalUplink, NO_COUNTERS, type Uplink } from '../simulator/src/fleet/uplink.ts';
import type { FleetFigures, FleetWay } from './fleet.ts';
import { threadMs, timeUnit } from './reference.ts';

/** Devices that run. */
interface Running {
  isOnline(): boolean;
  /** Messages sent so far. */
  sent(): number;
  stop(): Promise<void> | void;
  /** Gives each device two events that are its own. */
  storeEvents?(): void;
}

const [way = '', count = '', address = ''] = process.argv.slice(2);
const SETTLE_MS = 4000;
const MEASURE_MS = 10_000;
/** The fleet goes on meanwhile, but waits: it shares the thread. */
const UNITS_MS = 500;
const STEP_MS = 20;
const CONNECTING = 300;
const WILL = { topic: 'cmd/rep/micro-eth/bare', payload: '{"msg":"Bonjour","ctx":"Offline"}' };
const LEVEL = '{"vu":[77,74]}';

// The second event of the examples runs at a weekend: every device plays.
const aheadMs = Date.parse('2026-03-07T12:00:00Z') - Date.now();
const saturday: Clock = { ...systemClock, now: () => Date.now() + aheadMs };
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const addressOf = (label: string) => ({ type: 'micro-eth', label }) as const;

const startBroker = () => createAedesBroker({ authority: openAuthority });

function fleetOf(prefix: string, devices: number, clock: Clock, uplink: Uplink) {
  return startFleet({
    devices: listFleet({ devices, prefix, classId: 2 }),
    uplink,
    clock,
    metersPerSecond: 1,
  });
}

const ways: Readonly<
  Record<FleetWay, () => Promise<(prefix: string, devices: number) => Running | Promise<Running>>>
> = {
  async attached() {
    const counters = { ...NO_COUNTERS };
    const broker = await createAedesBroker({ authority: openAuthority, onPublish: () => counters.sent++ });
    const clock = createFollowingClock(saturday);
    const uplink = createLocalUplink(broker, counters);
    return async (prefix, devices) => {
      const { stop } = await fleetOf(prefix, devices, clock, uplink);
      return {
        isOnline: () => true,
        sent: () => counters.sent,
        stop,
        storeEvents() {
          for (const { label } of listFleet({ devices, prefix })) {
            for (const [n, time] of [
              [0, [360, 600]],
              [1, [540, 1320]],
            ] as const) {
              const main = { uri: `http://stream${n}.example:8000/live.mp3`, tmo: 15 };
              const repeat = n === 0 ? 62 : 16_520;
              const event = {
                id: `evts/${n + 1}`,
                name: `Event ${n} of ${label}`,
                mode: 'playback',
                repeat,
                time,
                main,
                delay: 15,
              };
              const command = { req: n + 1, msg: 'SetEvent', body: event };
              broker.publish(requestTopic(addressOf(label)), JSON.stringify(command));
            }
          }
        },
      };
    };
  },
  /** No firmware: what the broker keeps of a device, and what passing a message on costs. */
  async 'bare attached'() {
    const broker = await startBroker();
    return (prefix, devices) => {
      let sent = 0;
      const topics = listFleet({ devices, prefix }).map(({ label }) => {
        broker.publish(replyTopic(addressOf(label)), '{"msg":"Bonjour","ctx":"Online"}', { retain: true });
        return liveTopic(addressOf(label), 'vumeter');
      });
      const stop = eachSecond(topics, (topic) => {
        broker.publish(topic, LEVEL);
        sent++;
      });
      return { isOnline: () => true, sent: () => sent, stop };
    };
  },
  async sockets() {
    const clock = createFollowingClock(saturday);
    const dial = dialBroker(new URL(address));
    return async (prefix, devices) => {
      const uplink = createSocketUplink({ dial, clock, random: Math.random });
      const { stop } = await fleetOf(prefix, devices, clock, uplink);
      return { isOnline: () => uplink.counters.online === devices, sent: () => uplink.counters.sent, stop };
    };
  },
  /** No firmware: sockets that log in and send the same bytes. */
  async 'bare sockets'() {
    const dial = dialBroker(new URL(address));
    return (prefix, devices) => {
      let online = 0;
      let sent = 0;
      let next = 0;
      const senders: { readonly pipe: Pipe; readonly packet: Buffer }[] = [];
      const listed = listFleet({ devices, prefix });
      const connect = () => {
        const device = listed[next++];
        if (!device) return;
        const { label, key } = device;
        const hello = { clientId: label, username: label, password: key, keepAliveSeconds: 60, will: WILL };
        const pipe = dial({
          onOpen: () => pipe.write(encodeConnect(hello)),
          onBytes() {
            senders.push({
              pipe,
              packet: encodePublish(liveTopic(addressOf(label), 'vumeter'), LEVEL, false, null),
            });
            online++;
            connect();
          },
          onClose: () => online--,
        });
      };
      for (let i = 0; i < CONNECTING; i++) connect();
      const stop = eachSecond(senders, ({ pipe, packet }) => {
        pipe.write(packet);
        sent++;
      });
      return { isOnline: () => online === devices, sent: () => sent, stop };
    };
  },
};

/** Does something with each of a list once a second, spread evenly. Returns the function that ends it. */
function eachSecond<T>(list: readonly T[], run: (item: T) => void) {
  let at = 0;
  let owed = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    owed = Math.min(owed + ((nowMs - lastMs) * list.length) / 1000, list.length);
    lastMs = nowMs;
    for (; owed >= 1; owed--) {
      const item = list[at++ % list.length];
      if (item !== undefined) run(item);
    }
  }, STEP_MS);
  return () => clearInterval(timer);
}

/** Bytes in use, in the heap and beside it. */
async function usedBytes() {
  for (let i = 0; i < 4; i++) {
    globalThis.gc?.();
    await wait(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function online(running: Running) {
  while (!running.isOnline()) await wait(5);
}

const isWay = (name: string): name is FleetWay => Object.hasOwn(ways, name);
if (!isWay(way)) throw new RangeError(`There is no way '${way}' to have a fleet.`);
const start = await ways[way]();
const devices = Number(count);
// A few first: what is compiled and set up once is nobody's share.
const warm = await start('WARM-', 100);
await online(warm);
await wait(1500);
await warm.stop();
const { rss } = process.memoryUsage();
const beforeBytes = await usedBytes();

const [startMs, startCpu] = [performance.now(), process.threadCpuUsage()];
const running = await start('SIM-', devices);
await online(running);
const [startedMs, startCpuMs] = [performance.now() - startMs, threadMs(startCpu)];
await wait(SETTLE_MS);
const kib = (bytes: number) => bytes / devices / 1024;
const bytesEach = (await usedBytes()) - beforeBytes;

const [cpu, sent, fromMs] = [process.cpuUsage(), running.sent(), performance.now()];
await wait(MEASURE_MS);
const tookMs = performance.now() - fromMs;
const { user, system } = process.cpuUsage(cpu);
const figures: FleetFigures = {
  kib: kib(bytesEach),
  rssKib: kib(process.memoryUsage().rss - rss),
  cpuMs: (user + system) / tookMs,
  perSecond: ((running.sent() - sent) * 1000) / tookMs,
  startMs: startedMs,
  startCpuMs,
  // After all of it, so that no unit is in its figures.
  unitMs: timeUnit(UNITS_MS),
};
if (running.storeEvents) {
  running.storeEvents();
  await wait(SETTLE_MS);
  figures.ownEventsKib = kib((await usedBytes()) - beforeBytes);
}
process.send?.(figures);
// Who measures it looks at its broker, too.
await wait(UNITS_MS);
if (process.connected) process.disconnect();
process.exit(0);
