import { fromHundredths, parseCents, parsePercent } from '../money/index.ts';

// What a form sends of an amount that is none is NaN: the schema of the body then says so at its field.

/** Typed euro as cents. */
export const readCents = (typed: string): number => parseCents(typed.trim()) ?? Number.NaN;

/** A typed percentage as a number; an empty one is 0. */
export function readPercent(typed: string): number {
  const text = typed.trim();
  const hundredths = text === '' ? 0 : parsePercent(text);
  return hundredths === null ? Number.NaN : fromHundredths(hundredths);
}
