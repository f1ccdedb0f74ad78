import type {
  Authority,
  TimeServer,
  Transport,
  TransportListener,
  TransportLogin,
} from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { type Clock, systemClock } from '@carillon/protocol/time';
import { createVirtualClock, type VirtualClock } from '@carillon/protocol/virtual-time';
import {
  createAedesBroker,
  createFirmware,
  createHub,
  createRandom,
  exampleEvents,
  type Firmware,
} from '@carillon/simulator';
import type { Store } from '../store/store.ts';
import { type Broker, type BrokerOptions, createBroker } from './broker.ts';
import type { BrokerCredentials } from './connection/connection.ts';
import { mqttTransport } from './connection/mqttTransport.ts';
import type { DeviceLink } from './device/deviceLink.ts';

/** A device, a broker and a client in front of it, over one of the two transports. */
export interface Stage {
  readonly broker: Broker;
  readonly firmware: Firmware;
  /** A second console with the same rights. */
  another(): Broker;
  /** Waits until a check holds; fails after some seconds of the stage's own time. */
  until(check: () => boolean): Promise<void>;
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** Publishes past the access rules. */
  publish(topic: string, payload: string, retain?: boolean): void;
  stopBroker(): Promise<void>;
  startBroker(): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  /** The class of the device; by default 2. */
  readonly classId?: number;
  readonly events?: readonly DeviceEvent[];
  readonly timeServer?: TimeServer;
  readonly authority?: Authority;
  readonly credentials?: (wasRefused: boolean) => Promise<BrokerCredentials | null>;
  readonly random?: () => number;
}

/** The device of every stage, unless it is of another class. */
export const ADDRESS = { type: 'micro-eth', label: 'CR-1002' } as const;

/** Wednesday 2026-03-04, 12:00 UTC: nothing of the example events is due. */
const NOON_MS = Date.UTC(2026, 2, 4, 12);

const everybody: Authority = {
  authenticate: async () => ({
    kind: 'person',
    userId: 2,
    isAdmin: false,
    expiresAtMs: Number.POSITIVE_INFINITY,
  }),
  ownsDevice: () => true,
};

const owner = async () => ({ username: '2', password: 'jwt' });

function consoles(
  transport: () => Transport,
  clock: Clock,
  { credentials = owner, random }: StageOptions,
  browser: Pick<BrokerOptions, 'onWake' | 'isOnline'> = {},
) {
  const all: Broker[] = [];
  return {
    open() {
      const broker = createBroker({
        transport: transport(),
        clock,
        credentials,
        ...browser,
        random: random ?? createRandom(all.length + 1),
      });
      all.push(broker);
      return broker;
    },
    close() {
      for (const broker of all) broker.disconnect();
    },
  };
}

/** What only the stage in memory can do. */
export interface MemoryStage extends Stage {
  readonly clock: VirtualClock;
  /** Who connected, in their order. */
  readonly logins: readonly TransportLogin[];
  /** How many connections of consoles the broker has. */
  connections(): number;
  /** The commands that were asked of the device, e.g. 'vol', in their order. */
  readonly commands: readonly string[];
  attach(): void;
  advance(ms: number): Promise<void>;
  /** Time goes on while all timers stand still, as for a machine that sleeps. */
  sleep(ms: number): void;
  /** The browser says that time may have passed, and whether there is a network. */
  wake(): void;
  setOnline(isOnline: boolean): void;
  /** The broker says nothing to the next subscriptions, so many of them. */
  ignoreSubscriptions(count: number): void;
  /** The broker closes the connections that it has. */
  cut(): void;
  /** Hands the consoles a message that they have not subscribed to, as a broker that is at fault does. */
  deliver(topic: string, payload: string): void;
  /** The open connections are dead from here on, and nobody tells (a half-open link). */
  freeze(): void;
}

/** In memory, on a clock that stands still until the stage moves it. */
export async function memoryStage(options: StageOptions = {}): Promise<MemoryStage> {
  const clock = createVirtualClock(NOON_MS);
  const hub = createHub({ authority: options.authority ?? everybody, clock });
  const firmware = createFirmware({
    label: 'CR-1002',
    classId: options.classId ?? 2,
    clock,
    events: options.events ?? exampleEvents(2),
    ...(options.timeServer && { timeServer: options.timeServer }),
  });
  const attach = () => hub.attach(firmware);
  attach();
  const commands: string[] = [];
  hub.observe('cmd/req/#', (_topic, payload) => commands.push(JSON.parse(payload).msg));
  const wire = silenceable(hub.transport());
  const listeners = new Set<() => void>();
  let isOnline = true;
  const wake = () => {
    for (const listener of [...listeners]) listener();
  };
  const clients = consoles(() => wire.transport, clock, options, {
    isOnline: () => isOnline,
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  // Promises settle in microtasks, which a real timer lets run out.
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  async function advance(ms: number) {
    for (let left = ms; left > 0; left -= 50) {
      clock.advance(Math.min(left, 50));
      await settle();
    }
  }
  return {
    broker: clients.open(),
    firmware,
    clock,
    logins: wire.logins,
    connections() {
      let count = 0;
      hub.disconnect(() => {
        count++;
        return false;
      });
      return count;
    },
    commands,
    another: clients.open,
    attach,
    wake,
    cut: () => hub.disconnect(() => true),
    freeze: wire.freeze,
    deliver: wire.deliver,
    ignoreSubscriptions: wire.ignoreSubscriptions,
    sleep: clock.jump,
    setOnline(next) {
      isOnline = next;
      if (next) wake();
    },
    advance,
    pass: advance,
    async until(check) {
      await settle();
      for (let steps = 0; !check(); steps++) {
        if (steps > 200) throw new Error('It did not happen within 10 s.');
        await advance(50);
      }
    },
    publish: (topic, payload, retain = false) => hub.publish(topic, payload, { retain }),
    stopBroker: async () => hub.stop(),
    startBroker: async () => hub.start(),
    async close() {
      clients.close();
    },
  };
}

/** How a command ended: 'ok', or its code. */
export const readCode = (command: Promise<unknown>): Promise<string> =>
  command.then(
    () => 'ok',
    (error) => error.code,
  );

/** What a store said of itself so far, in its order, without repetition. Uses it. */
export function record<T, V>(store: Store<T>, read: (snapshot: T) => V): readonly V[] {
  const seen = [read(store.getSnapshot())];
  store.subscribe(() => {
    const now = read(store.getSnapshot());
    if (now !== seen.at(-1)) seen.push(now);
  });
  return seen;
}

/** A transport that can be made to fail in silence. */
function silenceable(inner: Transport) {
  const logins: TransportLogin[] = [];
  const listeners = new Set<TransportListener>();
  let era = 0;
  let ignored = 0;
  const transport: Transport = {
    address: inner.address,
    connect(login, listener) {
      const mine = era;
      const isAlive = () => mine === era;
      logins.push(login);
      listeners.add(listener);
      const connection = inner.connect(login, {
        onConnect: () => isAlive() && listener.onConnect(),
        onMessage: (...message) => isAlive() && listener.onMessage(...message),
        onClose(failure) {
          listeners.delete(listener);
          if (isAlive()) listener.onClose(failure);
        },
      });
      const never = () => new Promise<never>(() => {});
      return {
        publish: (topic, payload) => !isAlive() || connection.publish(topic, payload),
        subscribe(filters) {
          if (ignored === 0) return isAlive() ? connection.subscribe(filters) : never();
          ignored--;
          return never();
        },
        unsubscribe: (filters) => isAlive() && connection.unsubscribe(filters),
        ping: () => (isAlive() ? connection.ping() : never()),
        end() {
          listeners.delete(listener);
          connection.end();
        },
      };
    },
  };
  return {
    transport,
    logins,
    deliver(topic: string, payload: string) {
      const bytes = new TextEncoder().encode(payload);
      for (const listener of listeners) listener.onMessage(topic, bytes, false);
    },
    freeze() {
      listeners.clear();
      era++;
    },
    ignoreSubscriptions(count: number) {
      ignored = count;
    },
  };
}

/** Through Aedes and mqtt.js over a real websocket, in real time. */
export async function websocketStage(options: StageOptions = {}): Promise<Stage> {
  const clock = systemClock;
  const firmware = createFirmware({
    label: 'CR-1002',
    classId: options.classId ?? 2,
    clock,
    events: options.events ?? exampleEvents(2),
    ...(options.timeServer && { timeServer: options.timeServer }),
  });
  const authority = options.authority ?? everybody;
  const open = async (wsPort: number) => {
    const server = await createAedesBroker({ authority, clock });
    const ports = await server.listen({ tcpPort: 0, wsPort, hosts: ['127.0.0.1'] });
    server.attach(firmware);
    return { server, ...ports };
  };
  let { server, wsPort } = await open(0);
  const clients = consoles(() => mqttTransport(`ws://127.0.0.1:${wsPort}`), clock, options);
  const pass = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    broker: clients.open(),
    firmware,
    another: clients.open,
    pass,
    async until(check) {
      for (let steps = 0; !check(); steps++) {
        if (steps > 1000) throw new Error('It did not happen within 10 s.');
        await pass(10);
      }
    },
    publish: (topic, payload, retain = false) => server.publish(topic, payload, { retain }),
    stopBroker: () => server.close(),
    async startBroker() {
      ({ server, wsPort } = await open(wsPort));
    },
    async close() {
      clients.close();
      firmware.shutDown();
      await server.close();
    },
  };
}

/** A link of which something is otherwise. It is no plain object: a copy of its fields would have none of its methods. */
export function changeLink(link: DeviceLink, change: Partial<DeviceLink>): DeviceLink {
  const partOf = (name: PropertyKey) => (Object.hasOwn(change, name) ? change : link);
  return new Proxy(link, {
    get(_, name) {
      const part: unknown = Reflect.get(partOf(name), name);
      return typeof part === 'function' ? part.bind(partOf(name)) : part;
    },
  });
}
