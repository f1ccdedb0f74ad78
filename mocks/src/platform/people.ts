import { users as contract, formatRefusal, LAST_ADMINISTRATOR, type NewUserBody } from '@carillon/protocol';
import { type UserRow, table as users } from '../records/users.ts';
import { DuplicateError } from '../storage/storage.ts';
import { existing, refused } from './refusal.ts';
import type { RuleContext } from './rule.ts';

type Rows = Pick<RuleContext, 'rows'>;

/** What a person begins with, beside what is known of them. */
export const FIRST_CREDENTIALS = { credentials_version: 1, kept_session_id: null };

/** The changes that end all of a person's sessions, but for the one that is to be kept. */
export const nextCredentials = ({ credentials_version }: UserRow, kept_session_id: string | null) => ({
  credentials_version: credentials_version + 1,
  kept_session_id,
});

/** The person with this id. Throws 404. */
export const findPerson = (id: number, { rows }: Rows): UserRow => existing(rows(users).get(id));

/** Stores a new person. Refuses an e-mail address that somebody has. */
export async function addPerson(
  { password, ...person }: NewUserBody,
  context: Pick<RuleContext, 'rows' | 'passwords' | 'nowText' | 'readmit'>,
): Promise<UserRow> {
  const password_hash = await context.passwords.hash(password);
  context.readmit();
  const now = context.nowText();
  const times = { created_at: now, updated_at: now, accessed_at: null };
  const id = refuseKnownEmail(person.username, () =>
    context.rows(users).insert({ ...person, ...FIRST_CREDENTIALS, ...times, password_hash }),
  );
  return findPerson(id, context);
}

/** Runs what stores an e-mail address; one that somebody has already is refused with the words of S8. */
export function refuseKnownEmail<T>(email: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    throw error instanceof DuplicateError
      ? refused(formatRefusal(contract.refusals.username[0], email))
      : error;
  }
}

/** An administrator who can log in. */
export const ADMINISTRATOR = { role: 'admin', verified: true, blocked: false } as const;

/** Refuses what took the last administrator who can log in, `before`, away; called in the transaction that did it. */
export function keepAdministrator(before: UserRow, context: Rows): void {
  const wasOne = before.role === 'admin' && before.verified && !before.blocked;
  if (wasOne && !context.rows(users).first(ADMINISTRATOR)) {
    throw refused(LAST_ADMINISTRATOR);
  }
}

type Rights = Pick<UserRow, 'role' | 'verified' | 'blocked' | 'credentials_version'>;

/** Whether a broker must ask again who a person is: it gave them their rights when they connected (FLT-062). */
export function mustReconnect(before: Rights, after: Rights): boolean {
  if (after.role !== before.role || after.credentials_version !== before.credentials_version) return true;
  return (after.blocked && !before.blocked) || (before.verified && !after.verified);
}
