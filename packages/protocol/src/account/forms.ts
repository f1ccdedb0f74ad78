import type { LoginBody, NewUserBody, SignupBody, User, UserChanges, UserForm } from './user.ts';

/** An e-mail address as it is stored and compared: without blanks around it, in lower case (S5). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();

/** What the login screen sends of what was typed. A password is taken as it is: blanks belong to it. */
export const toLoginBody = ({ email, password }: LoginBody): LoginBody => ({
  email: normalizeEmail(email),
  password,
});

/** A signup as it is typed: the terms may not have been agreed to yet. */
export type SignupForm = Omit<SignupBody, 'terms'> & { readonly terms: boolean };

/** What the signup screen sends of what was typed, to be checked with `signupBody`. */
export const toSignupBody = (form: SignupForm): SignupForm => ({
  ...form,
  name: form.name.trim(),
  surname: form.surname.trim(),
  location: form.location.trim(),
  email: normalizeEmail(form.email),
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

/** What the names of a person are sent as: without blanks around them. */
function trimNames<T extends Pick<NewUserBody, 'first_name' | 'last_name' | 'location' | 'username'>>(
  form: T,
): T {
  return {
    ...form,
    first_name: form.first_name.trim(),
    last_name: form.last_name.trim(),
    location: form.location.trim(),
    username: normalizeEmail(form.username),
  };
}

/** What Add User sends of what was typed (S7), to be checked with `newUserBody`. */
export const toNewUserBody = (form: NewUserBody): NewUserBody => trimNames(form);

/** What Profile and Edit User show of a person: the password is never known. */
export const toUserForm = (user: User): UserForm => ({
  first_name: user.first_name,
  last_name: user.last_name,
  location: user.location,
  username: user.username,
  role: user.role,
  verified: user.verified,
  blocked: user.blocked,
});

/** What Edit User sends of what was typed, to be checked with `userForm`: the password only when there is one (D5). */
export function toUserChanges(form: UserForm): UserForm {
  const { password, ...rest } = trimNames(form);
  return password ? { ...rest, password } : rest;
}

/** What one's own Profile sends: role, verified and blocked are not one's own to change (S6). */
export const toProfileChanges = (form: UserForm): UserForm & UserChanges => ({
  ...toUserChanges(form),
  role: null,
  verified: null,
  blocked: null,
});
