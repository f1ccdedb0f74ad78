import type { AreaTexts } from '../language.ts';

export const palette: AreaTexts<'palette'> = {
  'palette.title': 'Cerca ovunque',
  'palette.field': 'Schermate e dati',
  'palette.ctrl': 'Ctrl',
  'palette.escape': 'Esc',
  'palette.enter': 'Invio',
  'palette.close': 'Esc, chiudi',

  'palette.screens': 'Schermate',
  'palette.home': 'Benvenuto',
  'palette.addDevice': 'Aggiungi dispositivo',
  'palette.deviceTags': 'Etichette dei dispositivi',
  'palette.devices': 'Dispositivi',
  'palette.tags': 'Etichette',
  'palette.medias': 'Media',
  'palette.users': 'Utenti',
  'palette.products': 'Prodotti',
  'palette.countries': 'Paesi',
  'palette.carriers': 'Corrieri',
  'palette.records': 'Dati',

  'palette.searching': 'ricerca in corso',
  'palette.failed': 'ricerca non riuscita',
  'palette.more': 'più di {count}',
  'palette.all': 'Tutti i risultati in {group}',
  'palette.retry': 'Riprova',
  'palette.found': { one: '{count} risultato', other: '{count} risultati' },
  'palette.none': 'Nessun risultato per “{text}”.',
  'palette.none.detail': 'Prova con meno caratteri o con un’altra parola.',

  'palette.key.choose': 'scegli',
  'palette.key.open': 'apri',
  'palette.key.newTab': 'apri in una nuova scheda',
};
