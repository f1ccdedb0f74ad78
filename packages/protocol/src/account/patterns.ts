import { domainPattern } from '../field/patterns.ts';

/** An e-mail address after trimming and lower-casing (S5): 6 to 128 characters. */
export const EMAIL_PATTERN = domainPattern('^(?=.{6,128}$)[a-z0-9._%+-]+@');

/** A password (S5): 8 to 128 characters with a lower- and an upper-case letter, a digit and a special character. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%^&*(){}\-+:,._]).{8,128}$/;

/** What a password must have, one by one, for the person who types a new one (S5): all of them together are `PASSWORD_PATTERN`. */
export const PASSWORD_RULES = {
  length: /^.{8,128}$/,
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  special: /[!@#$%^&*(){}\-+:,._]/,
} as const;
export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The special characters of a password, to be shown. */
export const PASSWORD_SPECIALS = '!@#$%^&*(){}-+:,._';
