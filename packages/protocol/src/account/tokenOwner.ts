// Apart from the life of a token: every page asks for that, and few know no more than a bare token.
import { readPayload } from './tokenLife.ts';

/** What a bare token tells: whose it is, and when the next one is due, half of its life after it was issued. */
export interface TokenOwner {
  readonly userId: number;
  readonly refresh_at: number;
}

/** As late as can be: of a token that tells no end, which is good until the platform refuses it. */
const NEVER = 99_999_999_999;

/**
 * Reads it; undefined of a token that names no person.
 *
 * @example readTokenOwner(jwt) // { userId: 2, refresh_at: 1772627400 }
 */
export function readTokenOwner(jwt: string): TokenOwner | undefined {
  const { sub, iat, exp } = Object(readPayload(jwt)) as Readonly<Record<string, unknown>>;
  const userId = /^[1-9]\d{0,15}$/.test(String(sub)) ? Number(sub) : undefined;
  if (userId === undefined || Array.isArray(sub)) return undefined;
  if (typeof exp !== 'number') return { userId, refresh_at: NEVER };
  return { userId, refresh_at: Math.floor(((typeof iat === 'number' ? iat : exp) + exp) / 2) };
}
