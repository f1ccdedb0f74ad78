import {
  type AttentionPolicy,
  createHeard,
  type Heard,
  hear,
  type Judgment,
  judge,
} from '@carillon/protocol/attention';
import { type DeviceAddress, deviceAddress } from '@carillon/protocol/broker';
import type { Clock } from '@carillon/protocol/time';
import type { DeviceLink } from '../broker/device/deviceLink.ts';
import { type ReportError, reportUncaught, runIsolated } from '../store/errorReports.ts';
import type { Store } from '../store/store.ts';
import type { Histories } from './histories.ts';

/** What the fleet has to know of a device: its record has it. */
export interface FleetDevice {
  /** The label. */
  readonly device_id: string;
  readonly class_id: number;
}

/** Many devices, each judged by what is heard of it. One for a page, however many of its screens ask. */
export interface Fleet {
  /**
   * Follows devices until the returned function is called, and calls `listener` after any of them is judged otherwise: once
   * for all that changed together. Devices that several screens watch are heard and judged once.
   */
  watch(devices: readonly FleetDevice[], listener: () => void): () => void;
  /** What is thought of a device now; the same object until that is something else. One that nobody watches is not known. */
  judgment(device: FleetDevice): Judgment;
}

export interface FleetOptions {
  readonly broker: { device(address: DeviceAddress): Pick<DeviceLink, 'heard'> };
  readonly clock: Clock;
  /** Grace times and severities that are not the usual ones. */
  readonly policy?: AttentionPolicy | undefined;
  readonly onError?: ReportError | undefined;
  /** Where it is recorded what is heard of each device that somebody watches. */
  readonly histories?: Pick<Histories, 'follow'> | undefined;
}

/** One device that somebody watches. */
interface Entry {
  readonly key: string;
  readonly heard: Store<Heard>;
  watchers: readonly Watcher[];
  judgment: Judgment;
  /** When it is to be judged without anything heard, by `clock.elapsed()`. */
  nextAtMs: number;
  /** When the connection was last heard to be gone, after it was there. */
  lostAtMs: number;
  stop: () => void;
}

interface Watcher {
  readonly listener: () => void;
}

/** One for all devices. */
const HEARING = { createHeard, hear };
const nothing = () => {};

/** Most losses of the connection are over by then: before, nothing is told of one, and on a page nothing moves. */
const WORTH_TELLING_MS = 3000;

/** What is heard in between is judged together. */
const PACE_MS = 100;

/** Creates the fleet of a broker; it hears nobody before `watch`. */
export function createFleet({
  broker,
  clock,
  policy,
  onError = reportUncaught,
  histories,
}: FleetOptions): Fleet {
  const entries = new Map<string, Entry>();
  /** Of what something was heard since it was judged. */
  const heardOf = new Set<Entry>();
  const resting = new Map<number, Judgment>();
  let isDue = false;
  let judgedAtMs = Number.NEGATIVE_INFINITY;
  let cancelTimer = () => {};
  let timerAtMs = Number.POSITIVE_INFINITY;

  const judgeNow = (heard: Heard) => judge(heard, { nowMs: clock.elapsed(), utcMs: clock.now() }, policy);

  function findStore(device: FleetDevice): Store<Heard> {
    const address = deviceAddress(device);
    if (address) return broker.device(address).heard(HEARING);
    const heard = createHeard(device.class_id, clock.elapsed());
    return { getSnapshot: () => heard, subscribe: () => () => {} };
  }

  function follow(device: FleetDevice): Entry {
    const key = keyOf(device);
    const known = entries.get(key);
    if (known) return known;
    const heard = findStore(device);
    const entry: Entry = {
      key,
      heard,
      watchers: [],
      judgment: judgeNow(heard.getSnapshot()),
      nextAtMs: 0,
      lostAtMs: Number.NEGATIVE_INFINITY,
      stop: nothing,
    };
    entries.set(key, entry);
    let isThere = heard.getSnapshot().connection !== 'lost';
    const stopHistory = histories?.follow(key, heard);
    const stopHearing = heard.subscribe(() => {
      const { connection } = heard.getSnapshot();
      if (isThere && connection === 'lost') entry.lostAtMs = clock.elapsed();
      isThere = connection !== 'lost';
      heardOf.add(entry);
      wakeAt(Math.max(clock.elapsed(), judgedAtMs + PACE_MS));
    });
    entry.stop = () => {
      stopHearing();
      stopHistory?.();
    };
    heardOf.add(entry);
    wakeAt(clock.elapsed());
    return entry;
  }

  /** Judges at this time, or before. What is due now is judged when the present turn of the page is over. */
  function wakeAt(atMs: number) {
    const waitMs = atMs - clock.elapsed();
    if (waitMs <= 0) {
      if (!isDue) queueMicrotask(judgeAll);
      isDue = true;
    } else if (atMs < timerAtMs) {
      cancelTimer();
      timerAtMs = atMs;
      // A timer may come a little early, where fractions are cut off.
      cancelTimer = clock.after(Math.min(Math.ceil(waitMs), LONGEST_WAIT_MS), () => {
        timerAtMs = Number.POSITIVE_INFINITY;
        judgeAll();
      });
    }
  }

  /** A loss that nobody has heard of yet, and what has to be asked anew after one, leave a device as it was. */
  function judgeAgain({ heard, judgment: last, lostAtMs }: Entry): Judgment {
    const known = heard.getSnapshot();
    const tellAtMs = lostAtMs + WORTH_TELLING_MS;
    const isKept = known.presence !== 'offline' && known.answeredAtMs === null && clock.elapsed() < tellAtMs;
    return isKept ? { ...last, nextAtMs: tellAtMs } : judgeNow(known);
  }

  function judgeAll() {
    isDue = false;
    const nowMs = clock.elapsed();
    judgedAtMs = nowMs;
    const told = new Set<Watcher>();
    let nextAtMs = Number.POSITIVE_INFINITY;
    for (const entry of entries.values()) {
      if (heardOf.has(entry) || entry.nextAtMs <= nowMs) {
        const judgment = judgeAgain(entry);
        entry.nextAtMs = judgment.nextAtMs;
        if (!isSame(judgment, entry.judgment)) {
          entry.judgment = judgment;
          for (const watcher of entry.watchers) told.add(watcher);
        }
      }
      nextAtMs = Math.min(nextAtMs, entry.nextAtMs);
    }
    heardOf.clear();
    if (Number.isFinite(nextAtMs)) wakeAt(Math.max(nextAtMs, nowMs + 1));
    for (const { listener } of told) runIsolated(listener, onError);
  }

  return {
    watch(devices, listener) {
      const watcher: Watcher = { listener };
      const watched = devices.map((device) => {
        const entry = follow(device);
        entry.watchers = entry.watchers.concat(watcher);
        return entry;
      });
      return () => {
        for (const entry of watched) {
          entry.watchers = entry.watchers.filter((one) => one !== watcher);
          if (entry.watchers.length > 0 || entries.get(entry.key) !== entry) continue;
          entry.stop();
          entries.delete(entry.key);
          heardOf.delete(entry);
        }
        if (entries.size > 0) return;
        cancelTimer();
        timerAtMs = Number.POSITIVE_INFINITY;
      };
    },
    judgment(device) {
      const known = entries.get(keyOf(device))?.judgment ?? resting.get(device.class_id);
      if (known) return known;
      // Of what nobody watches nothing is known, whichever device it is.
      const judgment = judgeNow(createHeard(device.class_id, clock.elapsed()));
      resting.set(device.class_id, judgment);
      return judgment;
    },
  };
}

/** A timer of a browser holds no longer wait. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const keyOf = ({ class_id, device_id }: FleetDevice) => `${class_id}/${device_id}`;

/** Whether two judgments say the same; when the next one is due is nobody's news. */
const isSame = (one: Judgment, other: Judgment) => one.cause === other.cause && toText(one) === toText(other);

const toText = ({ nextAtMs: _, ...told }: Judgment) => JSON.stringify(told);
