import {
  convertDraft,
  isNight,
  type LocalSchedule,
  type MissingKey,
  readDraft,
  type ScheduleDraft,
  saysNextDay,
  type TooLongKey,
  toLocalSchedule,
} from './draft.ts';
import { runMinutes, type ScheduleEntry, toWeekMinute, type WeekMinute } from './entry.ts';
import { findOverlap, type Overlap, type OverlapIndex } from './overlap.ts';
import type { Repeat } from './repeat.ts';
import { nextClockChange, offsetAt } from './zone.ts';

/** Another event of the same device, as far as a recap names it. */
export interface NamedEntry extends ScheduleEntry {
  readonly id: string;
  readonly name: string;
}

/** Where and when a recap is read. */
export interface RecapContext {
  /** The zone of the viewer, as 'Europe/Rome'; one that is not known counts as UTC. */
  readonly timeZone: string;
  /** When the form was opened, in milliseconds since 1970: it reads and saves with the one offset of that moment. */
  readonly now: number;
}

type LengthKey = 'schedule.endBeforeStart' | 'schedule.noDuration' | TooLongKey;
type Nothing = Readonly<Record<string, never>>;

/** Another event that would run at the same time, and the local days and minutes of the day from and until when. */
export interface OverlapValues {
  readonly id: string;
  readonly name: string;
  readonly start: WeekMinute;
  readonly end: WeekMinute;
}

/** When an event runs, in local time. */
export interface RunValues {
  readonly repeat: Exclude<Repeat, { kind: 'always' }>;
  /** Start and end in minutes of the day. */
  readonly time: readonly [number, number];
  readonly durationMinutes: number;
  /** Whether the end of a day's run lies on the day after; weekly schedules name their days. */
  readonly isNextDay: boolean;
  /** When the clocks change next, in milliseconds since 1970, with the local schedule from then on; or null. */
  readonly clockChange: (LocalSchedule & { readonly atMs: number }) | null;
}

/** What a recap says (D5, Schedule recap): the key of a sentence in the message catalogue, and what that names. */
export type Recap =
  | { readonly valid: false; readonly key: MissingKey | LengthKey; readonly values: Nothing }
  | { readonly valid: false; readonly key: 'schedule.overlap'; readonly values: OverlapValues }
  | { readonly valid: true; readonly key: 'schedule.always'; readonly values: Nothing }
  | { readonly valid: true; readonly key: 'schedule.daily' | 'schedule.weekly'; readonly values: RunValues };

/** The keys of all that a recap can say. */
export type RecapKey = Recap['key'];

/**
 * What a draft means, or the first reason why it may not be saved (D5, Schedule recap; REC-02 to REC-07): for each key
 * that a person types, so `others` is best an index of `prepareOverlaps`, made without the edited event. Should that be
 * among them, it does not count. Never throws, whatever the draft holds, but a RangeError for a `now` that is no moment.
 */
export function recap(
  draft: ScheduleDraft,
  others: readonly NamedEntry[] | OverlapIndex<NamedEntry>,
  { timeZone, now }: RecapContext,
): Recap {
  const local = readDraft(draft);
  if (typeof local === 'string') return refuse(local);
  const { repeat, time } = local;
  const offsetMinutes = offsetAt(timeZone, now);
  const { entry, isLoaded } = convertDraft(draft, local, offsetMinutes);
  const durationMinutes = runMinutes(entry);
  const isNextDay = isNight(local);
  // Of a draft that knows no nights, only the clock of the viewer has put the loaded end before its start.
  const isMeant = saysNextDay(draft) || (isLoaded && draft.endsNextDay === undefined);
  if (durationMinutes === 0 || (isNextDay && !isMeant)) {
    return refuse(repeat.kind === 'daily' ? 'schedule.endBeforeStart' : 'schedule.noDuration');
  }
  const overlap = findOther(draft.id, entry, others);
  if (overlap) {
    const { id, name } = overlap.other;
    const start = toWeekMinute(overlap.start + offsetMinutes);
    const end = toWeekMinute(overlap.end + offsetMinutes);
    return { valid: false, key: 'schedule.overlap', values: { id, name, start, end } };
  }
  if (repeat.kind === 'always') return { valid: true, key: 'schedule.always', values: {} };
  const clockChange = findClockChange(entry, timeZone, now);
  return {
    valid: true,
    key: `schedule.${repeat.kind}`,
    values: { repeat, time, durationMinutes, isNextDay, clockChange },
  };
}

const refuse = (key: MissingKey | LengthKey): Recap => ({ valid: false, key, values: {} });

// An index holds the edited event only if its maker forgot: then it is searched without, at the price of a new one.
function findOther(
  id: string | undefined,
  entry: ScheduleEntry,
  others: readonly NamedEntry[] | OverlapIndex<NamedEntry>,
): Overlap<NamedEntry> | null {
  const found = findOverlap(entry, others);
  if (!found || found.other.id !== id) return found;
  const all = 'free' in others ? others.others : others;
  return findOverlap(
    entry,
    all.filter((other) => other.id !== id),
  );
}

function findClockChange(entry: ScheduleEntry, timeZone: string, now: number) {
  const change = nextClockChange(timeZone, now);
  const local = change && toLocalSchedule(entry, change.after);
  return local && { ...local, atMs: change.atMs };
}
