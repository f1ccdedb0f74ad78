import {
  type DeviceAddress,
  EXTRA_LAPSE_MS,
  liveTopic,
  parseTopic,
  replyTopic,
  startExtra,
  stopExtra,
  type TransportConnection,
} from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';

/**
 * Between the links to devices, which ask for all live topics of theirs, and the connection: of a device that is only shown
 * among many, those alone are subscribed that tell of its state, so that levels that others ask for do not come here. While
 * this page asks for its levels itself, all of them are.
 */
export interface Narrowing {
  /** The connection as links see it. */
  readonly layer: (connection: TransportConnection | null) => TransportConnection | null;
  /** Of these devices their state will do, until the returned function is called. */
  narrow(addresses: readonly DeviceAddress[]): () => void;
}

/** All live topics, or those that tell of the state, which come seldom. */
type Mode = 'all' | 'state';

const CHANNELS = { all: ['+'], state: ['schedule', 'stream', 'rtc'] } as const;

const filtersOf = (address: DeviceAddress, mode: Mode): string[] =>
  CHANNELS[mode].map((channel) => liveTopic(address, channel));

/** What is subscribed on one connection. */
interface Line {
  readonly inner: TransportConnection;
  readonly shown: TransportConnection;
  readonly modes: Map<string, { readonly address: DeviceAddress; readonly mode: Mode }>;
  /** Those that are being changed into another mode; the broker has not answered yet. */
  readonly changing: Map<string, Change>;
}

interface Target {
  /** By how many it is narrowed. */
  holders: number;
  /** Its levels are asked for here, or were a moment ago. */
  isAsked: boolean;
  /** Ends what waits for the end of that. */
  cancel: () => void;
}

// As for links: some brokers refuse long packets.
const MOST_FILTERS = 100;

// What is scrolled out of sight and back is subscribed as it was.
const LINGER_MS = 1000;

/**
 * Creates it; it changes nothing before `narrow`. `isHeard` says whether a device has told anything on the present connection: it
 * may have been subscribed before there was a layer.
 */
export function createNarrowing(
  clock: Clock,
  isHeard: (address: DeviceAddress) => boolean = () => false,
): Narrowing {
  const targets = new Map<string, Target>();
  const lines = new WeakMap<TransportConnection, Line>();
  let line: Line | undefined;
  /** What is to be changed when the present turn of the page is over. */
  let waiting = new Set<string>();

  function wantedOf(key: string): Mode {
    const target = targets.get(key);
    return target && target.holders > 0 && !target.isAsked ? 'state' : 'all';
  }

  function change(key: string) {
    if (!line || line.changing.has(key) || (line.modes.get(key)?.mode ?? wantedOf(key)) === wantedOf(key))
      return;
    if (waiting.size === 0) queueMicrotask(flush);
    waiting.add(key);
  }

  function flush() {
    const keys = waiting;
    waiting = new Set();
    if (!line) return;
    const { modes, changing } = line;
    const changes: Change[] = [];
    for (const key of keys) {
      const held = modes.get(key);
      const to = wantedOf(key);
      if (!held || held.mode === to || changing.has(key)) continue;
      const one = { key, from: held.mode, to, address: held.address };
      changing.set(key, one);
      changes.push(one);
    }
    for (const packet of inPackets(changes, ({ to }) => CHANNELS[to].length)) void send(line, packet);
  }

  /** First what is new, then without what was: nothing is missed between. */
  async function send({ inner, modes, changing }: Line, packet: readonly Change[]) {
    const wanted = packet.flatMap(({ address, to }) => filtersOf(address, to));
    const granted = await inner.subscribe(wanted).catch(() => null);
    // The connection is gone, and all of it.
    if (!granted) return;
    const needless: string[] = [];
    let at = 0;
    for (const one of packet) {
      const { key, address, from, to } = one;
      const answers = granted.slice(at, at + CHANNELS[to].length);
      at += CHANNELS[to].length;
      // Whoever let go of the device meanwhile let go of these, too.
      if (changing.get(key) !== one) continue;
      changing.delete(key);
      const isGranted = answers.every(Boolean);
      needless.push(...filtersOf(address, isGranted ? from : to));
      if (!isGranted) continue;
      modes.set(key, { address, mode: to });
      change(key);
    }
    if (needless.length > 0) inner.unsubscribe(needless);
  }

  function show(inner: TransportConnection): Line {
    const modes: Line['modes'] = new Map();
    const changing = new Map<string, Change>();
    const shown: TransportConnection = {
      ...inner,
      async subscribe(filters) {
        const plans = filters.map((filter) => {
          const address = readAll(filter);
          if (!address) return [filter];
          const mode = wantedOf(replyTopic(address));
          modes.set(replyTopic(address), { address, mode });
          return filtersOf(address, mode);
        });
        const packets = inPackets(plans, ({ length }) => length);
        const answers = await Promise.all(packets.map((packet) => inner.subscribe(packet.flat())));
        const granted = answers.flat();
        let at = 0;
        return plans.map(({ length }) => {
          at += length;
          return granted.slice(at - length, at).every(Boolean);
        });
      },
      unsubscribe(filters) {
        inner.unsubscribe(
          filters.flatMap((filter) => {
            const address = readAll(filter);
            const key = address && replyTopic(address);
            if (!address || !key) return [filter];
            const mode = modes.get(key)?.mode ?? 'all';
            const held = new Set([mode, changing.get(key)?.to ?? mode]);
            modes.delete(key);
            changing.delete(key);
            return [...held].flatMap((mode) => filtersOf(address, mode));
          }),
        );
      },
      publish(topic, payload) {
        const isExtra = payload.includes(`"${startExtra.msg}"`);
        if (isExtra || payload.includes(`"${stopExtra.msg}"`)) onExtra(topic, isExtra);
        return inner.publish(topic, payload);
      },
    };
    return { inner, shown, modes, changing };
  }

  /** This page asks for the levels of a device, or wants them no longer. */
  function onExtra(topic: string, isOn: boolean) {
    const parsed = parseTopic(topic);
    const key = parsed && replyTopic(parsed as DeviceAddress);
    const target = key && targets.get(key);
    if (!target) return;
    target.isAsked = true;
    target.cancel();
    target.cancel = clock.after(isOn ? EXTRA_LAPSE_MS : LINGER_MS, () => {
      target.isAsked = false;
      change(key);
    });
    change(key);
  }

  return {
    layer(inner) {
      if (!inner) return null;
      const known = lines.get(inner) ?? show(inner);
      lines.set(inner, known);
      line = known;
      return known.shown;
    },
    narrow(addresses) {
      const held = addresses.map((address) => {
        const key = replyTopic(address);
        const target = targets.get(key) ?? { holders: 0, isAsked: false, cancel() {} };
        targets.set(key, target);
        target.holders++;
        return [key, target, address] as const;
      });
      const changeAll = () => {
        for (const [key] of held) change(key);
      };
      // What is subscribed already may be left by a screen that needs all of it.
      const cancel = clock.after(LINGER_MS, () => {
        for (const [key, , address] of held) {
          if (line && !line.modes.has(key) && isHeard(address)) line.modes.set(key, { address, mode: 'all' });
        }
        changeAll();
      });
      return () => {
        cancel();
        for (const [, target] of held) target.holders--;
        // Links let go of what nobody uses before that: it is not subscribed otherwise first.
        clock.after(2 * LINGER_MS, () => {
          changeAll();
          for (const [key, target] of held) {
            if (target.holders > 0 || targets.get(key) !== target) continue;
            target.cancel();
            targets.delete(key);
          }
        });
      };
    },
  };
}

interface Change {
  readonly key: string;
  readonly address: DeviceAddress;
  readonly from: Mode;
  readonly to: Mode;
}

/** The device of whose live topics a filter wants all. */
function readAll(filter: string): DeviceAddress | null {
  const parsed = parseTopic(filter);
  // Of links: each has the type of its class.
  return parsed?.kind === 'live' && parsed.channel === '+' ? (parsed as DeviceAddress & typeof parsed) : null;
}

/** In packets that the broker takes, in none of which a device is cut. */
function inPackets<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const packets: T[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (size + sizeOf(item) > MOST_FILTERS) {
      packets.push([]);
      size = 0;
    }
    packets.at(-1)?.push(item);
    size += sizeOf(item);
  }
  return packets;
}
