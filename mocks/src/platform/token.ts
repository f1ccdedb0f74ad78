import type { Clock, SessionToken } from '@carillon/protocol';

/** How long a token lives, in seconds; it is to be refreshed after half of that (decisions, HTTP API). */
export const TOKEN_SECONDS = 3600;

/** What a token says: the person, the session that a logout ends, and its own id. Times are epoch seconds. */
export interface TokenClaims {
  readonly sub: string;
  readonly sid: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
}

/** Makes and reads signed tokens. */
export interface Tokens {
  readonly lifeSeconds: number;
  /** A token of a new session, or of the given one. */
  issue(userId: number, sessionId?: string): Promise<SessionToken>;
  /** The claims of a token, or why it is refused. */
  verify(jwt: string): Promise<TokenClaims | 'expired' | 'unknown'>;
}

const encoder = new TextEncoder();
const HMAC = { name: 'HMAC', hash: 'SHA-256' };
// The only header that is ever written is the only one that is accepted: no token can choose another algorithm.
const HEADER = toBase64Url(encoder.encode(JSON.stringify({ alg: 'HS256', typ: 'JWT' })));

/** Creates tokens signed with HS256; `secret` is base64url text of at least 32 bytes. */
export function createTokens({
  secret,
  clock,
  lifeSeconds = TOKEN_SECONDS,
}: {
  readonly secret: string;
  readonly clock: Clock;
  readonly lifeSeconds?: number;
}): Tokens {
  let key: Promise<CryptoKey> | undefined;
  const importedKey = () => {
    key ??= crypto.subtle.importKey('raw', fromBase64Url(secret), HMAC, false, ['sign', 'verify']);
    return key;
  };

  return {
    lifeSeconds,

    async issue(userId, sessionId = crypto.randomUUID()) {
      const iat = Math.floor(clock.now() / 1000);
      const claims: TokenClaims = {
        sub: String(userId),
        sid: sessionId,
        jti: crypto.randomUUID(),
        iat,
        exp: iat + lifeSeconds,
      };
      const signed = `${HEADER}.${toBase64Url(encoder.encode(JSON.stringify(claims)))}`;
      const signature = await crypto.subtle.sign(HMAC, await importedKey(), encoder.encode(signed));
      return {
        jwt: `${signed}.${toBase64Url(new Uint8Array(signature))}`,
        refresh_at: iat + Math.floor(lifeSeconds / 2),
      };
    },

    async verify(jwt) {
      const [header, body, signature, ...rest] = jwt.split('.');
      if (jwt.length > 8192 || header !== HEADER || !body || !signature || rest.length > 0) return 'unknown';
      const bytes = fromBase64Url(signature);
      const signed = encoder.encode(`${header}.${body}`);
      if (!(await crypto.subtle.verify(HMAC, await importedKey(), bytes, signed))) return 'unknown';
      // Only what this very key signed is parsed: its shape is our own.
      const claims: TokenClaims = JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
      return claims.exp * 1000 > clock.now() ? claims : 'expired';
    },
  };
}

/** A new secret for `createTokens`. */
export function createSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Empty for text that is no base64url: then no signature fits. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return new Uint8Array();
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0));
}
