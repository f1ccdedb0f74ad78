import type { Clock } from '@carillon/protocol/time';
import type { Random } from '../random.ts';
import { drawAddresses } from './addressOrder.ts';
import type { FleetDevice } from './devices.ts';
import { DeviceSession, type SessionHost } from './session.ts';
import type { Dial } from './sockets.ts';
import { NO_COUNTERS, type Uplink } from './uplink.ts';

export interface SocketUplinkOptions {
  /** How to reach the broker: each of its addresses, over which the devices spread evenly. */
  readonly dial: Dial | readonly Dial[];
  readonly clock: Clock;
  /** Where the waits between tries come from. */
  readonly random: Random;
  /** The login of all devices; by default each has its label and key. */
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  /** How many connections are begun a second, so that the broker is not flooded; by default 1,000. */
  readonly connectsPerSecond?: number;
  /** Called once, with the first device that is thrown off again and again, as where another client has its id. */
  readonly onThrownOff?: (label: string) => void;
}

/** The way to a broker of any make, with a socket for each device. */
export interface SocketUplink extends Uplink {
  /** Whether any device was ever connected. */
  readonly wasReached: boolean;
  /** Why the last connection failed or was lost; for people. */
  readonly lastReason: string | undefined;
  /** Cuts the connections of so many devices, without a goodbye, and returns how many: they come back by themselves. */
  cut(count: number): number;
}

export const CONNECTS_PER_SECOND = 1000;
/** So many connections may wait for their answer. */
const MAX_CONNECTING = 300;
const RAMP_STEP_MS = 20;
const CONNECT_TIMEOUT_MS = 5000;
const KEEP_ALIVE_SECONDS = 60;
/** A device is pinged every so many seconds, each second other ones: one timer for all of them. */
const WHEEL_SLOTS = 30;
const GOODBYE_MS = 3000;
const NEXT_ADDRESS_MS = 2000;
/** Who is thrown off so often in a row, each time so soon, has a rival: by the standard the newer client of an id stays. */
const THROWN_OFF_TIMES = 3;
const THROWN_OFF_MS = 10_000;

/** Creates the way there; `dial` opens it. */
export function createSocketUplink(options: SocketUplinkOptions): SocketUplink {
  const { clock, random, connectsPerSecond = CONNECTS_PER_SECOND } = options;
  const dials = [options.dial].flat();
  const [firstDial] = dials;
  if (!firstDial) throw new TypeError('A fleet needs an address of its broker.');
  const counters = { ...NO_COUNTERS };
  const wheel: DeviceSession[][] = Array.from({ length: WHEEL_SLOTS }, () => []);
  const connecting = new Set<DeviceSession>();
  let queue: DeviceSession[] = [];
  let queueAt = 0;
  let attached = 0;
  let second = 0;
  let open = 0;
  let wasReached = false;
  let hasRival = false;
  let lastReason: string | undefined;
  let onAllClosed = () => {};

  /** Moves the session to where it is tried next, and tells after how long: docs/protocol.md, Reconnecting. */
  function goOn(session: DeviceSession, wasOnline: boolean): number {
    if (wasOnline) session.untried = drawAddresses(dials.length, random, session.addressAt);
    // No other address takes a login that this one refuses.
    const [next, ...others] = session.isRefused ? [] : session.untried;
    if (next !== undefined) {
      session.addressAt = next;
      session.untried = others;
      return NEXT_ADDRESS_MS * random();
    }
    if (!session.isRefused) {
      const [first = 0, ...rest] = drawAddresses(dials.length, random);
      session.addressAt = first;
      session.untried = rest;
    }
    return 1000 * random() * Math.min(60, 4 * 2 ** session.failures++);
  }

  function noteLoss(session: DeviceSession, isOurs: boolean) {
    const isBrief = !isOurs && clock.now() - session.sinceMs < THROWN_OFF_MS;
    session.brief = isBrief ? session.brief + 1 : 0;
    if (session.brief < THROWN_OFF_TIMES || hasRival) return;
    hasRival = true;
    options.onThrownOff?.(session.device.label);
  }

  const host: SessionHost = {
    dial: (session) => (dials[session.addressAt] ?? firstDial)(session),
    keepAliveSeconds: KEEP_ALIVE_SECONDS,
    login: ({ label, key }: FleetDevice) => ({
      username: options.username ?? label,
      password: options.password ?? key,
    }),
    onOnline(session) {
      connecting.delete(session);
      session.sinceMs = clock.now();
      counters.online++;
      wasReached = true;
    },
    onClose(session, wasOnline, reason, isOurs) {
      connecting.delete(session);
      open--;
      if (open === 0) onAllClosed();
      if (session.status === 'leaving') return;
      if (wasOnline) {
        counters.online--;
        counters.lost++;
        noteLoss(session, isOurs);
      } else counters.failed++;
      lastReason = reason;
      clock.after(goOn(session, wasOnline), () => {
        if (session.status === 'offline') queue.push(session);
      });
    },
    onLeave: () => void counters.online--,
    onSent: () => void counters.sent++,
    onReceived: () => void counters.received++,
    onDropped: () => void counters.dropped++,
  };

  let cancelRamp = () => {};
  const perStep = (connectsPerSecond * RAMP_STEP_MS) / 1000;
  let allowed = 0;
  function ramp() {
    // Less than one a step adds up; what was not used is not kept.
    allowed = (allowed % 1) + perStep;
    for (; allowed >= 1 && queueAt < queue.length && connecting.size < MAX_CONNECTING; allowed--) {
      const session = queue[queueAt++];
      if (session?.status !== 'offline') continue;
      connecting.add(session);
      open++;
      session.connect(clock.now());
    }
    if (queueAt === queue.length && queueAt > 0) {
      queue = [];
      queueAt = 0;
    }
    cancelRamp = clock.after(RAMP_STEP_MS, ramp);
  }

  let cancelWheel = () => {};
  function turn() {
    second++;
    const nowMs = clock.now();
    for (const session of connecting) {
      if (nowMs - session.sinceMs >= CONNECT_TIMEOUT_MS) session.drop('the broker did not answer');
    }
    for (const session of wheel[second % WHEEL_SLOTS] ?? []) {
      if (session.status !== 'online') continue;
      if (session.isPinged) session.drop('the broker no longer answers');
      else session.ping();
    }
    cancelWheel = clock.after(1000, turn);
  }

  ramp();
  turn();
  return {
    counters,
    get wasReached() {
      return wasReached;
    },
    get lastReason() {
      return lastReason;
    },
    attach(device, firmware) {
      const session = new DeviceSession(host, device, firmware);
      session.addressAt = attached % dials.length;
      session.untried = drawAddresses(dials.length, random, session.addressAt);
      wheel[attached++ % WHEEL_SLOTS]?.push(session);
      queue.push(session);
      return session;
    },
    cut(count) {
      const online = wheel.flat().filter(({ status }) => status === 'online');
      const cut = Math.min(count, online.length);
      for (let left = cut; left > 0; left--) {
        const [session] = online.splice(Math.floor(random() * online.length), 1);
        session?.drop('its connection was cut');
      }
      return cut;
    },
    async close() {
      cancelRamp();
      cancelWheel();
      if (open > 0) {
        await new Promise<void>((resolve) => {
          onAllClosed = resolve;
          clock.after(GOODBYE_MS, resolve);
        });
      }
      for (const session of wheel.flat()) session.drop('closed');
    },
  };
}
