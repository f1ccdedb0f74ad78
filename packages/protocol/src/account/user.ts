import * as z from 'zod/mini';
import { count, dated, id, matching, number, openWord, timestamp } from '../field/field.ts';
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

/** An address as it is stored and compared. */
/* @__NO_SIDE_EFFECTS__ */
export const email = (problem: ProblemKey) => matching(EMAIL_PATTERN, problem);

/** A password that may be a person's. */
/* @__NO_SIDE_EFFECTS__ */
export const password = (problem: ProblemKey) => matching(PASSWORD_PATTERN, problem);

/** What logs a person in (S5, S7); `toLoginBody` makes it of what was typed. */
export const loginBody = z.object({
  email: email('problem.email'),
  password: password('problem.loginPassword'),
});
export type LoginBody = z.infer<typeof loginBody>;

/** The answer to a successful login (S3, Login reply). */
export const loginAnswer = z.object({ token: sessionToken, user });
export type LoginAnswer = z.infer<typeof loginAnswer>;
