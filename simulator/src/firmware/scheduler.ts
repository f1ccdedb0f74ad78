import { SCHEDULE_STATES, type ScheduleMessage, type ScheduleState } from '@carillon/protocol/broker';
import type { DeviceEvent } from '@carillon/protocol/device';
import { currentOccurrence, nextOccurrence } from '@carillon/protocol/schedule';
import type { Clock } from '@carillon/protocol/time';
import type { Player } from './player.ts';

/** Decides what plays: the schedule of the events, and what people start and stop by hand. */
export interface Scheduler {
  /** Plays an event now: until it is stopped or, inside its hours, until they end. What plays instead is stopped. */
  start(event: DeviceEvent): void;
  /** Stops an event if it plays. Inside its hours it stays silent until they come again. */
  stop(id: string): void;
  /** Looks at the clock and the events again: at power on, and when either changed. */
  settle(): void;
  /** Publishes what changed because the player did. */
  refresh(): void;
  /** The state of every event that has one, for those who come late (decisions, Broker protocol). */
  present(): ScheduleMessage[];
  powerOff(): void;
}

interface Run {
  readonly event: DeviceEvent;
  readonly untilMs: number;
}

/** Creates a scheduler that waits for its first `settle`. `onMessage` hears each change of an event's state. */
export function createScheduler({
  clock,
  player,
  events,
  onMessage,
}: {
  clock: Clock;
  player: Player;
  events: () => readonly DeviceEvent[];
  onMessage: (message: ScheduleMessage) => void;
}): Scheduler {
  let run: Run | null = null;
  /** Events silenced by hand inside their hours, until these end. */
  const held = new Map<string, number>();
  let told = new Map<string, number>();
  let nextId: string | undefined;
  let cancelTimer = () => {};

  function settle() {
    const nowMs = clock.now();
    for (const [id, untilMs] of held) if (untilMs <= nowMs) held.delete(id);
    const due = dueAt(nowMs);
    if (due) run = due;
    else if (run && run.untilMs <= nowMs) run = null;
    nextId = soonestAfter(nowMs);
    arm(nowMs);
    player.play(run?.event ?? null);
    refresh();
  }

  /** The event whose hours it is; of two the one that began last, so that a clash ends the same way every time. */
  function dueAt(nowMs: number): Run | null {
    let due: Run | null = null;
    let sinceMs = Number.NEGATIVE_INFINITY;
    for (const event of events()) {
      const hours = held.has(event.id) ? null : currentOccurrence(event, nowMs);
      if (!hours || (due && hours.startMs <= sinceMs)) continue;
      due = { event, untilMs: hours.endMs };
      sinceMs = hours.startMs;
    }
    return due;
  }

  function soonestAfter(nowMs: number): string | undefined {
    let soonest: { id: string; startMs: number } | undefined;
    for (const event of events()) {
      const startMs = event.id === run?.event.id ? undefined : nextOccurrence(event, nowMs)?.startMs;
      if (startMs !== undefined && (!soonest || startMs < soonest.startMs)) {
        soonest = { id: event.id, startMs };
      }
    }
    return soonest?.id;
  }

  /** One timer, for the next moment at which anything can change: nothing runs in between. */
  function arm(nowMs: number) {
    cancelTimer();
    const starts = events().map((event) => nextOccurrence(event, nowMs)?.startMs ?? Number.POSITIVE_INFINITY);
    const atMs = Math.min(...starts, ...held.values(), run?.untilMs ?? Number.POSITIVE_INFINITY);
    cancelTimer = atMs === Number.POSITIVE_INFINITY ? () => {} : clock.after(atMs - nowMs, settle);
  }

  function stateOf(id: string): ScheduleState {
    if (run?.event.id === id) return 'play';
    if (player.state.event?.id === id && player.state.status === 'stopping') return 'stop';
    if (nextId === id) return 'next';
    return held.has(id) ? 'stop' : 'none';
  }

  function states(): Map<string, number> {
    return new Map(events().map(({ id }) => [id, SCHEDULE_STATES.indexOf(stateOf(id))]));
  }

  function refresh() {
    const before = told;
    told = states();
    for (const [id, state] of told) if (state !== (before.get(id) ?? 0)) onMessage({ id, state });
  }

  return {
    start(event) {
      const nowMs = clock.now();
      for (const other of events()) {
        const hours = other.id === event.id ? null : currentOccurrence(other, nowMs);
        if (hours) held.set(other.id, hours.endMs);
      }
      held.delete(event.id);
      run = { event, untilMs: currentOccurrence(event, nowMs)?.endMs ?? Number.POSITIVE_INFINITY };
      settle();
    },
    stop(id) {
      if (run?.event.id !== id) return;
      const hours = currentOccurrence(run.event, clock.now());
      if (hours) held.set(id, hours.endMs);
      run = null;
      settle();
    },
    settle,
    refresh,
    present: () => [...states()].filter(([, state]) => state !== 0).map(([id, state]) => ({ id, state })),
    powerOff() {
      cancelTimer();
      run = null;
      held.clear();
      told.clear();
    },
  };
}
