import type { AreaTexts } from '../language.ts';

export const fleet: AreaTexts<'fleet'> = {
  // Above the tiles
  'fleet.search': 'Nome, etichetta o tag',
  'fleet.group': 'Raggruppa i dispositivi per',
  'fleet.group.tag': 'Per tag',
  'fleet.group.reason': 'Per motivo',
  'fleet.at': 'A un’ora …',
  'fleet.wall': 'Mostra su una parete',
  'fleet.levels': 'Livelli',
  'fleet.tag': 'Tag',
  'fleet.tag.all': 'Tutti',
  'fleet.tag.none': 'Senza tag',
  'fleet.count.idle': '{count} senza riproduzione',
  'fleet.count.noSound': '{count} senza suono',
  'fleet.count.unknown': '{count} sconosciuti',
  'fleet.nothingFound': 'Nessun dispositivo corrisponde.',
  'fleet.nothingFound.detail': 'Prova con meno caratteri o con un altro tag.',

  // Above what needs attention
  'fleet.tell': 'Quando qualcosa di nuovo richiede attenzione',
  'fleet.tell.notification': 'Mostra una notifica',
  'fleet.tell.while': 'Finché questa pagina è aperta',
  'fleet.tell.refused': 'Questo browser non consente le notifiche.',
  'fleet.tell.one': '{device}: {reason}',
  'fleet.tell.many': '{count} dispositivi richiedono attenzione.',

  // In a tile
  'fleet.tile': '{device}: {facts}',
  'fleet.then': 'poi {event}',
  'fleet.next': 'Prossimo: {event}, {time}',
  'fleet.due': 'Previsto: {event}',
  'fleet.notKnown': 'Non si sa che cosa riproduce',
  'fleet.failOver': 'Si sente la riserva',
  'fleet.clock.behind': 'Orologio indietro di {span}',
  'fleet.clock.ahead': 'Orologio avanti di {span}',

  // What a group of one reason means
  'fleet.why.failed': 'Nessun flusso risponde',
  'fleet.why.offline': 'La piattaforma non lo raggiunge',
  'fleet.why.volumeOff': 'Riproduce, e l’amplificatore è spento',
  'fleet.why.onFailOver': 'La sorgente principale non risponde',
  'fleet.why.clockWrong': 'Gli eventi partono in ritardo o in anticipo',
  'fleet.why.stoppedByHand': 'Resta in silenzio finché non viene avviato',
  'fleet.why.anotherRuns': 'Non è quello previsto',
  'fleet.why.nothingScheduled': 'Resterà in silenzio',
  'fleet.why.unknown': 'Nessuno ne risponde ora',
};
