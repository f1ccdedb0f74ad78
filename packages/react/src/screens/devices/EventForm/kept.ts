import { type ComponentType, memo } from 'react';

/**
 * A part of a form that is drawn anew only where it is given something else, so that a key in one field does not draw all
 * the others (60 of them a second, while an event is dragged over its week). Functions are the same only if they are one:
 * those of `useForm` stay; what else is given to such a part is made with `useCallback`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const kept = <Props extends object>(Part: ComponentType<Props>) => memo(Part, looksSame);

/**
 * Of values and functions, and of lists and plain objects of them, such as fields and options; never of elements. What else
 * an object holds, as a date, a map or a set, its entries do not say: it is the same only if it is one.
 */
export function looksSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (!isPlain(before) || !isPlain(now) || Array.isArray(before) !== Array.isArray(now)) return false;
  const [was, is] = [Object.entries(before), new Map(Object.entries(now))];
  return (
    was.length === is.size && was.every(([name, value]) => is.has(name) && looksSame(value, is.get(name)))
  );
}

/** Whether its entries are all that it is. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
