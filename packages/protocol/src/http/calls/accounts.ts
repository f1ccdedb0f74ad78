import * as z from 'zod/mini';
import {
  emailBody,
  loginAnswer,
  loginBody,
  newUserBody,
  resetBody,
  sessionToken,
  signupBody,
  user,
  userChanges,
  userDetail,
  verifyBody,
} from '../../account/index.ts';
import { defineCall } from '../call.ts';
import { count, countQuery, deleted, listQuery, nothing, orderOptions } from './shared.ts';

export const signup = defineCall({
  method: 'POST',
  path: '/accounts/signup',
  access: 'public',
  body: signupBody,
  answer: nothing,
});

/** Refused logins answer 401 whatever the reason; the message says which (decisions, HTTP API). */
export const login = defineCall({
  method: 'POST',
  path: '/accounts/login',
  access: 'public',
  body: loginBody,
  answer: loginAnswer,
});

/** Ends the session of the token. */
export const logout = defineCall({
  method: 'POST',
  path: '/accounts/logout',
  access: 'user',
  answer: nothing,
});

/** The old token stays valid until its own expiry. */
export const refreshToken = defineCall({
  method: 'GET',
  path: '/accounts/refresh-token',
  access: 'user',
  answer: sessionToken,
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/accounts/verify-email',
  access: 'public',
  body: verifyBody,
  answer: user,
});

/** Answers the same whether the address is known or not, as does `forgotPassword`. */
export const resendEmail = defineCall({
  method: 'POST',
  path: '/accounts/resend-email',
  access: 'public',
  body: emailBody,
  answer: nothing,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/accounts/forgot-password',
  access: 'public',
  body: emailBody,
  answer: nothing,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/accounts/reset-password',
  access: 'public',
  body: resetBody,
  answer: nothing,
});

export const countUsers = defineCall({
  method: 'GET',
  path: '/accounts/count',
  access: 'admin',
  query: countQuery,
  answer: count,
});

export const listUsers = defineCall({
  method: 'GET',
  path: '/accounts/list',
  access: 'admin',
  query: listQuery,
  answer: z.array(user),
});

export const orderUsers = defineCall({
  method: 'GET',
  path: '/accounts/order',
  access: 'admin',
  answer: orderOptions,
});

export const readUser = defineCall({
  method: 'GET',
  path: '/accounts/{userId}',
  access: 'owner',
  answer: userDetail,
});

export const addUser = defineCall({
  method: 'POST',
  path: '/accounts/create',
  access: 'admin',
  body: newUserBody,
  answer: userDetail,
});

/** Role, verified and blocked are changed by administrators only; a new e-mail address has to be verified. */
export const updateUser = defineCall({
  method: 'PUT',
  path: '/accounts/{userId}',
  access: 'owner',
  body: userChanges,
  answer: userDetail,
});

/** A person with everything that is theirs; also oneself. */
export const deleteUser = defineCall({
  method: 'DELETE',
  path: '/accounts/{userId}',
  access: 'owner',
  answer: deleted,
});
