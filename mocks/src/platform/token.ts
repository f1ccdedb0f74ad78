import type { Clock, SessionToken } from '@carillon/protocol';

/** How long a token lives, in seconds; it is to be refreshed after half of that (docs/protocol.md, HTTP API). */
export const TOKEN_SECONDS = 3600;

/** What an e-mail lets its reader do, once. */
export type MailUse = 'verify' | 'reset';

/** How long the token of an e-mail lives, in seconds: a day to verify an account, an hour to reset a password (ours). */
const MAIL_TOKEN_SECONDS: Readonly<Record<MailUse, number>> = { verify: 86_400, reset: 3600 };

/** The only thing that a token is good for. */
export type TokenUse = 'session' | MailUse;

/** Whose a token is; it ends with the e-mail address and the password that it was made under. */
export interface TokenOwner {
  readonly id: number;
  readonly credentials_version: number;
}

/**
 * What a token says: its use, the person, the version of their credentials, the session that a logout ends, and its own
 * id. Times are epoch seconds.
 */
export interface TokenClaims {
  readonly aud: TokenUse;
  readonly sub: string;
  readonly ver: number;
  readonly sid: string;
  readonly jti: string;
  readonly iat: number;
  readonly exp: number;
}

/** Makes and reads signed tokens. */
export interface Tokens {
  readonly lifeSeconds: number;
  /** A token of a new session, or of the given one. */
  issue(owner: TokenOwner, sessionId?: string): Promise<SessionToken>;
  /** A token for an e-mail. That it is used only once is up to the code that redeems it. */
  issueForMail(owner: TokenOwner, use: MailUse): Promise<string>;
  /** The claims of a token, or why it is refused: one made for another use is as unknown as a forged one. */
  verify(jwt: string, use: TokenUse): Promise<TokenClaims | 'expired' | 'unknown'>;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' };
// The only header that is ever written is the only one that is accepted: no token can choose another algorithm.
// {"alg":"HS256","typ":"JWT"}
const HEADER = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9';
const encode = (text: string) => new TextEncoder().encode(text);

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

  const nowSeconds = () => Math.floor(clock.now() / 1000);

  async function sign(aud: TokenUse, owner: TokenOwner, sid: string, seconds: number): Promise<string> {
    const iat = nowSeconds();
    const claims: TokenClaims = {
      aud,
      sub: String(owner.id),
      ver: owner.credentials_version,
      sid,
      jti: crypto.randomUUID(),
      iat,
      exp: iat + seconds,
    };
    const signed = `${HEADER}.${toBase64Url(encode(JSON.stringify(claims)))}`;
    const signature = await crypto.subtle.sign(HMAC, await importedKey(), encode(signed));
    return `${signed}.${toBase64Url(new Uint8Array(signature))}`;
  }

  return {
    lifeSeconds,

    async issue(owner, sessionId = crypto.randomUUID()) {
      const refresh_at = nowSeconds() + Math.floor(lifeSeconds / 2);
      return { jwt: await sign('session', owner, sessionId, lifeSeconds), refresh_at };
    },

    issueForMail: (owner, use) => sign(use, owner, crypto.randomUUID(), MAIL_TOKEN_SECONDS[use]),

    async verify(jwt, use) {
      const [header, body, signature, ...rest] = jwt.split('.');
      if (jwt.length > 8192 || header !== HEADER || !body || !signature || rest.length > 0) return 'unknown';
      const bytes = fromBase64Url(signature);
      const signed = encode(`${header}.${body}`);
      if (!(await crypto.subtle.verify(HMAC, await importedKey(), bytes, signed))) return 'unknown';
      // Only what this very key signed is parsed: its shape is our own.
      const claims: TokenClaims = JSON.parse(new TextDecoder().decode(fromBase64Url(body)));
      if (claims.aud !== use) return 'unknown';
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
