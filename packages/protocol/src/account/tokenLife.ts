import * as z from 'zod/mini';
import { number } from '../field/field.ts';
import type { SessionToken } from './user.ts';

const seconds = number(0, 99_999_999_999);
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

/** The middle part of a JWT. Nothing is verified: that is the server's. */
export function readPayload(jwt: string): unknown {
  try {
    return JSON.parse(atob((jwt.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
  } catch {
    return undefined;
  }
}
