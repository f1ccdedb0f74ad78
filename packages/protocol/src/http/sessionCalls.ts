import { loginAnswer, loginBody, sessionToken, userDetail } from '../account/index.ts';
import { defineCall } from './call.ts';
import { nothing, postCall, readCall } from './shapes.ts';

// What a session is made of.

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
