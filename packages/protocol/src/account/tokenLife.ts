import * as z from 'zod/mini';
import { number } from '../field/field.ts';
import type { SessionToken } from './user.ts';

const LAST_SECOND = 99_999_999_999;
const seconds = number(0, LAST_SECOND);
const claims = z.object({ iat: seconds, exp: z.optional(seconds) });

/**
 * For how long a token is good after it was issued, in milliseconds: what lies between its `iat` and `refresh_at`, which
 * are both of the server's clock. Undefined for a token that does not tell when it was issued.
 */
export function readKeepMs({ jwt, refresh_at }: SessionToken): number | undefined {
  const told = claims.safeParse(readPayload(jwt)).data;
  if (!told) return undefined;
  const keepMs = (refresh_at - told.iat) * 1000;
  const lifeMs = told.exp === undefined ? Number.POSITIVE_INFINITY : (told.exp - told.iat) * 1000;
  // To be renewed after its end, it would never be.
  return keepMs < lifeMs ? keepMs : lifeMs / 2;
}

const owned = z.object({
  sub: z.coerce.number().check(z.int(), z.positive()),
  iat: z.optional(seconds),
  exp: z.optional(seconds),
});

/** What a bare token tells: whose it is, and when the next one is due, half of its life after it was issued. */
export interface TokenOwner {
  readonly userId: number;
  readonly refresh_at: number;
}

/**
 * Reads it; undefined of a token that names no person. One that tells no end is never due: a platform that refuses it says so.
 *
 * @example readTokenOwner(jwt) // { userId: 2, refresh_at: 1772627400 }
 */
export function readTokenOwner(jwt: string): TokenOwner | undefined {
  const told = owned.safeParse(readPayload(jwt)).data;
  if (!told) return undefined;
  const { sub, iat, exp } = told;
  return { userId: sub, refresh_at: exp === undefined ? LAST_SECOND : Math.floor(((iat ?? exp) + exp) / 2) };
}

/** The middle part of a JWT. Nothing is verified: that is the server's. */
function readPayload(jwt: string): unknown {
  try {
    return JSON.parse(atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return undefined;
  }
}
