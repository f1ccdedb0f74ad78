import type { AreaTexts } from '../language.ts';

export const account: AreaTexts<'account'> = {
  'problem.password':
    'La password deve avere almeno 8 caratteri, con un numero, una maiuscola, una minuscola e un carattere speciale',
  'problem.newPassword': 'Inserisci una password valida.',
  'problem.token': 'Inserisci il codice ricevuto per e-mail',
  'problem.signupName': 'Inserisci un nome',
  'problem.signupSurname': 'Inserisci un cognome',
  'problem.signupLocation': 'Inserisci una località',
  'problem.terms': 'Accetta le condizioni',
  'problem.firstName': 'Inserisci il nome',
  'problem.lastName': 'Inserisci il cognome',
  'problem.location': 'Inserisci la località',
  'problem.username': 'Inserisci l’e-mail',
  'password.rules': 'Cosa serve nella password',
  'password.length': 'da 8 a 128 caratteri',
  'password.lowercase': 'una lettera minuscola',
  'password.uppercase': 'una lettera maiuscola',
  'password.digit': 'una cifra',
  'password.special': 'uno tra {characters}',
  'password.met': 'fatto',
  'password.missing': 'manca',
};
