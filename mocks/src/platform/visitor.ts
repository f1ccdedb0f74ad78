import type { Call } from '@carillon/protocol';
import { type UserRow, table as users } from '../records/users.ts';
import { forbidden, unauthorized } from './refusal.ts';
import type { PathValues } from './router.ts';
import type { RuleContext, Services } from './rule.ts';
import { revokedSessions } from './tables.ts';
import type { TokenClaims } from './token.ts';

/** The caller, and by which token. */
export type Visitor = NonNullable<RuleContext['visitor']>;

/** Whom a session token means now; the text says why nobody. */
export async function findVisitor(
  jwt: string,
  { tokens, storage }: Pick<Services, 'tokens' | 'storage'>,
): Promise<Visitor | string> {
  const claims = await tokens.verify(jwt, 'session');
  if (claims === 'expired') return 'Your session has expired. Please log in again.';
  return claims === 'unknown' ? ENDED : visitorOf(claims, storage);
}

type SessionClaims = Pick<TokenClaims, 'sid' | 'ver'>;

const ENDED = 'Your session has ended. Please log in again.';

function visitorOf(claims: TokenClaims, storage: Services['storage']): Visitor | string {
  const user = storage.rows(users).get(Number(claims.sub));
  if (!user || !isOfNow(claims, user) || isRevoked(claims, storage)) return ENDED;
  return refusedPerson(user) ?? { user, claims };
}

/** Why a person may not come in although it is them, or null (docs/protocol.md, HTTP API). */
export function refusedPerson({ blocked, verified }: Pick<UserRow, 'blocked' | 'verified'>): string | null {
  if (blocked) return 'This account is blocked';
  return verified ? null : 'Verify your email before logging in';
}

/** A new e-mail address or password ends all sessions but the one in which the password was changed. */
function isOfNow({ ver, sid }: SessionClaims, user: UserRow): boolean {
  return ver === user.credentials_version || sid === user.kept_session_id;
}

/** Whether a session goes on: its person may come in, and nobody has ended it. */
export const isSessionOpen = (claims: SessionClaims, user: UserRow, storage: Services['storage']): boolean =>
  isOfNow(claims, user) &&
  !isRevoked({ ...claims, jti: claims.sid }, storage) &&
  refusedPerson(user) === null;

function isRevoked({ sid, jti }: Pick<TokenClaims, 'sid' | 'jti'>, storage: Services['storage']): boolean {
  const rows = storage.rows(revokedSessions);
  return [sid, jti].some((session_id) => rows.first({ session_id }) !== undefined);
}

/** The visitor of a request, or null in a public call. Throws 401 and 403 as the access of the call demands (S6). */
export async function admit(
  request: Request,
  { access }: Call,
  params: PathValues,
  services: Services,
): Promise<Visitor | null> {
  const [, jwt] = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  return permit(
    jwt === undefined ? 'Please log in first.' : await findVisitor(jwt, services),
    access,
    params,
  );
}

/**
 * The person who was admitted, as they are after a body that may have been long on its way: somebody who was blocked or demoted
 * meanwhile saves nothing (FLT-062). A token that expired meanwhile was valid when it came.
 */
export function admitAgain(
  visitor: Visitor | null,
  { access }: Call,
  params: PathValues,
  { storage }: Services,
): Visitor | null {
  return visitor && permit(visitorOf(visitor.claims, storage), access, params);
}

function permit(visitor: Visitor | string, access: Call['access'], params: PathValues): Visitor | null {
  // A public call is answered to a stale token as to no token: a login must not fail because of the last session.
  if (access === 'public') return typeof visitor === 'string' ? null : visitor;
  if (typeof visitor === 'string') throw unauthorized(visitor);
  if (!isAllowed(access, visitor.user, params)) throw forbidden();
  return visitor;
}

// The role is read from the record each time: what a token said half an hour ago no longer counts (FLT-062).
function isAllowed(access: Call['access'], { id, role }: UserRow, params: PathValues) {
  if (role === 'admin' || access === 'user') return true;
  return access === 'owner' && params.userId === id;
}
