/** Minutes of a day, and the days of a week from Sunday. */
export const DAY = 1440;
export const WEEK = 7 * DAY;

/** A run in minutes of a week that begins on Sunday; `end` passes 10080 where it lasts past Saturday. */
export interface WeekRun {
  readonly start: number;
  readonly end: number;
}

/** How an event is drawn; `free` is a time at which none runs. Of one that plays or comes next, only the run that does is marked. */
export type WeekEventState = 'event' | 'playing' | 'scheduled' | 'edited' | 'free';

export interface WeekEvent {
  /** Unlike any other of the week. */
  id: string;
  name: string;
  state?: WeekEventState | undefined;
  /** In minutes of the local week; see `weekRuns` of the protocol. */
  runs: readonly WeekRun[];
}

/** A run, or the part of it that lies on one day. */
export interface DayPart {
  /** Minutes of the day. */
  start: number;
  end: number;
  /** It goes on across midnight. */
  isCutAtStart: boolean;
  isCutAtEnd: boolean;
}

export interface WeekBar extends DayPart {
  event: WeekEvent;
  run: WeekRun;
  state: WeekEventState;
  /** Another event runs at the same time. */
  isOverlapping: boolean;
  /** Of the parts of a run, the longest one bears its name. */
  isNamed: boolean;
}

export interface WeekDay {
  /** 0 (Sunday) to 6. */
  day: number;
  /** In the order in which they begin. */
  bars: readonly WeekBar[];
  /** Where two or more run at once, in minutes of the day. */
  overlaps: readonly WeekRun[];
}

export interface WeekLayoutOptions {
  /** 0 (Sunday) to 6: the row at the top. */
  firstDay: number;
  /** The minute of the local week. */
  now?: number | undefined;
}

/** The bars of a week, a row for each day. */
export function layOutWeek(
  events: readonly WeekEvent[],
  { firstDay, now }: WeekLayoutOptions,
): readonly WeekDay[] {
  const rows: WeekBar[][] = Array.from({ length: 7 }, () => []);
  for (const event of events) {
    const marked = markedRun(event, now);
    for (const run of event.runs) {
      const isMarked = marked === undefined || marked === run;
      const state = isMarked ? (event.state ?? 'event') : 'event';
      const parts = cutRun(run);
      const longest = Math.max(...parts.map(({ start, end }) => end - start));
      const named = parts.find(({ start, end }) => end - start === longest);
      for (const cut of parts) {
        const { day, ...part } = cut;
        rows[day]?.push({ ...part, event, run, state, isOverlapping: false, isNamed: cut === named });
      }
    }
  }
  return rows.map((_, index) => {
    const day = (firstDay + index) % 7;
    const bars = (rows[day] ?? []).sort((a, b) => a.start - b.start);
    const overlaps = findOverlaps(bars);
    for (const bar of bars) {
      bar.isOverlapping = overlaps.some(({ start, end }) => start < bar.end && bar.start < end);
    }
    return { day, bars, overlaps };
  });
}

/** Whether two layouts of a day look alike. Where bars lie and overlap follows from their events, which never change. */
export const isSameDay = (one: WeekDay, other: WeekDay): boolean =>
  one.day === other.day &&
  one.bars.length === other.bars.length &&
  one.bars.every(({ event, state }, i) => {
    const bar = other.bars[i];
    return event === bar?.event && state === bar.state;
  });

/** Of an event that plays or comes next, the run that does; nothing where all its runs look alike. */
function markedRun({ state, runs }: WeekEvent, now: number | undefined): WeekRun | null | undefined {
  if (now === undefined) return undefined;
  if (state === 'playing') {
    return runs.find(({ start, end }) => (now - start + WEEK) % WEEK < end - start) ?? null;
  }
  if (state !== 'scheduled') return undefined;
  const wait = ({ start }: WeekRun) => (start - now + WEEK) % WEEK;
  return runs.reduce<WeekRun | null>((soonest, run) => {
    return soonest === null || wait(run) < wait(soonest) ? run : soonest;
  }, null);
}

/** Cuts a run at each midnight: the parts, each with its day. */
export function cutRun(run: WeekRun): readonly (DayPart & { day: number })[] {
  const parts: (DayPart & { day: number })[] = [];
  for (let from = run.start; from < run.end; ) {
    const midnight = (Math.floor(from / DAY) + 1) * DAY;
    const until = Math.min(run.end, midnight);
    parts.push({
      day: Math.floor(from / DAY) % 7,
      start: from % DAY,
      end: until - (midnight - DAY),
      isCutAtStart: from > run.start,
      isCutAtEnd: until < run.end,
    });
    from = until;
  }
  return parts;
}

/** Where at least two of a day's bars lie, touching parts as one. */
function findOverlaps(bars: readonly WeekBar[]): readonly WeekRun[] {
  const found: { start: number; end: number }[] = [];
  let reached = 0;
  for (const { start, end } of bars) {
    const meets = Math.min(end, reached);
    const last = found.at(-1);
    if (start < meets) {
      if (last !== undefined && start <= last.end) last.end = Math.max(last.end, meets);
      else found.push({ start, end: meets });
    }
    reached = Math.max(reached, end);
  }
  return found;
}
