// What the two event forms have in common (D5). Blanks around what is typed are not sent, except in users and passwords.
import * as z from 'zod/mini';
import { matching } from '../field/field.ts';
import { LOGIN_PASSWORD_PATTERN, LOGIN_USER_PATTERN } from '../field/patterns.ts';
import type { ProblemKey } from '../form/problem.ts';
import type { ScheduleEntry } from '../schedule/index.ts';
import { MAX_URI } from './eventBody.ts';

/** The fields of a login, which may both be empty (D5). */
export const login = {
  user: matching(LOGIN_USER_PATTERN, 'problem.stream.user'),
  password: matching(LOGIN_PASSWORD_PATTERN, 'problem.stream.password'),
};

/** Text that is looked at without the blanks around it. */
/* @__NO_SIDE_EFFECTS__ */
export function typed(error: ProblemKey, isAccepted: (text: string) => boolean) {
  return z.string(error).check(z.refine((text) => isAccepted(text.trim()), error));
}

/**
 * A number that may not have been typed yet. Not simply a number: zod would not look at the rules between fields while
 * one of them is empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function typedNumber(error: ProblemKey, limits: z.ZodMiniType<number>) {
  return z.nullable(z.number(error)).check(z.refine((value) => limits.safeParse(value).success, error));
}

interface Login {
  readonly user: string;
  readonly password: string;
}

/** A password needs a user (D5); percent-encoded both are longer than typed, and all of it must fit the wire. */
export function loginRules<Form>(
  user: string,
  password: string,
  loginOf: (form: Form) => Login,
  uriOf: (form: Form) => string,
) {
  const hasUser = (form: Form) => loginOf(form).user !== '' || loginOf(form).password === '';
  const isShort = (form: Form) => uriOf(form).length <= MAX_URI;
  return [
    z.refine<Form>(hasUser, { path: [user], error: 'problem.stream.login' }),
    z.refine<Form>(isShort, { path: [password], error: 'problem.stream.password' }),
  ];
}

/** The schedule of an event as its body carries it. */
export function toSchedule({ repeat, time: [start, end] }: ScheduleEntry) {
  return { repeat, time: [start, end] satisfies [number, number] };
}
