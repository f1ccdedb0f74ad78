const WEEKLY_START = 7;
const WEEKLY_STOP = 14;
const ALWAYS = 1 << 21;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** When an event repeats (D3, Repeat mask). Days are 0 Sunday to 6 Saturday; `days` is ascending and not empty. */
export type Repeat =
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly days: readonly number[] }
  | { readonly kind: 'weekly'; readonly start: number; readonly stop: number };

/** The mask of a repetition. Throws a RangeError on a day that is not 0 to 6, or on no day at all. */
export function encodeRepeat(repeat: Repeat): number {
  switch (repeat.kind) {
    case 'always':
      return ALWAYS;
    case 'daily':
      if (repeat.days.length === 0) throw new RangeError('A daily repetition needs at least one day.');
      return repeat.days.reduce((mask, day) => mask | dayBit(day, 0), 0);
    case 'weekly':
      return dayBit(repeat.start, WEEKLY_START) | dayBit(repeat.stop, WEEKLY_STOP);
  }
}

/** The repetition of a mask, or null for a mask that is none of the three kinds. */
export function decodeRepeat(mask: number): Repeat | null {
  if (!Number.isInteger(mask) || mask <= 0 || mask > ALWAYS) return null;
  if (mask === ALWAYS) return { kind: 'always' };
  const days = daysFrom(mask, 0);
  const starts = daysFrom(mask, WEEKLY_START);
  const stops = daysFrom(mask, WEEKLY_STOP);
  if (days.length > 0) return starts.length + stops.length === 0 ? { kind: 'daily', days } : null;
  const [start] = starts;
  const [stop] = stops;
  if (start === undefined || stop === undefined || starts.length + stops.length !== 2) return null;
  return { kind: 'weekly', start, stop };
}

function dayBit(day: number, shift: number): number {
  if (!DAYS.includes(day)) throw new RangeError(`A day is 0 (Sunday) to 6 (Saturday), not ${day}.`);
  return 1 << (day + shift);
}

function daysFrom(mask: number, shift: number): number[] {
  return DAYS.filter((day) => mask & (1 << (day + shift)));
}
