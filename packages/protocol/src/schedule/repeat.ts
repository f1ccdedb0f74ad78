/** When an event repeats (D3, Repeat mask). Days are 0 Sunday to 6 Saturday; `days` is ascending and not empty. */
export type Repeat =
  | { readonly kind: 'always' }
  | { readonly kind: 'daily'; readonly days: readonly number[] }
  | { readonly kind: 'weekly'; readonly start: number; readonly stop: number };

/** The mask of Always (D3): the one bit above the days, the start days and the stop days of a week. */
export const ALWAYS = 1 << 21;

/** The days of the week, from Sunday. */
export const DAYS: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** The daily mask of all seven days (D3). */
export const EACH_DAY = 127;

/** The places of the start days and of the stop days in a weekly mask. */
export const WEEKLY_START = 7;
export const WEEKLY_STOP = 14;

/** Whether a value is a day of the week: 0 (Sunday) to 6 (Saturday). */
export function isDay(day: number | null): day is number {
  return day !== null && DAYS.includes(day);
}

/** The mask of a repetition (D3). Throws a RangeError on a day that is not 0 to 6, or on no day at all. */
export function encodeRepeat(repeat: Repeat): number {
  switch (repeat.kind) {
    case 'always':
      return ALWAYS;
    case 'daily':
      return dayBits(repeat.days, 0);
    case 'weekly':
      return dayBits([repeat.start], WEEKLY_START) | dayBits([repeat.stop], WEEKLY_STOP);
  }
}

/** The repetition of a mask (D3), or null for a mask that is none of the three kinds. */
export function decodeRepeat(mask: number): Repeat | null {
  const kind = readKind(mask);
  if (kind === 'daily') return { kind, days: DAYS.filter((day) => mask & (1 << day)) };
  if (kind === 'weekly') return { kind, start: startDay(mask), stop: stopDay(mask) };
  return kind && { kind };
}

/** The kind of a mask, or null for one that is none of the three. */
export function readKind(mask: number): Repeat['kind'] | null {
  if (!Number.isInteger(mask) || mask <= 0 || mask > ALWAYS) return null;
  if (mask === ALWAYS) return 'always';
  if (mask <= EACH_DAY) return 'daily';
  // One start day and one stop day, and nothing else.
  const weekly = (1 << (startDay(mask) + WEEKLY_START)) | (1 << (stopDay(mask) + WEEKLY_STOP));
  return mask === weekly && stopDay(mask) >= 0 ? 'weekly' : null;
}

/** The days on which a daily or weekly mask begins, as the bits of a daily one. */
export const startDays = (mask: number) => (mask | (mask >> WEEKLY_START)) & EACH_DAY;

/** The day on which a weekly mask begins. */
export const startDay = (mask: number) => highestBit(startDays(mask));

/** The day on which a weekly mask ends. */
export const stopDay = (mask: number) => highestBit(mask) - WEEKLY_STOP;

function dayBits(days: readonly number[], shift: number): number {
  if (days.length === 0 || !days.every(isDay)) throw new RangeError(`Not days: ${days}.`);
  return days.reduce((mask, day) => mask | (1 << (day + shift)), 0);
}

const highestBit = (bits: number) => 31 - Math.clz32(bits);
