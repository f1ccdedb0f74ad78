import { DAY, type FreeTime } from '@carillon/protocol/schedule';
import type { WeekRun } from '../../../ui/index.ts';

// How a time that was drawn on a week travels to the form of a new event: in its address, in the viewer's time, as
// '?day=1,2,3&start=14:00&end=15:30'. 24:00 is an end.

/** What the address of the form says of the same hours of some days. */
export function toSpanSearch(runs: readonly WeekRun[]): string {
  const [{ start, end } = { start: 0, end: 0 }] = runs;
  const first = dayOf(start) * DAY;
  const days = runs.map((run) => dayOf(run.start) % 7);
  return `day=${days.join()}&start=${toClock(start - first)}&end=${toClock(end - first)}`;
}

const dayOf = (minute: number) => Math.floor(minute / DAY);

const toClock = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What it is read as, or null where it says none. */
export function readSpan(search: string): FreeTime | null {
  const given = new URLSearchParams(search);
  const [days] = /^[0-6](,[0-6])*$/.exec(given.get('day') ?? '') ?? [];
  const [start, end] = [readClock(given.get('start')), readClock(given.get('end'))];
  if (days === undefined || start === null || end === null || start >= end || start >= DAY) return null;
  return { days: [...new Set(days.split(',').map(Number))], time: [start, end] };
}

function readClock(text: string | null): number | null {
  const [, hour, minute] = /^(\d{2}):([0-5]\d)$/.exec(text ?? '') ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY ? minutes : null;
}
