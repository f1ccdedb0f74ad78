import * as z from 'zod/mini';
import { EMAIL_PATTERN, PASSWORD_PATTERN } from './patterns.ts';

/** What a person may do: `admin` manages everything, `user` their own things (S6). */
export const role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof role>;

/** A person as the platform answers them (S3). `username` is the e-mail address; times are ISO 8601 UTC. */
export const user = z.object({
  id: z.int().check(z.positive()),
  first_name: z.string(),
  last_name: z.string(),
  username: z.string(),
  location: z.string(),
  role,
  verified: z.boolean(),
  blocked: z.boolean(),
  created_at: z.string(),
  updated_at: z.string(),
  accessed_at: z.nullable(z.string()),
});
export type User = z.infer<typeof user>;

/** The bearer token: `refresh_at` is when to ask for the next one, in seconds since 1970 UTC (S3, Session). */
export const sessionToken = z.object({
  jwt: z.string().check(z.minLength(1), z.maxLength(8192)),
  refresh_at: z.number().check(z.nonnegative(), z.lt(1e11)),
});
export type SessionToken = z.infer<typeof sessionToken>;

/** What the login screen sends (S5): both values in the format that signup demands. */
export const loginForm = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.regex(EMAIL_PATTERN)),
  password: z.string().check(z.regex(PASSWORD_PATTERN)),
});
export type LoginForm = z.infer<typeof loginForm>;

/** The answer to a successful login (S3, Login reply). */
export const loginAnswer = z.object({ token: sessionToken, user });
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** What a browser keeps between visits under `carillon.session`; `v` is the version of this shape. */
export const storedSession = z.object({ v: z.literal(1), token: sessionToken, user });
export type StoredSession = z.infer<typeof storedSession>;
