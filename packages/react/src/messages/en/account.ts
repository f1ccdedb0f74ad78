import type { Area } from '../area.ts';

/** The forms of accounts: signup, reset, profile, and the users of an admin (S5, D5). */
export const accountTexts = {
  name: 'account',
  texts: {
    'problem.password':
      'Password must be 8+ characters, with a number, uppercase, lowercase, and a special character',
    'problem.newPassword': 'Type a valid password.',
    'problem.token': 'Please provide the token received by email',
    'problem.signupName': 'Please provide a name',
    'problem.signupSurname': 'Please provide a surname',
    'problem.signupLocation': 'Please provide a location',
    'problem.terms': 'Please agree to the terms',
    'problem.firstName': 'Please provide firstname',
    'problem.lastName': 'Please provide lastname',
    'problem.location': 'Please provide location',
    'problem.username': 'Please provide email',
  },
} as const satisfies Area;
