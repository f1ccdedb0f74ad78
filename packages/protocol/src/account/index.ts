export {
  type Address,
  type AddressBody,
  address,
  addressBody,
  addresses,
  NEW_ADDRESS,
  toAddressBody,
  toAddressForm,
} from './address.ts';
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
export {
  type EmailBody,
  emailBody,
  type LoginAnswer,
  type LoginBody,
  loginAnswer,
  loginBody,
  type NewUserBody,
  newUserBody,
  profileForm,
  type ResetBody,
  type Role,
  resetBody,
  role,
  type SessionToken,
  type SignupBody,
  type StoredSession,
  sessionToken,
  signupBody,
  storedSession,
  type User,
  type UserChanges,
  type UserDetail,
  type UserForm,
  user,
  userChanges,
  userDetail,
  userForm,
  type VerifyBody,
  verifyBody,
} from './user.ts';
export { users } from './users.ts';
