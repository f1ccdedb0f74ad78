import { type LoginAnswer, readTokenOwner } from '@carillon/protocol/account';
import { readUser } from '@carillon/protocol/http';
import { createHttp, type HttpOptions } from '../http/http.ts';

export interface ReadLoginOptions {
  /** What stands before `/api`; '' is the page's own origin. */
  readonly apiUrl: string;
  /** Whose token it is, where it does not say so itself. */
  readonly userId?: number | undefined;
  readonly fetch?: HttpOptions['fetch'];
  readonly signal?: AbortSignal | undefined;
}

/**
 * The login that a bare token is: who it is says the token, by the `sub` of its payload, or you; what they are called and whether
 * they are an administrator is asked for, with one call. For a portal that has a token and nothing else.
 *
 * @example
 * const login = await readLogin(jwt, { apiUrl });
 * const client = createCarillonClient({ apiUrl, broker, session: { ...login, renew } });
 */
export async function readLogin(jwt: string, options: ReadLoginOptions): Promise<LoginAnswer> {
  const { apiUrl, signal, fetch = (url, init) => globalThis.fetch(url, init) } = options;
  const told = readTokenOwner(jwt);
  const userId = options.userId ?? told?.userId;
  // What a token says is not repeated: it may be in the token itself (SES-05).
  if (userId === undefined)
    throw new TypeError('readLogin: the token names no person in its "sub". Say whose it is: { userId: 2 }.');
  const user = await createHttp({ apiUrl, fetch }).request(readUser, { userId }, { jwt, signal });
  return { token: { jwt, refresh_at: told?.refresh_at ?? NEVER_DUE }, user };
}

/** What tells nothing of its life is good until the platform refuses it. */
const NEVER_DUE = 99_999_999_999;
