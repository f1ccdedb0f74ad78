export interface Steps {
  minValue: number;
  maxValue: number;
  step?: number | undefined;
}

/**
 * The value so many steps up or down. A value between two steps comes to the next one first; one that is beyond an end of the
 * scale stays where it is, or comes back to that end.
 */
export function stepFrom(
  value: number,
  sign: 1 | -1,
  { minValue, maxValue, step = 1 }: Steps,
  count = 1,
): number {
  const place = round((value - minValue) / step);
  const first = sign === 1 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  const next = round(minValue + (first + sign * (count - 1)) * step);
  const bounded = Math.min(Math.max(next, minValue), maxValue);
  return sign === 1 ? Math.max(value, bounded) : Math.min(value, bounded);
}

/** Without the dust of binary fractions: 0.1 + 0.2 is 0.3. */
const round = (value: number) => Math.round(value * 1e9) / 1e9;
