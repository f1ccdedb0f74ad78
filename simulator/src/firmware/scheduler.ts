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

/** One for all devices: few hold anything. */
const NOBODY: ReadonlyMap<string, number> = new Map();
/** Likewise of those of which nothing was published. */
const NO_EVENTS: readonly DeviceEvent[] = [];

/** Decides what plays: the schedule of the events, and what people start and stop by hand. */
export class Scheduler {
  readonly #host: SchedulerHost;
  /** What plays. */
  #event: DeviceEvent | null = null;
  /** Whether it was started by hand outside its hours: only a hand, or the hours of another event, stop it. */
  #isByHand = false;
  /** Events silenced by hand inside their hours, until these end. */
  #held = NOBODY;
  /** The states that were published last, a digit for each of these events: of a fleet each device holds them. */
  #told = '';
  #toldOf = NO_EVENTS;
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
    this.#run(event, true);
    this.settle();
  }

  /** Stops an event if it plays. Inside its hours it stays silent until they come again. */
  stop(id: string): void {
    if (this.#event?.id !== id) return;
    const hours = currentOccurrence(this.#event, this.#host.ownClock.now());
    if (hours) this.#held = new Map(this.#held).set(id, hours.endMs);
    this.#run(null, false);
    this.settle();
  }

  /** Looks at the clock and the events again: at power on, and when either changed. */
  settle(): void {
    const nowMs = this.#host.ownClock.now();
    const held = [...this.#held].filter(([id, untilMs]) => this.#endOfHours(id, nowMs) === untilMs);
    this.#held = held.length > 0 ? new Map(held) : NOBODY;
    const due = this.#dueAt(nowMs);
    this.#run(due ?? this.#stillByHand(), due === null);
    this.#lookAhead(nowMs);
    this.#host.player.play(this.#event);
    this.refresh();
  }

  /** Publishes what changed because the player did. */
  refresh(): void {
    const { runnable } = this.#host;
    const [before, beforeOf] = [this.#told, this.#toldOf];
    const told = runnable.map(({ id }) => SCHEDULE_STATES.indexOf(this.#stateOf(id))).join('');
    if (told === before && runnable === beforeOf) return;
    const stateBefore = (id: string) => Number(before[beforeOf.findIndex((event) => event.id === id)] ?? 0);
    this.#told = told;
    this.#toldOf = runnable;
    for (const { id } of beforeOf) {
      const isGone = stateBefore(id) !== 0 && !runnable.some((event) => event.id === id);
      if (isGone) this.#host.onScheduleMessage({ id, state: 0 });
    }
    for (const [index, { id }] of runnable.entries()) {
      const state = Number(told[index]);
      if (state !== stateBefore(id)) this.#host.onScheduleMessage({ id, state });
    }
  }

  /** The state of every event that has one, for those who come late (docs/protocol.md, Broker protocol). */
  present(): ScheduleMessage[] {
    return this.#host.runnable
      .map(({ id }) => ({ id, state: SCHEDULE_STATES.indexOf(this.#stateOf(id)) }))
      .filter(({ state }) => state !== 0);
  }

  powerOff(): void {
    this.#cancelTimer();
    this.#run(null, false);
    this.#held = NOBODY;
    this.#told = '';
    this.#toldOf = NO_EVENTS;
  }

  #run(event: DeviceEvent | null, isByHand: boolean): void {
    this.#event = event;
    this.#isByHand = isByHand;
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
}
