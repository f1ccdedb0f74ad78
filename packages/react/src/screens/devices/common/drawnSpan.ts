import { DAY } from '@carillon/protocol/schedule';
import type { WeekRun } from '../../../ui/index.ts';

// How a time that was drawn on a week travels to the form of a new event: in its address, in the viewer's time, as
// '?day=0&start=14:00&end=15:30'. 24:00 is an end.

/** What the address of the form says. */
export function toSpanSearch({ start, end }: WeekRun): string {
  const first = Math.floor(start / DAY) * DAY;
  return `day=${(first / DAY) % 7}&start=${toClock(start - first)}&end=${toClock(end - first)}`;
}

const toClock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What it is read as: a run in minutes of the local week, or null where it says none. */
export function readSpan(search: string): WeekRun | null {
  const given = new URLSearchParams(search);
  const day = /^[0-6]$/.exec(given.get('day') ?? '');
  const [start, end] = [readClock(given.get('start')), readClock(given.get('end'))];
  if (!day || start === null || end === null || start >= end || start >= DAY) return null;
  const first = Number(day[0]) * DAY;
  return { start: first + start, end: first + end };
}

function readClock(text: string | null): number | null {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(text ?? '') ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY ? minutes : null;
}
