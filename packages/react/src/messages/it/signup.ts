import type { AreaTexts } from '../language.ts';

export const signup: AreaTexts<'signup'> = {
  'signup.name': 'Nome',
  'signup.surname': 'Cognome',
  'signup.location': 'Località',
  'signup.email.hint': 'Per esempio nome@esempio.it',
  'signup.agree': 'Accetto le condizioni',
  'signup.read': 'Leggi le condizioni',
  'signup.running': 'Creazione dell’account',
  'signup.known': 'Hai già un account?',
  'signup.exists.title': 'Account esistente',
  'signup.exists':
    'Sembra che {email} abbia già un account. Registrati con un’altra e-mail o reimposta la password!',
  'signup.done.title': 'Account creato',
  'signup.done': 'Verifica la tua e-mail, poi accedi.',
};
