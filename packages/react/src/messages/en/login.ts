import type { Area } from '../area.ts';

/** The login (S2, S5, S8). */
export const loginTexts = {
  name: 'login',
  texts: {
    'login.email': 'Email',
    'login.password': 'Password',
    'login.show': 'Show password',
    'login.hide': 'Hide password',
    'login.capsLock': 'Caps Lock is on',
    'login.submit': 'Login',
    'login.forgot': 'Forgot password',
    'login.verify': 'Verify your email',
    'login.signup': 'Signup',
    'login.invalid.title': 'Invalid credential format',
    'login.invalid': 'Type a valid email and password',
    'login.failed.title': 'Server error',
    'login.close': 'Close',
    'login.again': 'Log in again',
    'login.again.detail': 'Your session has ended. What you typed is still here, for {email} only.',
    'login.again.cancel': 'Leave without saving',
    'problem.email': 'Please provide a valid email',
    'problem.loginPassword': 'Please provide password',
  },
} as const satisfies Area;
