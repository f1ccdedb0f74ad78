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

    // What a new password must have, while it is typed
    'password.rules': 'What the password needs',
    'password.length': '8 to 128 characters',
    'password.lowercase': 'a lowercase letter',
    'password.uppercase': 'an uppercase letter',
    'password.digit': 'a digit',
    'password.special': 'one of {characters}',
    'password.met': 'done',
    'password.missing': 'missing',
  },
} as const satisfies Area;
