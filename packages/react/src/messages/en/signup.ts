import type { Area } from '../area.ts';

/** The signup (S2, S5, S8). */
export const signupTexts = {
  name: 'signup',
  texts: {
    'signup.name': 'Name',
    'signup.surname': 'Surname',
    'signup.location': 'Location',
    'signup.email.hint': 'For example name@example.com',
    'signup.agree': 'I agree to the terms',
    'signup.read': 'Read the terms',
    'signup.running': 'Creating the account',
    'signup.known': 'Already have an account?',
    'signup.exists.title': 'Account exists',
    'signup.exists':
      'It seems {email} already has an account. Register with a different email or reset your password!',
    'signup.done.title': 'Account created',
    'signup.done': 'Verify your email, then log in.',
  },
} as const satisfies Area;
