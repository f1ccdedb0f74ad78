import { SCHEDULE_STATES, type ScheduleMessage, type ScheduleState } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import type { Clock } from '@carillon/protocol/time';
import { nothing } from './nothing.ts';
import type { Player } from './player.ts';

/** What the scheduler of a device needs of it. */
export interface SchedulerHost {
  /** The clock of the device, which may be wrong. */
  readonly ownClock: Clock;
  readonly player: Player;
  /** The stored events that its class can run. */
  readonly runnable: readonly DeviceEvent[];
  /** Called at each change of an event's state. */
  onScheduleMessage(message: ScheduleMessage): void;
}

/** Something of each of some events, by their ids. */
type ByEvent = ReadonlyMap<string, number>;

/** One for all devices. */
const NONE: ByEvent = new Map();
/** What devices have told: in a fleet most have told the same. Others may name their events as they like, so it has an end. */
const shared = new Map<string, ByEvent>();
const MOST_SHARED = 1000;

/** Decides what plays: the schedule of the events, and what people start and stop by hand. */
export class Scheduler {
  readonly #host: SchedulerHost;
  /** What plays. */
  #event: DeviceEvent | null = null;
  /** Whether it was started by hand outside its hours: only a hand, or the hours of another event, stop it. */
  #isByHand = false;
  /** Events silenced by hand inside their hours, until these end. */
  #held = NONE;
  /** The states that were published last; events without one are left out, which are most. */
  #told = NONE;
  #nextId: string | undefined;
  #cancelTimer = nothing;

  /** Creates one that waits for its first `settle`. */
  constructor(host: SchedulerHost) {
    this.#host = host;
  }

  /** Plays an event now: until it is stopped or, inside its hours, until they end. What plays instead is stopped. */
  start(event: DeviceEvent): void {
    const nowMs = this.#host.ownClock.now();
    const held = new Map(this.#held);
    for (const other of this.#host.runnable) {
      const hours = other.id === event.id ? null : currentOccurrence(other, nowMs);
      if (hours) held.set(other.id, hours.endMs);
    }
    held.delete(event.id);
    this.#held = held;
    this.#event = event;
    this.#isByHand = true;
    this.settle();
  }

  /** Stops an event if it plays. Inside its hours it stays silent until they come again. */
  stop(id: string): void {
    if (this.#event?.id !== id) return;
    const hours = currentOccurrence(this.#event, this.#host.ownClock.now());
    if (hours) this.#held = new Map(this.#held).set(id, hours.endMs);
    this.#event = null;
    this.settle();
  }

  /** Looks at the clock and the events again: at power on, and when either changed. */
  settle(): void {
    const nowMs = this.#host.ownClock.now();
    const held = [...this.#held].filter(([id, untilMs]) => this.#endOfHours(id, nowMs) === untilMs);
    this.#held = held.length > 0 ? new Map(held) : NONE;
    const due = this.#dueAt(nowMs);
    this.#event = due ?? this.#stillByHand();
    this.#isByHand = due === null;
    this.#lookAhead(nowMs);
    this.#host.player.play(this.#event);
    this.refresh();
  }

  /** Publishes what changed because the player did. */
  refresh(): void {
    const { runnable } = this.#host;
    const before = this.#told;
    const told = this.#states();
    if (isSame(before, told)) return;
    this.#told = share(told);
    for (const id of before.keys()) {
      if (!runnable.some((event) => event.id === id)) this.#host.onScheduleMessage({ id, state: 0 });
    }
    for (const { id } of runnable) {
      const state = told.get(id) ?? 0;
      if (state !== (before.get(id) ?? 0)) this.#host.onScheduleMessage({ id, state });
    }
  }

  /** The state of every event that has one, for those who come late (docs/protocol.md, Broker protocol). */
  present(): ScheduleMessage[] {
    return [...this.#states()].map(([id, state]) => ({ id, state }));
  }

  powerOff(): void {
    this.#cancelTimer();
    this.#event = null;
    this.#held = NONE;
    this.#told = NONE;
  }

  // Also the hours to come count: a clock that is put back a little does not end what was silenced.
  #endOfHours(id: string, nowMs: number): number | undefined {
    const event = this.#host.runnable.find((e) => e.id === id);
    return event && (currentOccurrence(event, nowMs) ?? nextOccurrence(event, nowMs))?.endMs;
  }

  /** The event whose hours it is; of two the one that began last, so that a clash ends the same way every time. */
  #dueAt(nowMs: number): DeviceEvent | null {
    let due: DeviceEvent | null = null;
    let sinceMs = Number.NEGATIVE_INFINITY;
    for (const event of this.#host.runnable) {
      const hours = this.#held.has(event.id) ? null : currentOccurrence(event, nowMs);
      if (!hours || (due && hours.startMs <= sinceMs)) continue;
      due = event;
      sinceMs = hours.startMs;
    }
    return due;
  }

  /** What was started by hand, as it is stored now. */
  #stillByHand(): DeviceEvent | null {
    const id = this.#isByHand ? this.#event?.id : undefined;
    return this.#host.runnable.find((event) => event.id === id) ?? null;
  }

  /** Finds the next event, and sets the one timer for the next moment at which anything can change. */
  #lookAhead(nowMs: number): void {
    const run = this.#event;
    this.#cancelTimer();
    this.#nextId = undefined;
    let nextMs = Number.POSITIVE_INFINITY;
    let wakeMs = Math.min(...this.#held.values(), (run && currentOccurrence(run, nowMs)?.endMs) ?? nextMs);
    for (const event of this.#host.runnable) {
      const startMs = nextOccurrence(event, nowMs)?.startMs ?? Number.POSITIVE_INFINITY;
      wakeMs = Math.min(wakeMs, startMs);
      if (event.id === run?.id || startMs >= nextMs) continue;
      nextMs = startMs;
      this.#nextId = event.id;
    }
    this.#cancelTimer =
      wakeMs === Number.POSITIVE_INFINITY
        ? nothing
        : // Bound: an arrow function with its scope is twice as large, and each device waits by one.
          this.#host.ownClock.after(wakeMs - nowMs, this.settle.bind(this));
  }

  #stateOf(id: string): ScheduleState {
    const { event, status } = this.#host.player.state;
    if (this.#event?.id === id) return 'play';
    if (event?.id === id && status === 'stopping') return 'stop';
    if (this.#nextId === id) return 'next';
    return this.#held.has(id) ? 'stop' : 'none';
  }

  #states(): Map<string, number> {
    const states = new Map<string, number>();
    for (const { id } of this.#host.runnable) {
      const state = this.#stateOf(id);
      if (state !== 'none') states.set(id, SCHEDULE_STATES.indexOf(state));
    }
    return states;
  }
}

const isSame = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
  a.size === b.size && [...a].every(([id, state]) => b.get(id) === state);

/** The same, as an object that all have in common who have told it. */
function share(told: ByEvent): ByEvent {
  const key = JSON.stringify([...told]);
  const known = shared.get(key);
  if (known) return known;
  if (shared.size === MOST_SHARED) shared.clear();
  shared.set(key, told);
  return told;
}
