import { emailBody, resetBody, signupBody, user, verifyBody } from '../account/index.ts';
import { nothing, postCall } from './shapes.ts';

// What a visitor does with an account: apart from the session, which every page has.

export const signup = postCall('/accounts/signup', 'public', signupBody, nothing);

export const verifyEmail = postCall('/accounts/verify-email', 'public', verifyBody, user);

/** Answers the same whether the address is known or not, as does `forgotPassword`. */
export const resendEmail = postCall('/accounts/resend-email', 'public', emailBody, nothing);

export const forgotPassword = postCall('/accounts/forgot-password', 'public', emailBody, nothing);
export const resetPassword = postCall('/accounts/reset-password', 'public', resetBody, nothing);
