import type { AreaTexts } from '../language.ts';

export const atOnce: AreaTexts<'atOnce'> = {
  'atOnce.title.one': 'Che cosa deve fare questo dispositivo?',
  'atOnce.title': 'Che cosa devono fare insieme {count} dispositivi?',
  'atOnce.chosen': 'Selezione: {names}.',
  'atOnce.task': 'Che cosa fare',
  'atOnce.task.stop': 'Ferma',
  'atOnce.task.volume': 'Volume',
  'atOnce.task.save': 'Salva',
  'atOnce.task.restore': 'Ripristina',
  'atOnce.offline': {
    one: '{count} dispositivo è offline: non sarà raggiunto.',
    other: '{count} dispositivi sono offline: non saranno raggiunti.',
  },

  'atOnce.stop.playing': {
    one: '{count} dispositivo è in riproduzione.',
    other: '{count} dispositivi sono in riproduzione.',
  },
  'atOnce.stop.quiet': {
    one: '{count} dispositivo non riproduce nulla.',
    other: '{count} dispositivi non riproducono nulla.',
  },
  'atOnce.stop.unknown': {
    one: 'Di {count} dispositivo non si sa. Verrà interrogato.',
    other: 'Di {count} dispositivi non si sa. Verranno interrogati.',
  },
  'atOnce.stop.next': 'Gli eventi restano memorizzati: il prossimo inizia secondo il suo orario.',
  'atOnce.stop.one': 'Ferma {name}',
  'atOnce.stop.many': 'Ferma {count} dispositivi',
  'atOnce.stop.running': 'Arresto in corso',
  'atOnce.stop.incomplete': 'Arresto non riuscito',
  'atOnce.stop.failed': {
    one: '{count} dispositivo non è stato fermato.',
    other: '{count} dispositivi non sono stati fermati.',
  },
  'atOnce.stop.failedOne': 'Impossibile fermare {name}.',
  'atOnce.stop.done': {
    one: '{count} dispositivo è stato fermato.',
    other: '{count} dispositivi sono stati fermati.',
  },
  'atOnce.stop.quietDone': {
    one: '{count} dispositivo non riproduceva nulla.',
    other: '{count} dispositivi non riproducevano nulla.',
  },
  'atOnce.stop.none': 'Nulla era in riproduzione.',

  'atOnce.volume.change': 'Variazione',
  'atOnce.volume.ceiling': 'Limite',
  'atOnce.volume.noCeiling': 'Nessuno',
  'atOnce.volume.rule':
    'I dispositivi conservano le loro differenze, e così sinistra e destra. Nessuno supera il limite; chi è spento resta spento.',
  'atOnce.volume.devices': 'Volume di ogni dispositivo',
  'atOnce.volume.to': 'diventa',
  'atOnce.volume.notKnown': 'Non noto',
  'atOnce.volume.meets': {
    one: '{count} dispositivo è trattenuto dal limite.',
    other: '{count} dispositivi sono trattenuti dal limite.',
  },
  'atOnce.volume.unknown': {
    one: 'Il volume di {count} dispositivo non è noto. Prima verrà letto.',
    other: 'Il volume di {count} dispositivi non è noto. Prima verrà letto.',
  },
  'atOnce.volume.one': 'Cambia {name}',
  'atOnce.volume.many': 'Cambia {count} dispositivi',
  'atOnce.volume.running': 'Modifica del volume',
  'atOnce.volume.incomplete': 'Volume non modificato',
  'atOnce.volume.failed': {
    one: 'Il volume di {count} dispositivo non è stato modificato.',
    other: 'Il volume di {count} dispositivi non è stato modificato.',
  },
  'atOnce.volume.failedOne': 'Impossibile modificare il volume di {name}.',
  'atOnce.volume.done': {
    one: 'Il volume di {count} dispositivo è stato modificato.',
    other: 'Il volume di {count} dispositivi è stato modificato.',
  },
  'atOnce.volume.none': 'Nessun volume è stato modificato.',
  'atOnce.volume.atCeiling': {
    one: '{count} dispositivo è al limite.',
    other: '{count} dispositivi sono al limite.',
  },
  'atOnce.volume.stayedOff': {
    one: '{count} dispositivo è spento e resta spento.',
    other: '{count} dispositivi sono spenti e restano spenti.',
  },

  'atOnce.save.what':
    'Un solo file con gli eventi, il volume, l’equalizzatore e il server dell’ora di ogni dispositivo.',
  'atOnce.save.secret': 'Conservalo con cura: contiene anche le password di stream e server relay.',
  'atOnce.save.file': 'dispositivi',
  'atOnce.save.one': 'Salva {name}',
  'atOnce.save.many': 'Salva {count} dispositivi',
  'atOnce.save.running': 'Lettura dei dispositivi',
  'atOnce.save.incomplete': 'Salvataggio non riuscito',
  'atOnce.save.failed': {
    one: '{count} dispositivo non è nel file.',
    other: '{count} dispositivi non sono nel file.',
  },
  'atOnce.save.failedOne': 'Impossibile leggere {name}.',
  'atOnce.save.done': {
    one: '{count} dispositivo salvato in un file.',
    other: '{count} dispositivi salvati in un file.',
  },

  'atOnce.file.choose': 'Scegli un file',
  'atOnce.file.another': 'Altro file',
  'atOnce.file.hint':
    'Scegli un file salvato qui, o trascinalo. Non si scrive nulla prima che tu abbia visto che cosa cambierebbe.',
  'atOnce.file.about': {
    one: '{count} dispositivo, salvato il {at}',
    other: '{count} dispositivi, salvati il {at}',
  },
  'atOnce.file.refused': 'Questo file non si può usare.',
  'atOnce.file.tooLarge': 'Supera i 32 MB.',
  'atOnce.file.notJson': 'È danneggiato, o non è un file di dispositivi salvati.',
  'atOnce.file.tooDeep': 'Ha troppi livelli per un file di dispositivi salvati.',
  'atOnce.file.noBackup': 'Non è un file di dispositivi salvati.',
  'atOnce.file.version': 'È stato salvato da una versione più recente (formato {version}).',
  'atOnce.file.shape': 'Questa voce manca o non è valida: {path}',
  'atOnce.file.double': 'Contiene due volte il dispositivo {label}.',
  'atOnce.file.overlap': 'Due eventi di {label} si sovrappongono: {one} e {other}.',

  'atOnce.restore.dryRun': 'Che cosa cambierebbe',
  'atOnce.restore.reading': 'Confronto in corso',
  'atOnce.restore.same': 'Come salvato',
  'atOnce.restore.missing': 'Non è in questo file',
  'atOnce.restore.from': 'Riceve ciò che è stato salvato di {name}.',
  'atOnce.restore.add': 'Aggiungi {name}',
  'atOnce.restore.change': 'Modifica {name}',
  'atOnce.restore.remove': 'Elimina {name}',
  'atOnce.restore.ntp': 'Server dell’ora',
  'atOnce.restore.tone': 'bassi {bass}, alti {treble}',
  'atOnce.restore.cannot': 'Escluso: non supporta {name}.',
  'atOnce.restore.unknownMode': 'Escluso: {name} è di un tipo che questa versione non può leggere.',
  'atOnce.restore.limits': 'Escluso: nessun dispositivo accetta {name}.',
  'atOnce.restore.touches': {
    one: '{count} dispositivo cambierebbe. Non è ancora stato scritto nulla.',
    other: '{count} dispositivi cambierebbero. Non è ancora stato scritto nulla.',
  },
  'atOnce.restore.nothing': 'Non c’è nulla da ripristinare.',

  'atOnce.restore.one': 'Ripristina {name}',
  'atOnce.restore.many': 'Ripristina {count} dispositivi',
  'atOnce.restore.running': 'Ripristino in corso',
  'atOnce.restore.incomplete': 'Ripristino non riuscito',
  'atOnce.restore.failed': {
    one: '{count} dispositivo non è stato ripristinato.',
    other: '{count} dispositivi non sono stati ripristinati.',
  },
  'atOnce.restore.failedOne': 'Impossibile ripristinare {name}.',
  'atOnce.restore.changed':
    'Nel frattempo è stato modificato. Scegli di nuovo il file per vedere che cosa cambierebbe.',
  'atOnce.restore.part': 'Modificato in parte, {done} passi su {count}. {error}',
  'atOnce.restore.done': {
    one: '{count} dispositivo è come era stato salvato.',
    other: '{count} dispositivi sono come erano stati salvati.',
  },
  'atOnce.restore.leftOut': {
    one: 'Tranne {count} evento, che è stato escluso.',
    other: 'Tranne {count} eventi, che sono stati esclusi.',
  },
};
