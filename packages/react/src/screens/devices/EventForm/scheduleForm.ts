import type { Problems } from '@carillon/protocol/form';
import {
  DAY,
  type FreeTime,
  type Recap,
  type RepeatDraft,
  type ScheduleDraft,
  type ScheduleEntry,
  toScheduleDraft,
  type WeekRun,
} from '@carillon/protocol/schedule';
import type { TimeOfDay } from '../../../ui/index.ts';
import { readSpan } from '../common/drawnSpan.ts';

/** What stands in the fields of a schedule, in local time: those of another kind keep what was typed in them. */
export interface ScheduleForm {
  readonly kind: RepeatDraft['kind'];
  /** '0' (Sunday) to '6', as the controls have them; empty where none is chosen yet. */
  readonly days: readonly string[];
  readonly startDay: string;
  readonly endDay: string;
  readonly start: TimeOfDay | null;
  readonly end: TimeOfDay | null;
  /** Of a daily schedule: its end lies on the day after its start. */
  readonly endsNextDay: boolean;
}

/** A schedule before anything is chosen. */
const NEW_SCHEDULE: ScheduleForm = {
  kind: 'daily',
  days: [],
  startDay: '',
  endDay: '',
  start: null,
  end: null,
  endsNextDay: false,
};

/** The schedule of a new event: what its address says was drawn on the week (EVT-10), or nothing. */
export function toNewSchedule(search: string): ScheduleForm {
  const drawn = readSpan(search);
  return drawn ? toFreeForm(drawn) : NEW_SCHEDULE;
}

/** What an entry is shown as; `offsetMinutes` is that of the zone when the form opens. */
export function toScheduleForm(entry: ScheduleEntry, offsetMinutes: number): ScheduleForm {
  return formOfDraft(toScheduleDraft(entry, offsetMinutes));
}

/** What a draft is shown as. */
function formOfDraft({ repeat, time: [start, end], endsNextDay = false }: ScheduleDraft): ScheduleForm {
  const { kind } = repeat;
  return {
    ...NEW_SCHEDULE,
    kind,
    ...(kind === 'daily' && { days: repeat.days.map(String) }),
    ...(kind === 'weekly' && { startDay: toText(repeat.start), endDay: toText(repeat.stop) }),
    start: toTimeOfDay(start),
    end: toTimeOfDay(end),
    endsNextDay,
  };
}

/** What the fields say; `saved` is the event that they were loaded from. */
export function toDraft(
  form: ScheduleForm,
  saved: (ScheduleEntry & { readonly id: string }) | null,
): ScheduleDraft {
  return {
    id: saved?.id,
    repeat: toRepeat(form),
    time: [toMinute(form.start), toMinute(form.end)],
    ...(form.kind === 'daily' && { endsNextDay: form.endsNextDay }),
    loaded: saved ? { repeat: saved.repeat, time: saved.time } : undefined,
  };
}

function toRepeat({ kind, days, startDay, endDay }: ScheduleForm): RepeatDraft {
  if (kind === 'daily') return { kind, days: days.map(Number) };
  return kind === 'weekly' ? { kind, start: toDay(startDay), stop: toDay(endDay) } : { kind };
}

/** The same schedule with one of its runs, in minutes of the local week, elsewhere: those of other days go with it. */
export function withRun(form: ScheduleForm, { start, end }: WeekRun): ScheduleForm {
  const startDay = toText(dayOf(start));
  return {
    ...form,
    ...(form.kind === 'weekly'
      ? { startDay, endDay: toText(dayOf(end)) }
      : {
          days: form.days.includes(startDay) ? form.days : [startDay],
          // Midnight is 00:00 of the next day, which no field can say otherwise.
          endsNextDay: Math.floor(end / DAY) > Math.floor(start / DAY),
        }),
    start: toTimeOfDay(start % DAY),
    end: toTimeOfDay(end % DAY),
  };
}

/** A daily schedule at a time that is free. */
export function toFreeForm({ days, time: [start, end] }: FreeTime): ScheduleForm {
  return {
    ...NEW_SCHEDULE,
    days: days.map(String),
    start: toTimeOfDay(start),
    end: toTimeOfDay(end % DAY),
    endsNextDay: end === DAY,
  };
}

/** Nothing is chosen or typed yet of when it runs. */
export const isUntouched = (form: ScheduleForm) =>
  form.kind === 'daily' && form.days.length === 0 && form.start === null && form.end === null;

const dayOf = (minute: number) => Math.floor(minute / DAY) % 7;

/** Which of the fields a refusal of the recap is about (D5, Schedule recap). */
const FIELD_OF = {
  'schedule.noDay': 'days',
  'schedule.noStartDay': 'startDay',
  'schedule.noEndDay': 'endDay',
  'schedule.noStart': 'start',
  'schedule.noEnd': 'end',
  'schedule.endBeforeStart': 'end',
  'schedule.noDuration': 'end',
  'schedule.wholeDay': 'end',
  'schedule.overlap': 'end',
} as const;

/** What is wrong with a schedule, at the field to change. */
export function findScheduleProblems(recap: Recap, { kind }: ScheduleForm): Problems {
  if (recap.valid) return {};
  // Always has no times that could be changed.
  const field = kind === 'always' ? 'kind' : FIELD_OF[recap.key];
  return { [`schedule.${field}`]: { key: recap.key } };
}

const toText = (day: number | null) => (day === null ? '' : String(day));

const toDay = (text: string) => (text === '' ? null : Number(text));

const toTimeOfDay = (minute: number | null): TimeOfDay | null =>
  minute === null ? null : { hour: Math.floor(minute / 60), minute: minute % 60 };

const toMinute = (time: TimeOfDay | null) => time && time.hour * 60 + time.minute;
