import type { AreaTexts } from '../language.ts';

export const shell: AreaTexts<'shell'> = {
  'shell.shop': 'Negozio',
  'shell.devices': 'Dispositivi',
  'shell.backoffice': 'Back-office',
  'shell.login': 'Accedi',
  'shell.account': 'Account',
  'shell.menu': 'Menu',
  'shell.side': 'Pagine dell’account',
  'shell.main': 'Principale',
  'shell.skip': 'Vai al contenuto',
  'shell.tagline': 'Il suono in ogni stanza, puntuale',
  'shell.version': 'Versione {version}',
  'shell.version.debug': 'Versione {version}, debug',
  'shell.company': 'Azienda',
  'shell.terms': 'Condizioni',
  'shell.live': 'Connessione in tempo reale',
  'shell.live.on': 'In tempo reale',
  'shell.live.off': 'Non in tempo reale',
  'shell.live.connecting': 'Connessione in corso',
  'shell.live.none': 'Non connesso',
  'shell.live.unused': 'Non in uso',
  'shell.browser': 'Browser',
  'shell.standalone': 'App installata',
  'shell.linkNotUsed': 'Il link non è stato usato',
  'shell.linkNotUsed.detail':
    'Hai effettuato l’accesso come {email}. Per usare il link dell’e-mail, esci e aprilo di nuovo.',

  // Welcome (D2)
  'welcome.devices': 'Vai ai tuoi dispositivi',
};
