import { DAY, mod, type ScheduleEntry } from './entry.ts';
import { localToUtc, utcToLocal } from './local.ts';
import { DAYS, decodeRepeat, encodeRepeat, isDay, type Repeat } from './repeat.ts';

/** What a person picks in the schedule of an event form, in local time (D5, Schedule recap); null is not picked yet. */
export interface ScheduleDraft {
  /** The id of the event that is edited; none for a new one. */
  readonly id?: string | undefined;
  readonly repeat: RepeatDraft;
  /** Start and end in minutes of the day, 0 to 1439: 24:00 cannot be typed. Always needs none. */
  readonly time: readonly [number | null, number | null];
  /**
   * The entry that the draft was made of. While the draft still says the same, it is saved unchanged, and an end that
   * only the clock of the viewer puts before its start is right: a rename must not be refused for it (REC-07).
   */
  readonly loaded?: ScheduleEntry | undefined;
}

/** A repetition that is being picked: no day at all, and weekly ends that are not there yet, are drafts too. */
export type RepeatDraft =
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly days: readonly number[] }
  | { readonly kind: 'weekly'; readonly start: number | null; readonly stop: number | null };

/** What a draft still needs (D5, Schedule recap), in the order in which it is asked for. */
export type MissingKey =
  | 'schedule.noDay'
  | 'schedule.noStartDay'
  | 'schedule.noEndDay'
  | 'schedule.noStart'
  | 'schedule.noEnd';

/** A schedule in local time: when it repeats, and start and end in minutes of the day; Always has [0, 0]. */
export interface LocalSchedule {
  readonly repeat: Repeat;
  readonly time: readonly [number, number];
}

/**
 * The draft of an entry, for a form that opens (REC-07). `offsetMinutes` is that of the zone when it opens, and the same
 * until it is saved. An illegal mask becomes a daily draft without days: the person picks anew.
 */
export function toScheduleDraft({ repeat, time }: ScheduleEntry, offsetMinutes: number): ScheduleDraft {
  const loaded = { repeat, time };
  const local = toLocalSchedule(loaded, offsetMinutes) ?? { repeat: { kind: 'daily', days: [] }, time };
  return { ...local, ...(local.repeat.kind === 'always' && { time: [null, null] }), loaded };
}

/**
 * The entry to save for a draft (REC-07), or null while something is missing; whether it may be saved, `recap` says.
 * Always sends [0, 0] (docs/protocol.md, Broker protocol). What was loaded and still stands there comes back as it was.
 */
export function toScheduleEntry(draft: ScheduleDraft, offsetMinutes: number): ScheduleEntry | null {
  const local = readDraft(draft);
  return typeof local === 'string' ? null : convertDraft(draft, local, offsetMinutes).entry;
}

/** The entry of a draft that reads as `local`, and whether it is the one that was loaded. */
export function convertDraft(
  { loaded }: ScheduleDraft,
  { repeat, time }: LocalSchedule,
  offsetMinutes: number,
) {
  const local = { repeat: encodeRepeat(repeat), time };
  const isLoaded = loaded !== undefined && isSame(utcToLocal(loaded, offsetMinutes), local);
  return { entry: isLoaded ? loaded : localToUtc(local, offsetMinutes), isLoaded };
}

/** What an entry is in local time, or null where its mask is illegal. */
export function toLocalSchedule(entry: ScheduleEntry, offsetMinutes: number): LocalSchedule | null {
  const local = utcToLocal(entry, offsetMinutes);
  const repeat = decodeRepeat(local.repeat);
  return repeat && { repeat, time: local.time };
}

/** The schedule that a draft says, or the first thing that it does not say. */
export function readDraft({ repeat, time: [start, end] }: ScheduleDraft): LocalSchedule | MissingKey {
  if (repeat.kind === 'always') return { repeat, time: [0, 0] };
  let picked: Repeat;
  if (repeat.kind === 'daily') {
    picked = { kind: 'daily', days: DAYS.filter((day) => repeat.days.includes(day)) };
    if (picked.days.length === 0) return 'schedule.noDay';
  } else {
    if (!isDay(repeat.start)) return 'schedule.noStartDay';
    if (!isDay(repeat.stop)) return 'schedule.noEndDay';
    picked = { kind: 'weekly', start: repeat.start, stop: repeat.stop };
  }
  if (!isMinute(start)) return 'schedule.noStart';
  return isMinute(end) ? { repeat: picked, time: [start, end] } : 'schedule.noEnd';
}

function isMinute(minute: number | null): minute is number {
  return minute !== null && Number.isInteger(minute) && minute === mod(minute, DAY);
}

const isSame = (a: ScheduleEntry, b: ScheduleEntry) =>
  a.repeat === b.repeat && a.time.join() === b.time.join();
