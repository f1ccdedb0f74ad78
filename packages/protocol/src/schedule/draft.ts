import { DAY, mod, type ScheduleEntry } from './entry.ts';
import { localToUtc, utcToLocal } from './local.ts';
import { DAYS, decodeRepeat, encodeRepeat, isDay, type Repeat } from './repeat.ts';

/** What a person picks in the schedule of an event form, in local time (D5, Schedule recap); null is not picked yet. */
export interface ScheduleDraft {
  /** The id of the event that is edited; none for a new one. */
  readonly id?: string | undefined;
  readonly repeat: RepeatDraft;
  /** Start and end in minutes of the day, 0 to 1439; 1440 as an end is 00:00 of the next day. Always needs none. */
  readonly time: readonly [number | null, number | null];
  /** A daily schedule is one of nights: its end lies on the day after its start, and within 24 hours. */
  readonly endsNextDay?: boolean | undefined;
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

/** What a daily draft cannot say: a run of 24 hours or more, which is a matter of Weekly or Always. */
export type TooLongKey = 'schedule.wholeDay';

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
  return {
    ...local,
    ...(local.repeat.kind === 'always' && { time: [null, null] }),
    ...(isNight(local) && { endsNextDay: true }),
    loaded,
  };
}

/** Whether the end of a day's run lies on the day after its start. */
export const isNight = ({
  repeat,
  time: [start, end],
}: Pick<LocalSchedule, 'time'> & { repeat: RepeatDraft }) => repeat.kind === 'daily' && end < start;

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

/** The schedule that a draft says, or the first thing that it does not say, or cannot. */
export function readDraft(draft: ScheduleDraft): LocalSchedule | MissingKey | TooLongKey {
  const { repeat } = draft;
  const [start, end] = draft.time;
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
  if (end !== DAY) {
    if (!isMinute(end)) return 'schedule.noEnd';
    // By the clock alone it would be an ordinary day, or nothing.
    if (picked.kind === 'daily' && draft.endsNextDay && end >= start) return 'schedule.wholeDay';
    return { repeat: picked, time: [start, end] };
  }
  if (picked.kind === 'weekly') {
    return { repeat: { ...picked, stop: (picked.stop + 1) % 7 }, time: [start, 0] };
  }
  return start === 0 ? 'schedule.wholeDay' : { repeat: picked, time: [start, 0] };
}

/** Whether a draft says that its end lies on the day after its start. */
export const saysNextDay = ({ endsNextDay = false, time }: ScheduleDraft) => endsNextDay || time[1] === DAY;

function isMinute(minute: number | null): minute is number {
  return minute !== null && Number.isInteger(minute) && minute === mod(minute, DAY);
}

const isSame = (a: ScheduleEntry, b: ScheduleEntry) =>
  a.repeat === b.repeat && a.time.join() === b.time.join();
