import { toUserForm } from './forms.ts';
import type { User, UserChanges, UserForm } from './user.ts';

/** What the fast edit changes of several people; null leaves it with each as it is. */
export type FastEdit = { readonly [Name in 'role' | 'verified' | 'blocked']: UserForm[Name] | null };

/**
 * What the fast edit sends of a person as they are now (USR-09, FLT-134): id, role, verified and blocked and nothing else,
 * so that it undoes no other change.
 *
 * @example
 * toBody: (person) => toFastEdit(person, { role: null, verified: true, blocked: null }),
 */
export function toFastEdit(
  person: User,
  { role, verified, blocked }: FastEdit,
): UserChanges & { readonly id: number } {
  const now = toUserForm(person);
  return {
    id: person.id,
    role: role ?? now.role,
    verified: verified ?? now.verified,
    blocked: blocked ?? now.blocked,
  };
}
