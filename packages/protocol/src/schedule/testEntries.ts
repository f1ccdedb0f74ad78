import fc from 'fast-check';
import type { ScheduleEntry } from './entry.ts';
import { decodeRepeat, encodeRepeat, type Repeat } from './repeat.ts';

/** An entry of one kind, from days and minutes of the day. */
export const daily = (days: number[], start: number, end: number): ScheduleEntry => ({
  repeat: encodeRepeat({ kind: 'daily', days }),
  time: [start, end],
});
export const weekly = (from: number, start: number, to: number, end: number): ScheduleEntry => ({
  repeat: encodeRepeat({ kind: 'weekly', start: from, stop: to }),
  time: [start, end],
});
export const always: ScheduleEntry = { repeat: encodeRepeat({ kind: 'always' }), time: [0, 0] };
/** A day and a weekly start. */
export const illegal: ScheduleEntry = { repeat: 129, time: [0, 600] };

const day = fc.integer({ min: 0, max: 6 });
const days = fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 });

/** Every repetition that has a mask. */
export const repeats: fc.Arbitrary<Repeat> = fc.oneof(
  fc.constant({ kind: 'always' } as const),
  fc.record({ kind: fc.constant('daily' as const), days }),
  fc.record({ kind: fc.constant('weekly' as const), start: day, stop: day }),
);

// Few distinct minutes make equal, touching and wrapping entries common.
const minute = fc.oneof(fc.constantFrom(0, 1, 30, 720, 1410, 1439), fc.integer({ min: 0, max: 1439 }));

/** Entries of every kind that mean something, some without length. */
export const legalEntries: fc.Arbitrary<ScheduleEntry> = fc.record({
  repeat: repeats.map(encodeRepeat),
  time: fc.tuple(minute, minute),
});

/** Entries of every kind, some without length and some with a mask that means nothing. */
export const entries: fc.Arbitrary<ScheduleEntry> = fc.record({
  repeat: fc.oneof(
    { weight: 9, arbitrary: repeats.map(encodeRepeat) },
    fc.constantFrom(0, 129, 128, 1 << 22),
  ),
  time: fc.tuple(minute, minute),
});

/**
 * Whether an entry runs in a minute of the week, said anew and without ranges: in the hours of a day that is picked,
 * or after midnight in those of the day before; between the two ends of a weekly entry, around the end of the week.
 */
export function runsIn({ repeat, time: [start, end] }: ScheduleEntry, minuteOfWeek: number): boolean {
  const kind = decodeRepeat(repeat);
  if (!kind || kind.kind === 'always') return kind !== null;
  if (kind.kind === 'weekly') {
    const from = kind.start * 1440 + start;
    const to = kind.stop * 1440 + end;
    if (from <= to) return from <= minuteOfWeek && minuteOfWeek < to;
    return minuteOfWeek >= from || minuteOfWeek < to;
  }
  const today = Math.floor(minuteOfWeek / 1440);
  const isPicked = (day: number) => kind.days.includes((day + 7) % 7);
  const now = minuteOfWeek % 1440;
  if (start <= end) return isPicked(today) && start <= now && now < end;
  return (isPicked(today) && now >= start) || (isPicked(today - 1) && now < end);
}
