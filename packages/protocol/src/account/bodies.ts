// What is sent of a person. Apart from what is read, and from the login: every page logs in, and few change anybody.
import * as z from 'zod/mini';
import { filled } from '../field/field.ts';
import { email, password, role } from './user.ts';

const token = filled(8192, 'problem.token');

/** What signs a visitor up (S5, S7); `toSignupBody` makes it of what was typed. */
export const signupBody = z.object({
  name: filled(128, 'problem.signupName'),
  surname: filled(128, 'problem.signupSurname'),
  location: filled(1024, 'problem.signupLocation'),
  email: email('problem.email'),
  password: password('problem.password'),
  terms: z.literal(true, 'problem.terms'),
});
export type SignupBody = z.infer<typeof signupBody>;

/** The token of an e-mail, which verifies the account (S5). */
export const verifyBody = z.object({ token });
export type VerifyBody = z.infer<typeof verifyBody>;

/** Where an e-mail is to be sent: to verify again, or to reset a password (S7). */
export const emailBody = z.object({ email: email('problem.email') });
export type EmailBody = z.infer<typeof emailBody>;

/** The token of an e-mail and the password that is to count from now on (S5, S7). */
export const resetBody = z.object({ token, password: password('problem.newPassword') });
export type ResetBody = z.infer<typeof resetBody>;

const names = {
  first_name: filled(128, 'problem.firstName'),
  last_name: filled(128, 'problem.lastName'),
  location: filled(1024, 'problem.location'),
  username: email('problem.username'),
};

/** What an administrator creates a person with (S5 Add User, S7). */
export const newUserBody = z.object({
  ...names,
  password: password('problem.password'),
  role,
  verified: z.boolean(),
  blocked: z.boolean(),
});
export type NewUserBody = z.infer<typeof newUserBody>;

/**
 * What a save changes of a person; what is absent or null stays. The own profile sends role, verified and blocked as
 * null, the fast edit nothing but these, and only an administrator may change them (S6, S7, D5).
 */
export const userChanges = z.object({
  first_name: z.optional(names.first_name),
  last_name: z.optional(names.last_name),
  location: z.optional(names.location),
  username: z.optional(names.username),
  password: z.optional(password('problem.password')),
  role: z.nullish(role),
  verified: z.nullish(z.boolean()),
  blocked: z.nullish(z.boolean()),
});
export type UserChanges = z.infer<typeof userChanges>;

/** What Profile and Edit User ask for (S5, D5): everything but the password is required. */
export const userForm = z.extend(userChanges, names);
export type UserForm = z.infer<typeof userForm>;

/** What one's own Profile asks for (S5, ACC-15): the same, but for the words about the address. */
export const profileForm = z.extend(userForm, { username: email('problem.email') });
