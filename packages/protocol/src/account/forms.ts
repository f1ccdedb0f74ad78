import { trimTexts } from '../form/trim.ts';
import {
  type EmailBody,
  type LoginBody,
  type NewUserBody,
  type ResetBody,
  role,
  type SignupBody,
  type User,
  type UserChanges,
  type UserForm,
  type VerifyBody,
} from './user.ts';

/** An e-mail address as it is stored and compared: without blanks around it, in lower case (S5). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** What the login screen sends of what was typed. A password is taken as it is: blanks belong to it. */
export const toLoginBody = ({ email, password }: LoginBody): LoginBody => ({
  email: normalizeEmail(email),
  password,
});

/** What asks for an e-mail, of what was typed. */
export const toEmailBody = ({ email }: EmailBody): EmailBody => ({ email: normalizeEmail(email) });

/** The token of an e-mail as it was pasted, with the blanks that came along. */
export const toVerifyBody = ({ token }: VerifyBody): VerifyBody => ({ token: token.trim() });

/** The same with a new password, which is taken as it is. */
export const toResetBody = ({ token, password }: ResetBody): ResetBody => ({ token: token.trim(), password });

/** A signup as it is typed: the terms may not have been agreed to yet. */
export type SignupForm = Omit<SignupBody, 'terms'> & { readonly terms: boolean };

/** What the signup screen sends of what was typed, to be checked with `signupBody`. */
export const toSignupBody = (form: SignupForm): SignupForm => ({
  ...trimTexts(form),
  ...toLoginBody(form),
});

/** A new person before anything is typed (S2, Add User form). */
export const NEW_USER: NewUserBody = {
  first_name: '',
  last_name: '',
  location: '',
  username: '',
  password: '',
  role: 'user',
  verified: true,
  blocked: false,
};

/** What Add User sends of what was typed (S7), to be checked with `newUserBody`. */
export const toNewUserBody = (form: NewUserBody): NewUserBody => ({
  ...trimTexts(form),
  username: normalizeEmail(form.username),
  password: form.password,
});

/** What Profile and Edit User show of a person: the password is never known. */
export const toUserForm = (user: User): UserForm => ({
  first_name: user.first_name,
  last_name: user.last_name,
  location: user.location,
  username: user.username,
  // A role that only a newer platform knows stays as it is: null changes nothing.
  role: role.safeParse(user.role).data ?? null,
  verified: user.verified,
  blocked: user.blocked,
});

/** What Edit User sends of what was typed, to be checked with `userForm`: the password only when there is one (D5). */
export function toUserChanges(form: UserForm): UserForm {
  const { password, ...rest } = form;
  const texts = { ...trimTexts(rest), username: normalizeEmail(form.username) };
  return password ? { ...texts, password } : texts;
}

/** What one's own Profile sends: role, verified and blocked are not one's own to change (S6). */
export const toProfileChanges = (form: UserForm): UserForm & UserChanges => ({
  ...toUserChanges(form),
  role: null,
  verified: null,
  blocked: null,
});
