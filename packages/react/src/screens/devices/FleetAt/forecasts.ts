import { createHeard, type Heard, type PlannedRun } from '@carillon/protocol/attention';
import { type Forecast, foresee } from '@carillon/protocol/forecast';
import type { Clock } from '@carillon/protocol/time';
import type { Store } from '../../../hooks/device/useDevice.ts';

/** How many devices play at the moment, of how many, and of how many nobody knows. */
export interface ForecastCounts {
  readonly playing: number;
  readonly unknown: number;
  readonly of: number;
}

/** What many devices play at a moment that moves. Nothing is told of a device whose forecast stays the same. */
export interface Forecasts {
  /** Calls back when a forecast or what was heard may be another one; devices are heard while anybody listens. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object as long as it says the same. */
  readonly read: (id: number) => Forecast;
  /** Of which it is made: its events, and what was told last. */
  readonly readHeard: (id: number) => Heard;
  readonly counts: () => ForecastCounts;
}

/** What a device of these forecasts is. */
export interface ForecastSubject {
  readonly id: number;
  readonly heard: Store<Heard>;
}

export interface ForecastOptions {
  readonly subjects: readonly ForecastSubject[];
  readonly clock: Clock;
  /** In milliseconds since 1970. */
  readonly moment: Store<number>;
  readonly toleranceMs?: number | undefined;
}

const MINUTE_MS = 60_000;
/** What is heard in between is looked at together. */
const PACE_MS = 100;
/** How often is looked again for time alone: what was stopped by hand ends with its hours. */
const AGAIN_MS = 30_000;

interface Entry {
  readonly heard: Store<Heard>;
  forecast: Forecast;
}

const NOTHING_HEARD = createHeard(0, 0);
const NOT_FOLLOWED: Forecast = { isKnown: false, why: 'neverRead' };

/** Creates the forecasts of some devices. */
export function createForecasts({ subjects, clock, moment, toleranceMs }: ForecastOptions): Forecasts {
  function look(heard: Heard): Forecast {
    const [atMs, utcMs] = [moment.getSnapshot(), clock.now()];
    // A moment is chosen by the minute: all of the present one is now.
    const isNow = atMs < utcMs && utcMs < atMs + MINUTE_MS;
    return foresee(heard, { nowMs: clock.elapsed(), utcMs }, isNow ? utcMs : atMs, toleranceMs);
  }

  const entries = new Map(
    subjects.map(({ id, heard }): [number, Entry] => [id, { heard, forecast: look(heard.getSnapshot()) }]),
  );
  const listeners = new Set<() => void>();
  const heardOf = new Set<Entry>();
  let counts = count();
  let cancelPace: (() => void) | undefined;
  let cancelAgain = () => {};
  let stops: readonly (() => void)[] = [];

  function count(): ForecastCounts {
    let [playing, unknown] = [0, 0];
    for (const { forecast } of entries.values()) {
      if (!forecast.isKnown) unknown++;
      else if (forecast.plays) playing++;
    }
    return { playing, unknown, of: entries.size };
  }

  function lookAt(changed: Iterable<Entry>) {
    for (const entry of changed) {
      const forecast = look(entry.heard.getSnapshot());
      if (!isSame(forecast, entry.forecast)) entry.forecast = forecast;
    }
    const next = count();
    if (next.playing !== counts.playing || next.unknown !== counts.unknown) counts = next;
  }

  function tell(changed: Iterable<Entry>) {
    lookAt(changed);
    for (const listener of [...listeners]) listener();
  }

  function begin() {
    const moved = moment.subscribe(() => tell(entries.values()));
    const heard = [...entries.values()].map((entry) =>
      entry.heard.subscribe(() => {
        heardOf.add(entry);
        cancelPace ??= clock.after(PACE_MS, () => {
          cancelPace = undefined;
          const changed = [...heardOf];
          heardOf.clear();
          tell(changed);
        });
      }),
    );
    stops = [moved, ...heard];
    // What was heard while nobody listened.
    lookAt(entries.values());
    waitAgain();
  }

  function waitAgain() {
    cancelAgain = clock.after(AGAIN_MS, () => {
      waitAgain();
      tell(entries.values());
    });
  }

  function end() {
    for (const stop of stops) stop();
    cancelAgain();
    cancelPace?.();
    cancelPace = undefined;
  }

  return {
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      if (listeners.size === 1) begin();
      return () => {
        if (listeners.delete(own) && listeners.size === 0) end();
      };
    },
    read: (id) => entries.get(id)?.forecast ?? NOT_FOLLOWED,
    readHeard: (id) => entries.get(id)?.heard.getSnapshot() ?? NOTHING_HEARD,
    counts: () => counts,
  };
}

/** Two readings of a clock that is wrong are not of the same millisecond. */
const SAME_MS = 1000;

function isSame(one: Forecast, other: Forecast): boolean {
  if (!one.isKnown || !other.isKnown) return one.isKnown === other.isKnown && one.why === other.why;
  return (
    one.why === other.why &&
    one.isByHand === other.isByHand &&
    one.isLastRead === other.isLastRead &&
    isNear(one.aheadMs, other.aheadMs) &&
    isSameRun(one.plays, other.plays) &&
    isSameRun(one.next, other.next) &&
    one.displaced.length === other.displaced.length &&
    one.displaced.every((run, index) => isSameRun(run, other.displaced[index] ?? null))
  );
}

const isNear = (one: number, other: number) => one === other || Math.abs(one - other) < SAME_MS;

const isSameRun = (one: PlannedRun | null, other: PlannedRun | null) =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.event === other.event &&
    isNear(one.startMs, other.startMs) &&
    isNear(one.endMs, other.endMs));
