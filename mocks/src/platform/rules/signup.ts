import { type calls, type EmailBody, MAIL_TOKEN_REFUSALS } from '@carillon/protocol';
import { table as users } from '../../records/users.ts';
import { findReceiver, mailToken, readMailToken, redeemMailToken } from '../mail.ts';
import { addPerson, findPerson, nextCredentials } from '../people.ts';
import { refused } from '../refusal.ts';
import type { Rule, RuleContext } from '../rule.ts';
import type { Throttle } from '../throttle.ts';

/** A visitor becomes a person who has to verify their e-mail address before they log in (S4). */
export const signup: Rule<typeof calls.signup> = async ({ body }, context) => {
  await countIn(context.throttles.signups, body, context);
  const { name, surname, location, email, password } = body;
  const person = { first_name: name, last_name: surname, location, username: email, password };
  const user = await addPerson({ ...person, role: 'user', verified: false, blocked: false }, context);
  await mailToken('verify', user, context);
  return {};
};

export const verifyEmail: Rule<typeof calls.verifyEmail> = async ({ body }, context) => {
  const claims = await readMailToken(body.token, 'verify', context);
  return context.storage.transaction(() => {
    if (findReceiver(claims, context)?.verified) throw refused(MAIL_TOKEN_REFUSALS.verified);
    const { id } = redeemMailToken(claims, context);
    context.rows(users).update(id, { verified: true, updated_at: context.nowText() });
    return findPerson(id, context);
  });
};

/** Mails nothing to a person who is verified already. */
export const resendEmail: Rule<typeof calls.resendEmail> = async ({ body }, context) => {
  await countIn(context.throttles.mails, body, context);
  const user = context.rows(users).first({ username: body.email, verified: false, blocked: false });
  await mailToken('verify', user, context);
  return {};
};

export const forgotPassword: Rule<typeof calls.forgotPassword> = async ({ body }, context) => {
  await countIn(context.throttles.mails, body, context);
  const user = context.rows(users).first({ username: body.email, blocked: false });
  await mailToken('reset', user, context);
  return {};
};

/** Sets a new password and ends every session: who asks for this may have been robbed of the old one. */
export const resetPassword: Rule<typeof calls.resetPassword> = async ({ body }, context) => {
  const { rows, storage, passwords, nowText, revoke } = context;
  const claims = await readMailToken(body.token, 'reset', context);
  const password_hash = await passwords.hash(body.password);
  const { id } = storage.transaction(() => {
    const user = redeemMailToken(claims, context);
    rows(users).update(user.id, {
      password_hash,
      ...nextCredentials(user, null),
      updated_at: nowText(),
    });
    return user;
  });
  revoke({ userId: id });
  return {};
};

/** E-mails that anybody may have sent to anybody are few, whether the address is known or not. */
async function countIn(
  throttle: Throttle,
  { email }: EmailBody,
  { client }: Pick<RuleContext, 'client'>,
): Promise<void> {
  const leave = await throttle.enter([`address ${email}`, `client ${client}`]);
  leave(true);
}
