import { MAIL_TOKEN_REFUSALS } from '@carillon/protocol';
import { type UserRow, table as users } from '../records/users.ts';
import { refused } from './refusal.ts';
import { endToken, isEnded } from './revocation.ts';
import type { RuleContext } from './rule.ts';
import type { MailUse, TokenClaims } from './token.ts';

/** Ids begin with 1: a token of nobody is refused. */
const NOBODY = { id: 0, credentials_version: 0 };

/**
 * Mails a token to a person. Without one all but the sending is done: neither the answer nor its time tells whether
 * somebody is known (docs/protocol.md, HTTP API).
 */
export async function mailToken(
  use: MailUse,
  user: UserRow | undefined,
  { tokens, debug, sendMail }: Pick<RuleContext, 'tokens' | 'debug' | 'sendMail'>,
): Promise<void> {
  const token = await tokens.issueForMail(user ?? NOBODY, use);
  debug.jwt = token;
  if (user) sendMail({ to: user.username, use, token });
}

/** The claims of a mailed token. Refuses an expired one, and one that is none or was mailed for something else. */
export async function readMailToken(
  jwt: string,
  use: MailUse,
  { tokens }: Pick<RuleContext, 'tokens'>,
): Promise<TokenClaims> {
  const claims = await tokens.verify(jwt, use);
  if (claims === 'expired') throw refused(MAIL_TOKEN_REFUSALS.expired);
  if (claims === 'unknown') throw useless();
  return claims;
}

/**
 * Whom a mailed token means now; it is used up by that. To be called in the transaction of what the token allows, so
 * that of two at once one succeeds.
 */
export function redeemMailToken(claims: TokenClaims, context: RuleContext): UserRow {
  if (isEnded(claims.jti, context)) throw refused(MAIL_TOKEN_REFUSALS.used);
  const user = findReceiver(claims, context);
  if (!user) throw useless();
  endToken(claims.jti, claims.exp * 1000, context);
  return user;
}

/** To whom a token was mailed, who may still be meant by it. */
export function findReceiver(claims: TokenClaims, { rows }: Pick<RuleContext, 'rows'>): UserRow | undefined {
  const user = rows(users).get(Number(claims.sub));
  // Mailed to an address or under a password that has changed since, it may be in other hands.
  return user && !user.blocked && user.credentials_version === claims.ver ? user : undefined;
}

const useless = () => refused(MAIL_TOKEN_REFUSALS.unknown);
