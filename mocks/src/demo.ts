import { type LoginAnswer, loginAnswer } from '@carillon/protocol/account';
import type { Transport } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { envelope } from '@carillon/protocol/http';
import { type Clock, systemClock } from '@carillon/protocol/time';
import {
  createFirmware,
  createHub,
  exampleEvents,
  type Firmware,
  type Hub,
} from '@carillon/simulator/browser';
import { observeBroker } from './broker.ts';
import { createPlatform, type Platform, type PlatformOptions } from './platform/platform.ts';
import { type PersonSeed, people } from './seed/people.ts';
import { defaultSeed } from './seed/seed.ts';

/** What a demo is made of, where not as usual; whatever a platform can be given, too. */
export interface DemoOptions extends PlatformOptions {
  /** Who is logged in; by default the owner of CR-1001, CR-1002 and CR-1003. */
  readonly as?: 'admin' | 'nobody' | 'other' | 'owner';
  /** When it begins; by default a Wednesday noon at which no example event is due. Time goes on from there. Unread with a `clock`. */
  readonly at?: string;
  /** The labels of the devices that are switched on; by default all that are registered, the first twenty of more. */
  readonly on?: readonly string[];
  /** What a device stores; by default the examples of its class. */
  readonly events?: (label: string) => readonly DeviceEvent[];
}

/** Everything around a page, in memory: `createCarillonClient(demo)` takes the first five as they are. */
export interface Demo {
  readonly apiUrl: string;
  readonly broker: Transport;
  readonly clock: Clock;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Who is logged in, handed over: nothing of it is stored. */
  readonly session: LoginAnswer | { readonly token: null; readonly user: null };
  readonly platform: Platform;
  readonly hub: Hub;
  /** The devices that are switched on, by label. */
  readonly devices: ReadonlyMap<string, Firmware>;
  /** Switches everything off. */
  close(): void;
}

const API_URL = 'http://demo.carillon.example';
const NOON = '2026-03-04T12:00:00Z';

/**
 * The platform, a broker and living devices, and somebody who is logged in: for a test, a story or a page without a server. It
 * needs `@carillon/simulator` beside it.
 *
 * @example const client = createCarillonClient(await createDemo());
 */
export async function createDemo({
  as = 'owner',
  at = NOON,
  on,
  events,
  ...options
}: DemoOptions = {}): Promise<Demo> {
  const clock = options.clock ?? startClock(Date.parse(at));
  const platform = createPlatform({ ...options, clock });
  const hub = createHub({ authority: platform.authority, clock });
  hub.observe('#', observeBroker(platform, hub.publish));
  platform.onRevoked(hub.disconnect);
  const switchedOn = (options.seed?.devices ?? defaultSeed.devices).filter(
    ({ device_id, class_id }, index) => class_id > 0 && (on?.includes(device_id) ?? index < 20),
  );
  const devices = new Map(
    switchedOn.map(({ device_id: label, class_id: classId }) => [
      label,
      createFirmware({ label, classId, clock, events: events?.(label) ?? exampleEvents(classId) }),
    ]),
  );
  const attachments = [...devices.values()].map(hub.attach);
  const fetch: Demo['fetch'] = (url, init) => platform.handle(new Request(url, init));
  const person = (options.seed?.people ?? people).find(({ username }) => username.startsWith(`${as}@`));
  return {
    apiUrl: API_URL,
    broker: hub.transport(),
    clock,
    fetch,
    session: person ? await logIn(fetch, person) : { token: null, user: null },
    platform,
    hub,
    devices,
    close() {
      for (const { detach } of attachments) detach();
      hub.stop();
    },
  };
}

/** The clock of the machine, set to another hour. */
function startClock(atMs: number): Clock {
  const startMs = systemClock.elapsed();
  return { ...systemClock, now: () => atMs + systemClock.elapsed() - startMs };
}

async function logIn(fetch: Demo['fetch'], { username, password }: PersonSeed): Promise<LoginAnswer> {
  const response = await fetch(`${API_URL}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: username, password }),
  });
  return loginAnswer.parse(envelope.parse(await response.json()).data);
}
