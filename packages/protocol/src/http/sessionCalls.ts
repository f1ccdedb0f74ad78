import {
  emailBody,
  loginAnswer,
  loginBody,
  resetBody,
  sessionToken,
  signupBody,
  user,
  userDetail,
  verifyBody,
} from '../account/index.ts';
import { defineCall } from './call.ts';
import { nothing, postCall, readCall } from './shapes.ts';

// What a session is made of, and the other calls that are no entity's.

export const signup = postCall('/accounts/signup', 'public', signupBody, nothing);

/** Refused logins answer 401 whatever the reason; the message says which (docs/protocol.md, HTTP API). */
export const login = postCall('/accounts/login', 'public', loginBody, loginAnswer);

/** Ends the session of the token. */
export const logout = defineCall({
  method: 'POST',
  path: '/accounts/logout',
  access: 'user',
  answer: nothing,
});

/** The old token stays valid until its own expiry. */
export const refreshToken = readCall('/accounts/refresh-token', 'user', sessionToken);

/**
 * The call `read` of the entity `users`, for the session, which reads its person again: alone, because a login needs
 * nothing else of that entity.
 */
export const readUser = readCall('/accounts/{userId}', 'owner', userDetail);

export const verifyEmail = postCall('/accounts/verify-email', 'public', verifyBody, user);

/** Answers the same whether the address is known or not, as does `forgotPassword`. */
export const resendEmail = postCall('/accounts/resend-email', 'public', emailBody, nothing);

export const forgotPassword = postCall('/accounts/forgot-password', 'public', emailBody, nothing);
export const resetPassword = postCall('/accounts/reset-password', 'public', resetBody, nothing);
