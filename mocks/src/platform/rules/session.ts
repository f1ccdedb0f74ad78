import type { calls } from '@carillon/protocol';
import { type UserRow, table as users } from '../../records/users.ts';
import { issueToken } from '../brokerLogins.ts';
import { unauthorized } from '../refusal.ts';
import { endToken } from '../revocation.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { refusedPerson } from '../visitor.ts';

/** Logs a person in (S5, S7): refused logins are slowed, and tell nothing about an account to anybody who cannot open it. */
export const login: Rule<typeof calls.login> = async ({ body }, context) => {
  const leave = await context.throttles.logins.enter([`address ${body.email}`, `client ${context.client}`]);
  let hasFailed = true;
  try {
    const user = await checkLogin(body, context);
    hasFailed = false;
    context.rows(users).update(user.id, { accessed_at: context.nowText() });
    return { token: await issueToken(user, context), user: { ...user, accessed_at: context.nowText() } };
  } finally {
    leave(hasFailed);
  }
};

async function checkLogin(
  { email, password }: { readonly email: string; readonly password: string },
  { rows, passwords }: RuleContext,
): Promise<UserRow> {
  const user = rows(users).first({ username: email });
  // An unknown address takes as long as a wrong password: time must not tell them apart.
  const fits = user ? await passwords.verify(password, user.password_hash) : await passwords.hash(password);
  if (!user || !fits) throw unauthorized('The e-mail address or the password is wrong.');
  const reason = refusedPerson(user);
  if (reason) throw unauthorized(reason);
  return user;
}

/** Ends the session of the token: none of its tokens is accepted any more, here or at the broker. */
export const logout: Rule<typeof calls.logout> = (_, context) => {
  const { sid } = context.claims;
  endToken(sid, lastExpiryMs(context), context);
  context.revoke({ sessionId: sid });
  return {};
};

/** The next token of the same session; the old one stays valid until its own expiry (docs/protocol.md, HTTP API). */
export const refreshToken: Rule<typeof calls.refreshToken> = (_, context) => {
  const { user, claims, isTokenSingleUse } = context;
  // Two requests at the same time were both admitted: the second one here is too late.
  if (isTokenSingleUse && !endToken(claims.jti, lastExpiryMs(context), context))
    throw unauthorized('This token was used already.');
  return issueToken(user, context, claims.sid);
};

/** A token of this session may have been made just now. */
const lastExpiryMs = ({ clock, tokens }: RuleContext) => clock.now() + tokens.lifeSeconds * 1000;
