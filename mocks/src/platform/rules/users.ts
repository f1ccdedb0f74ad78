import { type calls, users } from '@carillon/protocol';
import { table } from '../../records/users.ts';
import { seeingRules } from '../entityRules.ts';
import { BY_DATE, bothWays, byText } from '../listing.ts';
import { mailToken } from '../mail.ts';
import {
  addPerson,
  findPerson,
  keepAdministrator,
  mustReconnect,
  nextCredentials,
  refuseKnownEmail,
} from '../people.ts';
import { forbidden } from '../refusal.ts';
import { removeRecord } from '../relations.ts';
import type { Rule } from '../rule.ts';

const seeing = seeingRules(users, {
  table,
  // Whoever stands before a device reads its label, and asks whose it is.
  searchedToo: ['device_labels'],
  orders: {
    ...byText('first_name', 'First name'),
    ...byText('last_name', 'Last name'),
    ...bothWays('username', 'username', 'Username, a to z', 'Username, z to a'),
    verified: { name: 'Verified first', by: [['verified', 'desc']] },
    not_verified: { name: 'Not verified first', by: [['verified', 'asc']] },
    blocked: { name: 'Blocked first', by: [['blocked', 'desc']] },
    not_blocked: { name: 'Not blocked first', by: [['blocked', 'asc']] },
    admin: { name: 'Admins first', by: [['role', 'asc']] },
    user: { name: 'Users first', by: [['role', 'desc']] },
    last_created: BY_DATE.last_created,
    last_edit: BY_DATE.last_modified,
  },
});

/** A person made by an administrator is verified or not as they say; no e-mail is sent. */
const addUser: Rule<typeof calls.addUser> = ({ body }, context) => addPerson(body, context);

/**
 * A new e-mail address or password ends the sessions, but for the one in which somebody changes their own password. A
 * new e-mail address of one's own has to be verified, whoever one is (S4, S6).
 */
const updateUser: Rule<typeof calls.updateUser> = async ({ userId, body }, context) => {
  const { rows, storage, passwords, nowText } = context;
  const { password, role, verified, blocked, ...names } = body;
  const password_hash = password === undefined ? undefined : await passwords.hash(password);
  context.readmit();
  if (context.user.role !== 'admin' && [role, verified, blocked].some(isSaid)) throw forbidden();

  const { before, after, hasNewEmail } = storage.transaction(() => {
    const before = findPerson(userId, context);
    const isSelf = userId === context.user.id;
    const hasNewEmail = names.username !== undefined && names.username !== before.username;
    const hasNewCredentials = hasNewEmail || password_hash !== undefined;
    const changes = {
      ...names,
      role: role ?? before.role,
      verified: verified ?? before.verified,
      blocked: blocked ?? before.blocked,
      password_hash,
      ...(hasNewCredentials && nextCredentials(before, isSelf && !hasNewEmail ? context.claims.sid : null)),
      updated_at: nowText(),
    };
    refuseKnownEmail(names.username ?? before.username, () => rows(table).update(userId, changes));
    keepAdministrator(before, context);
    // After that: people who change their own address are not locked out, the e-mail that they get lets them in again.
    if (isSelf && hasNewEmail) rows(table).update(userId, { verified: false });
    return { before, after: findPerson(userId, context), hasNewEmail };
  });

  if (mustReconnect(before, after)) context.revoke({ userId });
  if (hasNewEmail && !after.verified) await mailToken('verify', after, context);
  return after;
};

const isSaid = (value: unknown) => value !== null && value !== undefined;

/** Deletes a person with everything that is theirs alone; devices wait to be registered again (S6). */
const deleteUser: Rule<typeof calls.deleteUser> = ({ userId }, context) => {
  context.storage.transaction(() => {
    const person = findPerson(userId, context);
    removeRecord(table, { id: userId, name: users.getName(person) }, context);
    keepAdministrator(person, context);
  });
  context.revoke({ userId });
  return { id: userId };
};

export const userRules = { ...seeing, addUser, updateUser, deleteUser };
