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
import {
  countCall,
  deleteCall,
  listCall,
  nothing,
  orderCall,
  postCall,
  readCall,
  updateCall,
} from '../shapes.ts';

export const signup = postCall('/accounts/signup', 'public', signupBody, nothing);

/** Refused logins answer 401 whatever the reason; the message says which (decisions, HTTP API). */
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

export const verifyEmail = postCall('/accounts/verify-email', 'public', verifyBody, user);

/** Answers the same whether the address is known or not, as does `forgotPassword`. */
export const resendEmail = postCall('/accounts/resend-email', 'public', emailBody, nothing);

export const forgotPassword = postCall('/accounts/forgot-password', 'public', emailBody, nothing);
export const resetPassword = postCall('/accounts/reset-password', 'public', resetBody, nothing);

export const countUsers = countCall('/accounts/count', 'admin');
export const listUsers = listCall('/accounts/list', 'admin', user);
export const orderUsers = orderCall('/accounts/order', 'admin');
export const readUser = readCall('/accounts/{userId}', 'owner', userDetail);
export const addUser = postCall('/accounts/create', 'admin', newUserBody, userDetail);

/** Role, verified and blocked are changed by administrators only; a new e-mail address has to be verified. */
export const updateUser = updateCall('/accounts/{userId}', 'owner', userChanges, userDetail);

/** A person with everything that is theirs; also oneself. */
export const deleteUser = deleteCall('/accounts/{userId}', 'owner');
