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
};
