import * as z from 'zod/mini';
import { count, dated, filled, id, matching, number, openWord, timestamp } from '../field/field.ts';
import type { ProblemKey } from '../form/problem.ts';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from './patterns.ts';

/** What a person may do: `admin` manages everything, `user` their own things (S6). */
export const role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof role>;

/** A person as the platform answers them (S3). `username` is the e-mail address. */
export const user = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  location: z.string(),
  /** 'admin', or otherwise nobody who manages. */
  role: openWord(role),
  verified: z.boolean(),
  blocked: z.boolean(),
  ...dated,
  accessed_at: z.nullable(timestamp),
});
export type User = z.infer<typeof user>;

/** A person with what belongs to them, as the detail call answers (D2, Edit User). */
export const userDetail = z.extend(user, {
  device_count: count,
  tag_count: count,
  address_count: count,
});
export type UserDetail = z.infer<typeof userDetail>;

/** The bearer token: `refresh_at` is when to ask for the next one, in seconds since 1970 UTC (S3, Session). */
export const sessionToken = z.object({
  // The characters of a bearer token (RFC 6750): a header with any other fails with an error that quotes the token.
  jwt: matching(/^[\w.~+/=-]{1,8192}$/),
  refresh_at: number(0, 99_999_999_999),
});
export type SessionToken = z.infer<typeof sessionToken>;

/**
 * What a browser keeps between visits under `carillon.session`; `v` is the version of this shape. `received_at` is when
 * the token came, in milliseconds by the clock of this browser, which need not agree with the server's.
 */
export const storedSession = z.object({
  v: z.literal(1),
  token: z.extend(sessionToken, { received_at: z.optional(number(-8.64e15, 8.64e15)) }),
  user,
});
export type StoredSession = z.infer<typeof storedSession>;

/* @__NO_SIDE_EFFECTS__ */
const email = (problem: ProblemKey) => matching(EMAIL_PATTERN, problem);

/* @__NO_SIDE_EFFECTS__ */
const password = (problem: ProblemKey) => matching(PASSWORD_PATTERN, problem);

const token = filled(8192, 'problem.token');

/** What logs a person in (S5, S7); `toLoginBody` makes it of what was typed. */
export const loginBody = z.object({
  email: email('problem.email'),
  password: password('problem.loginPassword'),
});
export type LoginBody = z.infer<typeof loginBody>;

/** The answer to a successful login (S3, Login reply). */
export const loginAnswer = z.object({ token: sessionToken, user });
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** What signs a visitor up (S5, S7); `toSignupBody` makes it of what was typed. */
export const signupBody = z.object({
  name: filled(128, 'problem.signupName'),
  surname: filled(128, 'problem.signupSurname'),
  location: filled(1024, 'problem.signupLocation'),
  email: email('problem.email'),
  password: password('problem.password'),
  terms: z.literal(true, 'problem.terms'),
});
export type SignupBody = z.infer<typeof signupBody>;

/** The token of an e-mail, which verifies the account (S5). */
export const verifyBody = z.object({ token });
export type VerifyBody = z.infer<typeof verifyBody>;

/** Where an e-mail is to be sent: to verify again, or to reset a password (S7). */
export const emailBody = z.object({ email: email('problem.email') });
export type EmailBody = z.infer<typeof emailBody>;

/** The token of an e-mail and the password that is to count from now on (S5, S7). */
export const resetBody = z.object({ token, password: password('problem.newPassword') });
export type ResetBody = z.infer<typeof resetBody>;

const names = {
  first_name: filled(128, 'problem.firstName'),
  last_name: filled(128, 'problem.lastName'),
  location: filled(1024, 'problem.location'),
  username: email('problem.username'),
};

/** What an administrator creates a person with (S5 Add User, S7). */
export const newUserBody = z.object({
  ...names,
  password: password('problem.password'),
  role,
  verified: z.boolean(),
  blocked: z.boolean(),
});
export type NewUserBody = z.infer<typeof newUserBody>;

/**
 * What a save changes of a person; what is absent or null stays. The own profile sends role, verified and blocked as
 * null, the fast edit nothing but these, and only an administrator may change them (S6, S7, D5).
 */
export const userChanges = z.object({
  first_name: z.optional(names.first_name),
  last_name: z.optional(names.last_name),
  location: z.optional(names.location),
  username: z.optional(names.username),
  password: z.optional(password('problem.password')),
  role: z.nullish(role),
  verified: z.nullish(z.boolean()),
  blocked: z.nullish(z.boolean()),
});
export type UserChanges = z.infer<typeof userChanges>;

/** What Profile and Edit User ask for (S5, D5): everything but the password is required. */
export const userForm = z.extend(userChanges, names);
export type UserForm = z.infer<typeof userForm>;

/** What one's own Profile asks for (S5, ACC-15): the same, but for the words about the address. */
export const profileForm = z.extend(userForm, { username: email('problem.email') });
