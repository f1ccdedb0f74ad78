import { type ComponentType, memo } from 'react';

/**
 * A part of a form that is drawn anew only where it shows something else, so that a key in one field does not draw all the
 * others (60 of them a second, while an event is dragged over its week). Functions are not compared: those of `useForm` do
 * the same whenever they were made, and what a part computes of a value has that value among its props.
 */
/* @__NO_SIDE_EFFECTS__ */
export const kept = <Props extends object>(Part: ComponentType<Props>) => memo(Part, looksSame);

/** Of values and of lists and objects of them, such as fields and options; never of elements. */
export function looksSame(before: unknown, now: unknown): boolean {
  if (Object.is(before, now)) return true;
  if (typeof before === 'function' && typeof now === 'function') return true;
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return false;
  const [was, is] = [Object.entries(before), new Map(Object.entries(now))];
  return (
    was.length === is.size && was.every(([name, value]) => is.has(name) && looksSame(value, is.get(name)))
  );
}
