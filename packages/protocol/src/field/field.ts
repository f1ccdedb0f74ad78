// The few kinds of fields that all schemas are made of. Written as functions without side effects, so that a bundle
// drops the schemas that it does not use: a call of a method, such as `check`, is never dropped at the top level.
import * as z from 'zod/mini';
import type { ProblemKey } from '../form/problem.ts';

/** An integer of `min` to `max`, as a JSON number. */
/* @__NO_SIDE_EFFECTS__ */
export function integer(min: number, max = Number.MAX_SAFE_INTEGER, problem?: ProblemKey) {
  return z.int(problem).check(z.gte(min, problem), z.lte(max, problem));
}

/** A number of `min` to `max`: neither NaN nor infinite. */
/* @__NO_SIDE_EFFECTS__ */
export function number(min: number, max: number, problem?: ProblemKey) {
  return z.number(problem).check(z.gte(min, problem), z.lte(max, problem));
}

/**
 * A word of a list that may grow, as it is read: any text is taken, so that a newer platform or firmware costs its own
 * words and not the whole answer. What is sent is held to the list itself.
 */
/* @__NO_SIDE_EFFECTS__ */
export function openWord<Known extends z.ZodMiniType<string>>(known: Known) {
  return z.union([known, z.string()]);
}

/** A number of a list that may grow, counted from 0, as it is read; `last` is the highest that is known. */
/* @__NO_SIDE_EFFECTS__ */
export function openCode(last: number) {
  return z.union([integer(0, last), integer(0)]);
}

/** Text of at most `max` characters (`countCharacters`); it may be empty. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number) {
  return z.string().check(z.maxLength(max));
}

/** Text of at most `max` characters (`countCharacters`), of which at least one is not blank. */
/* @__NO_SIDE_EFFECTS__ */
export function filled(max: number, problem?: ProblemKey) {
  // What is too long has a sentence of its own, which names the limit.
  const error = ({ code }: { readonly code: string }) => (code === 'too_big' ? undefined : problem);
  return z.string({ error }).check(z.regex(/\S/), z.maxLength(max));
}

/** Text that a pattern accepts. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(pattern: RegExp, problem?: ProblemKey) {
  return z.string(problem).check(z.regex(pattern, problem));
}

/** A day of the calendar: '2026-11-21'. */
/* @__NO_SIDE_EFFECTS__ */
export function date(problem?: ProblemKey) {
  const isDay = (text: string) => {
    const ms = Date.parse(text);
    return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
  };
  return matching(/^\d{4}-\d\d-\d\d$/, problem).check(z.refine(isDay, problem));
}

/** At most `max` values of one kind; a longer list is looked at no further. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(of: T, max: number) {
  return z.array(of).check(z.maxLength(max, { abort: true }));
}

/** The id of a record: a positive integer (docs/protocol.md, HTTP API). */
export const id = integer(1);

/** How many of something there are. */
export const count = integer(0);

/** A moment, ISO 8601 in UTC: '2026-11-21T08:00:00.000Z'. */
export const timestamp = moment();

/* @__NO_SIDE_EFFECTS__ */
function moment() {
  // zod's own pattern knows the days of each month too, and weighs more than all other fields together.
  return matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/).check(
    z.refine((text) => !Number.isNaN(Date.parse(text))),
  );
}

/** Yes or no on the wire of devices: 1 or 0 (docs/protocol.md, Broker protocol). */
export const flag = z.literal([0, 1]);

/** When a record was made and last saved. */
export const dated = { created_at: timestamp, updated_at: timestamp };

/** The records that another one points at, by their ids (docs/protocol.md, HTTP API); between `min` and `max` of them. */
/* @__NO_SIDE_EFFECTS__ */
export function references(min: number, max: number, problem?: ProblemKey) {
  return z.array(z.object({ id })).check(z.minLength(min, problem), z.maxLength(max, problem));
}

/** A percentage from 0 to 100 with at most two decimals. */
/* @__NO_SIDE_EFFECTS__ */
export function percent(problem?: ProblemKey) {
  // As text: 1.1 and 0.07 are no multiples of 0.01 in binary fractions.
  return number(0, 100, problem).check(z.refine((value) => /^\d+(\.\d{1,2})?$/.test(String(value)), problem));
}
