import type { AreaTexts } from '../language.ts';

export const login: AreaTexts<'login'> = {
  'login.email': 'E-mail',
  'login.password': 'Password',
  'login.show': 'Mostra la password',
  'login.hide': 'Nascondi la password',
  'login.capsLock': 'Il blocco maiuscole è attivo',
  'login.submit': 'Accedi',
  'login.forgot': 'Password dimenticata',
  'login.verify': 'Verifica la tua e-mail',
  'login.signup': 'Registrati',
  'login.invalid.title': 'Credenziali non valide',
  'login.invalid': 'Inserisci e-mail e password valide',
  'login.failed.title': 'Errore del server',
  'login.close': 'Chiudi',
  'login.again': 'Accedi di nuovo',
  'login.again.detail': 'La sessione è terminata. Quello che hai scritto è ancora qui, solo per {email}.',
  'login.again.cancel': 'Esci senza salvare',
  'problem.email': 'Inserisci un’e-mail valida',
  'problem.loginPassword': 'Inserisci la password',
};
