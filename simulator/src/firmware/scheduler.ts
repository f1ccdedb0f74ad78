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
  /** Started by hand outside its hours: only a hand, or the hours of another event, stop it. */
  readonly isByHand: boolean;
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
    for (const [id, untilMs] of held) if (endOfHours(id, nowMs) !== untilMs) held.delete(id);
    run = dueAt(nowMs) ?? stillByHand();
    lookAhead(nowMs);
    player.play(run?.event ?? null);
    refresh();
  }

  // Also the hours to come count: a clock that is put back a little does not end what was silenced.
  function endOfHours(id: string, nowMs: number): number | undefined {
    const event = events().find((e) => e.id === id);
    return event && (currentOccurrence(event, nowMs) ?? nextOccurrence(event, nowMs))?.endMs;
  }

  /** The event whose hours it is; of two the one that began last, so that a clash ends the same way every time. */
  function dueAt(nowMs: number): Run | null {
    let due: Run | null = null;
    let sinceMs = Number.NEGATIVE_INFINITY;
    for (const event of events()) {
      const hours = held.has(event.id) ? null : currentOccurrence(event, nowMs);
      if (!hours || (due && hours.startMs <= sinceMs)) continue;
      due = { event, isByHand: false };
      sinceMs = hours.startMs;
    }
    return due;
  }

  /** What was started by hand, as it is stored now. */
  function stillByHand(): Run | null {
    const event = run?.isByHand && events().find(({ id }) => id === run?.event.id);
    return event ? { event, isByHand: true } : null;
  }

  /** Finds the next event, and sets the one timer for the next moment at which anything can change. */
  function lookAhead(nowMs: number) {
    cancelTimer();
    nextId = undefined;
    let nextMs = Number.POSITIVE_INFINITY;
    let wakeMs = Math.min(...held.values(), (run && currentOccurrence(run.event, nowMs)?.endMs) ?? nextMs);
    for (const event of events()) {
      const startMs = nextOccurrence(event, nowMs)?.startMs ?? Number.POSITIVE_INFINITY;
      wakeMs = Math.min(wakeMs, startMs);
      if (event.id === run?.event.id || startMs >= nextMs) continue;
      nextMs = startMs;
      nextId = event.id;
    }
    cancelTimer = wakeMs === Number.POSITIVE_INFINITY ? () => {} : clock.after(wakeMs - nowMs, settle);
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
    for (const [id, state] of before) if (state !== 0 && !told.has(id)) onMessage({ id, state: 0 });
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
      run = { event, isByHand: true };
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
