import type { AreaTexts } from '../language.ts';

export const eventList: AreaTexts<'eventList'> = {
  'events.list': 'Eventi del dispositivo',
  'events.empty': 'Nessun evento ancora creato',
  'events.empty.detail': 'Un evento dice che cosa riproduce o invia questo dispositivo, e quando.',
  'events.failed': 'Impossibile caricare gli eventi.',
  'events.unknown': 'Nessun dato finché il dispositivo non risponde',
  'events.unknown.detail': 'I suoi eventi compariranno qui appena torna online.',
  'events.lastKnown': 'Ultimo stato noto, {time}',
  'events.clocks.later': 'Dal cambio dell’ora, il {date}, questi eventi inizieranno {span} più tardi.',
  'events.clocks.earlier': 'Dal cambio dell’ora, il {date}, questi eventi inizieranno {span} prima.',
  'events.clocks.later.mixed':
    'Dal cambio dell’ora, il {date}, questi eventi inizieranno {span} più tardi, tranne quelli sempre attivi.',
  'events.clocks.earlier.mixed':
    'Dal cambio dell’ora, il {date}, questi eventi inizieranno {span} prima, tranne quelli sempre attivi.',
  'events.order.nameAsc': 'Nome evento A-Z',
  'events.order.nameDes': 'Nome evento Z-A',
  'events.order.mode': 'Modalità evento',

  // The columns, and how the week is used
  'events.column.name': 'Evento',
  'events.column.when': 'Quando',
  'events.week.hint':
    'Fai clic su una barra per aprirla. Trascinala per spostarla. Trascina su un’ora libera per un nuovo evento.',
  'events.week.keys': 'Invio la apre, Spazio la solleva perché le frecce la spostino.',
  'events.week.open': 'Fai clic su una barra per aprirla.',
  'events.week.move': 'Trascina una barra per spostarla.',
  'events.week.moving': 'Esc lo rimette a posto. Le frecce spostano di 15 min, con Maiusc di 1 h.',
  'events.week.drawing':
    'Rilascia per aprire il modulo con questi orari. Altre righe sono altri giorni. Esc annulla.',
  'events.week.steps': 'Passi di 15 min',

  // Creating one, by its kind
  'events.create': 'Crea evento',
  'events.create.playback': 'Riproduce una radio su questo dispositivo.',
  'events.create.sender': 'Trasmette l’ingresso di linea a un server relay.',
  'events.create.class': 'Possibile solo sui dispositivi {classes}; questo è {class}.',
  'events.create.none': 'Ancora nessun dispositivo può farlo.',

  // The state of an event
  'events.playing': 'In riproduzione',
  'events.scheduled': 'In palinsesto',
  'events.starting': 'In avvio',
  'events.stopping': 'In arresto',
  'events.streamFailed': 'Non riuscito',
  'events.overlapping': 'Sovrapposto',

  // What can be done with one
  'events.start': 'Avvia {name}',
  'events.stop': 'Ferma {name}',
  'events.edit': 'Modifica {name}',
  'events.start.failed': 'Impossibile avviare {name}.',
  'events.stop.failed': 'Impossibile fermare {name}.',
  'events.close': 'Chiudi',

  // Making another one of one
  'events.duplicate': 'Duplica',
  'events.duplicate.one': 'Seleziona un solo evento per duplicarlo.',
  'events.duplicate.mode': '{name} non si può duplicare: la sua modalità non è nota qui.',

  // Copying those that are selected
  'events.copy': 'Copia su altri dispositivi',
  'events.copy.mode': 'Impossibile copiare {name}: la sua modalità non è nota.',

  // Deleting those that are selected
  'events.delete.question': 'Eliminazione per sempre di {names}.',
  'events.delete.confirm': 'Confermo, elimina {count} eventi',
  'events.delete.failed': {
    one: '{count} evento non è stato eliminato.',
    other: '{count} eventi non sono stati eliminati.',
  },
  'events.delete.error': 'Errore durante l’eliminazione di questo evento: {error}',
  'events.deletedMany': '{count} eventi eliminati.',
};
