import type { AreaTexts } from '../language.ts';

export const shell: AreaTexts<'shell'> = {
  'shell.shop': 'Negozio',
  'shell.devices': 'Dispositivi',
  'shell.login': 'Accedi',
  'shell.logout': 'Esci',
  'shell.main': 'Principale',
  'shell.skip': 'Vai al contenuto',
  'shell.tagline': 'Il suono in ogni stanza, puntuale',
  'shell.version': 'Versione {version}',
  'shell.version.debug': 'Versione {version}, debug',
  'shell.company': 'Azienda',
  'shell.terms': 'Condizioni',
  'shell.live': 'Connessione in tempo reale',
  'shell.notFound.detail': 'A questo indirizzo non c’è nulla. Controllalo, o torna alla pagina iniziale.',
  'shell.adminsOnly': 'Solo per amministratori',
  'shell.adminsOnly.detail': 'Quella pagina non si può aprire con il tuo account.',
  'shell.notYours': 'Questi dispositivi sono di un’altra persona',
  'shell.home': 'Vai alla pagina iniziale',

  // The live connection
  'broker.status.disconnected': 'Disconnesso',
  'broker.status.connecting': 'Connessione in corso',
  'broker.status.connected': 'Connesso',

  // Welcome (D2)
  'welcome.greeting': 'Ciao, {name}',
  'welcome.greeting.detail': 'I tuoi dispositivi sono a un passo.',
  'welcome.devices': 'Vai ai tuoi dispositivi',
  'welcome.prompt': 'Ti diamo il benvenuto in Carillon',
  'welcome.prompt.detail': 'Accedi per ascoltare e controllare i tuoi dispositivi.',
};
