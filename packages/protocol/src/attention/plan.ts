import { canRun } from '../device/modes.ts';
import { currentOccurrence, nextOccurrence, type Occurrence } from '../schedule/occurrence.ts';
import type { AttentionEvent, Heard } from './heard.ts';

/** An event and one of its runs, in milliseconds since 1970. */
export interface PlannedRun extends Occurrence {
  readonly event: AttentionEvent;
}

/** What a device is to do by its events at a moment. */
export interface Plan {
  /** Whose hours it is; of two the one that began last, as a device decides. */
  readonly due: PlannedRun | null;
  readonly next: PlannedRun | null;
  /** When this may be otherwise, in milliseconds since 1970. */
  readonly changesMs: number;
}

/** What the events of a device say at a moment of its clock or of this computer's. */
export function findPlan(heard: Heard, atMs: number): Plan {
  let due: PlannedRun | null = null;
  let next: PlannedRun | null = null;
  let changesMs = Number.POSITIVE_INFINITY;
  for (const event of heard.events ?? []) {
    if (!canRunHere(heard, event)) continue;
    const now = currentOccurrence(event, atMs);
    const coming = nextOccurrence(event, atMs);
    if (now) changesMs = Math.min(changesMs, now.endMs);
    if (now && (!due || now.startMs > due.startMs)) due = { event, ...now };
    if (coming) changesMs = Math.min(changesMs, coming.startMs);
    if (coming && (!next || coming.startMs < next.startMs)) next = { event, ...coming };
  }
  return { due, next, changesMs };
}

/** Whether these are the hours of an event. */
export const isInHours = (event: AttentionEvent | undefined, atMs: number) =>
  event !== undefined && currentOccurrence(event, atMs) !== null;

/** Whether its class can run an event. A mode that only a newer firmware knows counts once the device's own schedule names it. */
export const canRunHere = ({ classId, schedule }: Heard, { id, mode }: AttentionEvent) =>
  mode === 'playback' || mode === 'sender' ? canRun(classId, mode) : schedule[id] !== undefined;
