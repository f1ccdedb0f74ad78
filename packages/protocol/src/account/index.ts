export { EMAIL_PATTERN, PASSWORD_PATTERN } from './patterns.ts';
export {
  type LoginAnswer,
  type LoginForm,
  loginAnswer,
  loginForm,
  type Role,
  role,
  type SessionToken,
  type StoredSession,
  sessionToken,
  storedSession,
  type User,
  user,
} from './user.ts';
