import type { AreaTexts } from '../language.ts';

export const live: AreaTexts<'live'> = {
  'live.network': 'Rete',
  'live.network.online': 'Online',
  'live.network.offline': 'Offline',
  'live.broker': 'Broker',
  'live.address': 'Indirizzo',
  'live.attempt': 'Tentativo',
  'live.nextTry': 'Prossimo tentativo',
  'live.nextTry.in': {
    one: 'tra {count} secondo',
    other: 'tra {count} secondi',
  },
  'live.nextTry.online': 'quando torna la rete',
  'live.loggedOut': 'La connessione in tempo reale si apre dopo l’accesso.',
  'live.unused': 'La connessione in tempo reale si apre con la prima schermata che mostra un dispositivo.',
  'broker.status.disconnected': 'Disconnesso',
  'broker.status.connecting': 'Connessione in corso',
  'broker.status.connected': 'Connesso',
};
