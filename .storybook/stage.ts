import { type CarillonClient, createCarillonClient, memoryStorage } from '@carillon/client';
import {
  createPlatform,
  defaultSeed,
  observeBroker,
  type PersonSeed,
  type Platform,
  type PlatformOptions,
  people,
} from '@carillon/mocks';
import { createUpload } from '@carillon/mocks/browser';
import { type LoginAnswer, loginAnswer } from '@carillon/protocol/account';
import type { Authority, Transport } from '@carillon/protocol/broker';
import type { Device, DeviceEvent } from '@carillon/protocol/device';
import { type CallName, envelope } from '@carillon/protocol/http';
import { type Clock, systemClock } from '@carillon/protocol/time';
import {
  type Attachment,
  createFaults,
  createFirmware,
  createHub,
  createRandom,
  createSyntheticSource,
  createSyntheticTimeSource,
  exampleEvents,
  type Fault,
  type FaultOptions,
  type Faults,
  type Hub,
} from '@carillon/simulator/browser';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import { isPicture } from './stillPicture.ts';
import { createStoryClock, type StoryClock } from './storyClock.ts';

/** The viewer of a story: one of the people of the development platform, or nobody. */
export type Viewer = 'owner' | 'admin' | 'nobody';

/** What a story's world is made of, given as `parameters: { stage: { … } }`. */
export interface StageOptions extends PlatformOptions {
  /** By default the owner. */
  as?: Viewer;
  /** Where the page is; by default '/'. */
  path?: string;
  /** What the address says behind the path: '?query=zzz'. */
  search?: string;
  /** The labels of the devices that are switched on; by default all that are registered, twenty of more. */
  on?: readonly string[];
  /** When the story begins; by default a Wednesday noon at which no example event is due. */
  at?: string;
  /** What every device stores, or the one of a label; by default the examples of its class. */
  events?: readonly DeviceEvent[] | ((label: string) => readonly DeviceEvent[]);
  /** By default fast; slow is two seconds for every call and half a second for every message. */
  network?: 'fast' | 'slow' | 'offline';
  /** By default up; one that refuses takes nobody's token. */
  broker?: 'up' | 'down' | 'refusing';
  /** The addresses of the broker, by default one: of these only the last one answers, as where the other nodes of a cluster are down. */
  addresses?: readonly string[];
  /** The labels of devices that the broker lets this person not hear, as when they were just given to somebody else. */
  refused?: readonly string[];
  /**
   * How many times as fast its time goes while its play looks at it: for what is told only once it has lasted, as that a
   * device is offline. Nobody who only looks sees it.
   */
  playSpeed?: number;
  /** This is the debug variant of the page; the platform is one always. By default that of production. */
  isDebug?: boolean;
  /** The browser keeps nothing: its storage is refused or full. */
  isStorageRefused?: boolean;
  /** What is up to chance for the client of the page: where its numbers begin, how long it waits. The same in each run. */
  random?: () => number;
  /** How fast files leave this page; by default at once, and without telling how much has left. */
  uploadBytesPerSecond?: number;
  /** The name of a call that fails the first time, with a 500. */
  failsOnce?: CallName;
  /** The name of a call that is never answered. */
  stuck?: CallName;
  /** Runs before the story is shown; see `once` for what happens while it is, and `withFault` for what goes wrong. */
  prepare?: (stage: Stage) => Promise<void> | void;
}

/** A whole platform inside the page: `/api`, a broker, its devices, and a client that is logged in. */
export interface Stage {
  readonly platform: Platform;
  readonly hub: Hub;
  readonly client: CarillonClient;
  /** The time of all of them: it stands still, goes faster or from message to message. */
  readonly clock: StoryClock;
  /** What the switched-on devices stored at the beginning, by label. */
  readonly events: ReadonlyMap<string, readonly DeviceEvent[]>;
  /**
   * Lets something go wrong, as a scenario does (LIB-10): `fault({ kind: 'refuse', command: 'StartEvent', error: '…' })`. This page
   * is the console 'page'.
   */
  fault(fault: FaultOptions): Fault;
  /** Ends all that went wrong so: the broker is back, and the power. */
  endFaults(): void;
  /** Answers the calls of this client and the pictures that it shows, for MSW. */
  readonly handler: HttpHandler;
  /** A broker that refused takes tokens again, and lets all devices be heard. */
  admit(): void;
  /** The HTTP statuses that were answered so far. */
  readonly statuses: ReadonlySet<number>;
  /** Whether its story was left: nobody answers its calls any longer. */
  isClosed(): boolean;
  close(): void;
}

/**
 * For a run in which answers come late and overtake each other, as on a machine or in a network that is slower than ours:
 * a play that looks at what one answer brings when another has come fails in it.
 */
const isLate = Boolean(import.meta.env.STORYBOOK_LATE);

/** Milliseconds by which a message is late in such a run. */
const LINE_MS = isLate ? 90 : 0;

/** Milliseconds by which a call is late in such a run: the same for the same call. */
function lateness({ method, url }: Request): number {
  if (!isLate) return 0;
  const call = `${method} ${url.replace(/stage-\d+/, '')}`;
  return [...call].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 397, 7);
}

/** Of every call in a slow network. */
const SLOW_MS = 2000;

/** No call of a story takes so long, unless it waits for something. */
const LONG_CALL_MS = 1000;

const NOON = '2026-03-04T12:00:00Z';

let count = 0;

/** Builds the world of a story; nothing outside the page is needed. */
export async function createStage({
  as = 'owner',
  on,
  events,
  network = 'fast',
  latencyMs = network === 'slow' ? SLOW_MS : 0,
  broker = 'up',
  addresses = [],
  refused = [],
  at = NOON,
  isDebug = false,
  isStorageRefused = false,
  uploadBytesPerSecond,
  failsOnce,
  stuck,
  random = createRandom(1),
  prepare,
  ...options
}: StageOptions): Promise<Stage> {
  /** How many calls of the page wait for an answer that will come. */
  let calls = 0;
  const clock = createStoryClock(Date.parse(at), () => calls > 0);
  if (isPicture) clock.setSpeed(0);
  let failing = failsOnce;
  const never = new Response();
  const platform = createPlatform({
    ...options,
    clock,
    faults(name, request) {
      if (name === stuck) return never;
      if (name !== failing) return options.faults?.(name, request);
      failing = undefined;
      return new Response('', { status: 500 });
    },
  });
  let isRefusing = broker === 'refusing';
  const refusedLabels = new Set(refused);
  const authority: Authority = {
    ...platform.authority,
    authenticate: async (...login) => (isRefusing ? null : platform.authority.authenticate(...login)),
    ownsDevice: (userId, address) =>
      !refusedLabels.has(address.label) && platform.authority.ownsDevice(userId, address),
  };
  const hub = createHub({ authority, clock });
  const faults = createFaults({ clock, broker: hub });
  hub.observe('#', observeBroker(platform, hub.publish));
  platform.onRevoked(hub.disconnect);

  const registered = options.seed?.devices ?? defaultSeed.devices;
  const switchedOn = registered.filter(
    ({ device_id, class_id }, index) => class_id > 0 && (on?.includes(device_id) ?? index < 20),
  );
  const stored = new Map(
    switchedOn.map(({ device_id, class_id }) => [
      device_id,
      typeof events === 'function' ? events(device_id) : (events ?? exampleEvents(class_id)),
    ]),
  );
  const attachments = switchedOn.map((device) => switchOn(hub, faults, clock, device, stored));
  const storage = { ...memoryStorage(), isLasting: () => !isStorageRefused };
  const person = people.find(({ username }) => username.startsWith(`${as}@`));
  if (person) storage.write('carillon.session', JSON.stringify({ v: 1, ...(await login(platform, person)) }));

  // A docs page shows many stories at once: each has its own address, so that none answers for another.
  const apiUrl = `/stage-${++count}`;
  const line = hub.transport({ latencyMs: network === 'slow' ? 500 : LINE_MS });
  const transport = faults.transport(line, 'page');
  const client = createCarillonClient({
    apiUrl,
    broker:
      addresses.length > 0
        ? addresses.map((address, i) =>
            i < addresses.length - 1 ? nobodyAt(address) : { ...transport, address },
          )
        : transport,
    storage,
    clock: faults.clock(clock, 'page'),
    debug: isDebug,
    random,
    ...(uploadBytesPerSecond && {
      upload: createUpload({ bytesPerSecond: uploadBytesPerSecond, clock }),
    }),
  });
  const isOffline = network === 'offline';
  const ordered: Fault[] = [];
  // What a browser says of itself while its network is gone.
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  const statuses = new Set<number>();
  async function answer(request: Request): Promise<Response> {
    // A picture of a slow network is of what is seen meanwhile.
    if (isPicture && latencyMs >= SLOW_MS) await delay('infinite');
    calls++;
    let isCounted = true;
    const leave = () => {
      if (isCounted) calls--;
      isCounted = false;
    };
    // Of a call that waits for the time of its story the time does not wait.
    if (isPicture) systemClock.after(LONG_CALL_MS, leave);
    try {
      await delay(latencyMs + lateness(request));
      return isOffline ? HttpResponse.error() : await platform.handle(request);
    } finally {
      leave();
    }
  }
  let isClosed = false;
  const stage: Stage = {
    platform,
    statuses,
    hub,
    client,
    clock,
    events: stored,
    fault(fault) {
      // A timer of a story that was left: nothing is there any more that could go wrong.
      if (isClosed) return { count: 0, end() {} };
      const order = faults.begin(fault);
      ordered.push(order);
      return order;
    },
    endFaults() {
      for (const order of ordered.splice(0)) order.end();
    },
    // The latency is the page's alone: the stage's own login does not wait.
    handler: http.all(new RegExp(`${apiUrl}/(api|public/media)/`), async ({ request }) => {
      const response = await answer(request);
      if (response === never) await delay('infinite');
      if (response.type !== 'error') statuses.add(response.status);
      return response;
    }),
    admit() {
      isRefusing = false;
      refusedLabels.clear();
    },
    isClosed: () => isClosed,
    close() {
      isClosed = true;
      clock.setSpeed(1);
      for (const attachment of attachments) attachment.detach();
      hub.stop();
      if (isOffline) Reflect.deleteProperty(navigator, 'onLine');
    },
  };
  if (isOffline || broker === 'down') brokerDown(stage);
  await prepare?.(stage);
  return stage;
}

/** An address at which nobody listens. */
const nobodyAt = (address: string): Transport => ({
  address,
  connect(_login, { onClose }) {
    let isEnded = false;
    queueMicrotask(() => !isEnded && onClose('socket'));
    const never = () => Promise.reject(new Error('Nobody listens there.'));
    const end = () => {
      isEnded = true;
    };
    return { publish: () => false, subscribe: never, unsubscribe() {}, ping: never, end };
  },
});

/**
 * As `prepare`: after the first message whose topic matches, or the nth, something happens in this world, with nobody pressing
 * anything. `once('async/+/CR-1002/vumeter', brokerDown)` is a broker that goes while the levels move.
 */
export const once =
  (filter: string, happen: (stage: Stage) => unknown, nth = 1) =>
  (stage: Stage): void => {
    let heard = 0;
    const stop = stage.hub.observe(filter, () => {
      heard += 1;
      if (heard < nth) return;
      stop();
      // First the message arrives.
      stage.client.clock.after(2 * LINE_MS, async () => {
        try {
          if (!stage.isClosed()) await happen(stage);
        } catch (error) {
          // What was under way when the story was left is told to nobody.
          if (!stage.isClosed()) throw error;
        }
      });
    });
  };

/** As `prepare`: this goes wrong from the beginning. */
export const withFault =
  (fault: FaultOptions) =>
  (stage: Stage): void =>
    void stage.fault(fault);

/** The broker goes away, until `stage.endFaults()`. */
export const brokerDown = withFault({ kind: 'broker', as: 'down' });

export async function login(platform: Platform, { username, password }: PersonSeed): Promise<LoginAnswer> {
  const response = await platform.handle(
    new Request('http://stage/api/accounts/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: username, password }),
    }),
  );
  const { data } = envelope.parse(await response.json());
  return loginAnswer.parse(data);
}

function switchOn(
  hub: Hub,
  faults: Faults,
  clock: Clock,
  { device_id: label, class_id: classId }: Device,
  stored: ReadonlyMap<string, readonly DeviceEvent[]>,
): Attachment {
  const random = createRandom(1);
  const firmware = createFirmware({
    label,
    classId,
    clock,
    random,
    events: stored.get(label) ?? [],
    source: faults.source(createSyntheticSource({ clock, random }), label),
    timeSource: faults.timeSource(createSyntheticTimeSource({ clock, random }), label),
  });
  return hub.attach(faults.device(firmware));
}
