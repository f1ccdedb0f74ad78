/** How a console names itself to the broker: by its user id, or by its session too (docs/brokers.md). */
export type BrokerLoginKind = 'user' | 'session';

/**
 * What stands for a session token where a broker keeps a password of its own: a digest of all of it. bcrypt reads 72
 * bytes and no more, which is less than the first part of a token; of this no letter is left out.
 */
export async function tokenDigest(jwt: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(jwt)));
  return toBase64Url(String.fromCharCode(...bytes));
}

/** The name by which a session is known to a broker that holds one password for a name. */
export const sessionName = (userId: number | string, sessionId: string): string => `${userId}.${sessionId}`;

/** The login of a session at such a broker; its id is `sid` in the token. Rejects for a token without one. */
export async function sessionLogin(
  userId: number | string,
  jwt: string,
): Promise<{ readonly username: string; readonly password: string }> {
  return { username: sessionName(userId, readSessionId(jwt)), password: await tokenDigest(jwt) };
}

function readSessionId(jwt: string): string {
  const [, body = ''] = jwt.split('.');
  const claims: unknown = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/')));
  if (typeof claims === 'object' && claims && 'sid' in claims && typeof claims.sid === 'string')
    return claims.sid;
  throw new Error('The token names no session (sid).');
}

const toBase64Url = (bytes: string): string =>
  btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
