import type { AreaTexts } from '../language.ts';

export const eventForms: AreaTexts<'eventForms'> = {
  'eventForms.list': 'Eventi',
  'eventForms.failed': 'Impossibile caricare l’evento.',
  'eventForms.save': 'Salva evento',
  'eventForms.create.failed': 'Creazione dell’evento non riuscita',
  'eventForms.edit.failed': 'Modifica dell’evento non riuscita',
  'eventForms.error': 'Si è verificato un errore durante l’elaborazione dell’evento: {error}',
  'eventForms.cannotRun': '{device} non può eseguire eventi di questo tipo.',
  'eventForms.optional': 'facoltativo',
  'eventForms.section': 'Evento',
  'eventForms.name': 'Nome',

  // When it runs
  'eventForms.schedule': 'Programmazione',
  'eventForms.repeat': 'Ripetizione',
  'eventForms.always': 'Sempre',
  'eventForms.daily': 'Giornaliera',
  'eventForms.weekly': 'Settimanale',
  'eventForms.days': 'Giorni',
  'eventForms.start': 'Inizio',
  'eventForms.end': 'Fine',
  'eventForms.end.nextDay': '(giorno dopo)',
  'eventForms.startDay': 'Giorno di inizio',
  'eventForms.endDay': 'Giorno di fine',
  'eventForms.chooseDay': 'Scegli un giorno',
  'eventForms.recap': 'Riepilogo',
  'eventForms.recap.open': 'Aprilo',
  'eventForms.other': 'Altri',
  'eventForms.unnamed': 'Nuovo evento',

  // A login and how long to wait
  'eventForms.user': 'Utente',
  'eventForms.password': 'Password',
  'eventForms.password.show': 'Mostra la password',
  'eventForms.password.hide': 'Nascondi la password',
  'eventForms.timeout': 'Attesa massima',
  'eventForms.seconds': 's',
  'eventForms.range': 'Da 15 a 120',

  // Playback
  'eventForms.playback.create': 'Crea evento di riproduzione',
  'eventForms.playback.edit': 'Modifica evento di riproduzione',
  'eventForms.main': 'Principale',
  'eventForms.main.reason': 'Si sente finché risponde',
  'eventForms.failOver': 'Riserva',
  'eventForms.failOver.reason': 'Si sente quando il flusso principale non risponde',
  'eventForms.address': 'Indirizzo del flusso',
  'eventForms.sync': 'Sincronia',
  'eventForms.sync.reason': 'Per stanze che si sentono a vicenda',
  'eventForms.delay': 'Ritardo',
  'eventForms.milliseconds': 'ms',
};
