export {
  type EmailBody,
  emailBody,
  type NewUserBody,
  newUserBody,
  profileForm,
  type ResetBody,
  resetBody,
  type SignupBody,
  signupBody,
  type UserChanges,
  type UserForm,
  userChanges,
  userForm,
  type VerifyBody,
  verifyBody,
} from './bodies.ts';
export * from './entities.ts';
export { type FastEdit, toFastEdit } from './fastEdit.ts';
export {
  NEW_USER,
  normalizeEmail,
  type SignupForm,
  toEmailBody,
  toLoginBody,
  toNewUserBody,
  toProfileChanges,
  toResetBody,
  toSignupBody,
  toUserChanges,
  toUserForm,
  toVerifyBody,
} from './forms.ts';
export { MAIL_TOKEN_REFUSALS } from './mailToken.ts';
export {
  EMAIL_PATTERN,
  PASSWORD_PATTERN,
  PASSWORD_RULES,
  PASSWORD_SPECIALS,
  type PasswordRule,
} from './patterns.ts';
export { LAST_ADMINISTRATOR } from './refusals.ts';
export { readKeepMs } from './tokenLife.ts';
export { readTokenOwner, type TokenOwner } from './tokenOwner.ts';
export {
  type LoginAnswer,
  type LoginBody,
  loginAnswer,
  loginBody,
  type Role,
  role,
  type SessionToken,
  type StoredSession,
  sessionToken,
  storedSession,
  type User,
  type UserDetail,
  user,
  userDetail,
} from './user.ts';
