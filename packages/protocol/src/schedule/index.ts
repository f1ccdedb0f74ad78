export { type DayMark, dayRuns, type LocalDay, localDay } from './day.ts';
export {
  type LocalSchedule,
  type MissingKey,
  type RepeatDraft,
  type ScheduleDraft,
  type TooLongKey,
  toLocalSchedule,
  toScheduleDraft,
  toScheduleEntry,
} from './draft.ts';
export { DAY, DAY_MS, type ScheduleEntry, WEEK, type WeekMinute } from './entry.ts';
export { type FreeTime, findFreeTime } from './free.ts';
export { localToUtc, utcToLocal } from './local.ts';
export { currentOccurrence, nextOccurrence, type Occurrence } from './occurrence.ts';
export { findOverlap, type Overlap, type OverlapIndex, overlaps, prepareOverlaps } from './overlap.ts';
export {
  type NamedEntry,
  type OverlapValues,
  type Recap,
  type RecapContext,
  type RecapKey,
  type RunValues,
  recap,
} from './recap.ts';
export { decodeRepeat, encodeRepeat, type Repeat } from './repeat.ts';
export { type WeekRun, weekRuns } from './week.ts';
export { type ClockChange, isTimeZone, nextClockChange, offsetAt } from './zone.ts';
