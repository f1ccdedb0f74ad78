import type { Area } from '../area.ts';

/** One's own profile (S2, S5, S8). */
export const profileTexts = {
  name: 'profile',
  texts: {
    'profile.title': 'Profile',
    'profile.failed': 'Your profile could not be loaded.',
    'profile.you': 'You',
    'profile.firstName': 'First name',
    'profile.lastName': 'Surname',
    'profile.location': 'Location',
    'profile.login': 'Login',
    'profile.locked': 'Locked until you press Edit',
    'profile.unlocked': 'Saving a new email or password logs you out',
    'profile.email': 'Email',
    'profile.email.hint': 'A verification email is sent to a new address',
    'profile.password': 'Password',
    'profile.newPassword': 'New password',
    'profile.optional': 'optional',
    'profile.edit': 'Edit',
    'profile.edit.title': 'Edit email and password?',
    'profile.edit.detail': 'Saving a new email or password logs you out.',
    'profile.edit.email':
      'We will send a verification email to the new address. You can log in again once it is verified.',
    'profile.account': 'Account',
    'profile.delete.what': 'Deletes your account and everything that belongs to it.',
    'profile.delete': 'Delete Account',
    'profile.delete.detail':
      'The account {email} will be deleted permanently, with its addresses and device tags. Its devices can be registered again by others. You will be logged out at once.',
    'profile.delete.confirm': 'I am sure, delete my account',
    'profile.deleted.title': 'Account Removed Successfully',
    'profile.deleted': 'Your account has been permanently deleted from our servers.',
    'profile.saved': 'Profile updated correctly!',
    'profile.saved.email': 'We sent a verification email to {email}. Verify it, then log in again.',
    'profile.saved.password': 'Log in again with your new password.',
    'profile.exists.title': 'Account exists',
    'profile.exists': 'It seems {email} is already picked. Use a different email address.',
  },
} as const satisfies Area;
