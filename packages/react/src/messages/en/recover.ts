import type { Area } from '../area.ts';

/** What an e-mail of the platform is for: verifying an address, and setting a new password (S2, S5, S8). */
export const recoverTexts = {
  name: 'recover',
  texts: {
    'recover.token': 'Token',
    'recover.token.hint': 'Copy and paste the token received by email.',
    'recover.email.hint': 'For example name@example.com',
    'recover.send': 'Send email',
    'recover.sending': 'Sending',

    'verify.submit': 'Verify',
    'verify.running': 'Verifying',
    'verify.noEmail': 'No email?',
    'verify.request': 'Request a new one',
    'verify.done.title': 'Email verified',
    'verify.done': 'Account verified successfully, you can now login in.',

    'verify.already.title': 'Email verified already',
    'verify.already': 'This link has done its work, perhaps in another tab. You can log in.',

    'resend.title': 'Request a new email',
    'resend.detail': 'We send a verification email to accounts that are not verified yet.',
    'resend.done': 'Verification email sent.',
    'resend.done.detail': 'Look in your inbox, and in the spam folder.',

    'forgot.detail': 'We will email you a token. Use it to set a new password.',
    'forgot.remember': 'Remember your password?',
    'forgot.done.title': 'Email sent',
    'forgot.done': 'If {email} has an account, a token for a new password is on its way.',
    'forgot.enter': 'Set a new password',

    'reset.title': 'Reset password',
    'reset.password': 'New password',
    'reset.submit': 'Reset password',
    'reset.running': 'Resetting the password',
    'reset.done.title': 'Password reset',
    'reset.done': 'Password reset successfully, you can now login in.',
    'reset.already.title': 'Password set already',
    'reset.already':
      'A password was set with this link before. Log in with that one, or request a new email.',
  },
} as const satisfies Area;
