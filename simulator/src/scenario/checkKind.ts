import { show } from '../show.ts';

/** Throws a RangeError for a value that is not of its kind, in a sentence with what is. */
export function checkKind(
  name: string,
  value: unknown,
  kind: string,
  isKind: (value: unknown) => boolean,
): void {
  if (!isKind(value)) throw new RangeError(`${name} must be ${kind}, not ${show(value)}.`);
}
