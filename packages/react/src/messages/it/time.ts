import type { AreaTexts } from '../language.ts';

export const time: AreaTexts<'time'> = {
  'time.reading': 'Lettura dell’orologio',
  'time.notKnown': 'Non noto',
  'time.noDate': 'Il dispositivo indica {epoch}, che non è una data.',
  'time.lastRead': 'All’ultima lettura',
  'time.close': 'Chiudi',
  'time.unread': 'Impossibile leggere l’orologio.',

  'time.computer': 'Questo computer',
  'time.same': 'Al massimo 2 secondi di differenza',
  'time.behind': 'Il dispositivo è indietro di {span}',
  'time.ahead': 'Il dispositivo è avanti di {span}',
  'time.otherDay': '{difference}: {date}',
  'time.utc': 'UTC',
  'time.utc.detail': 'Il dispositivo memorizza i suoi eventi in UTC',

  'time.sync': 'Sincronizza',
  'time.sync.failed': 'Impossibile chiedere al dispositivo di sincronizzarsi.',
  'time.sync.overdue':
    'Nessun risultato entro 30 s. Il dispositivo forse sta ancora provando: il suo prossimo messaggio comparirà qui.',

  'time.ntp': 'Server NTP',
  'time.ntp.edit': 'Modifica',
  'time.ntp.server': 'Server',
  'time.ntp.rule': 'Un nome host o un indirizzo IP',
  'time.ntp.suggested': 'Server suggeriti',
  'time.ntp.own': 'fornitore',
  'time.ntp.atStart': 'Interrogato all’avvio',
  'time.ntp.refused': 'Il server NTP non è stato modificato.',
  'time.always': 'Sempre',
  'time.never': 'Mai',

  'time.adjust': 'Regola',
  'time.adjust.title': 'Regola data e ora',
  'time.adjust.zone': 'In {zone}.',
  'time.adjust.date': 'Data',
  'time.adjust.date.rule': 'Oggi o più tardi',
  'time.adjust.time': 'Ora',
  'time.adjust.time.rule': '24 ore',
  'time.adjust.computer': 'Usa l’ora di questo computer',
  'time.adjust.boot': 'Interroga il server NTP all’avvio',
  'time.adjust.always': 'Al prossimo avvio il server NTP sovrascriverà ciò che imposti qui.',
  'time.adjust.never': 'Il server NTP non viene interrogato finché qualcuno non preme Sincronizza.',
  'time.adjust.refused': 'Data e ora non sono state modificate.',

  'time.events': 'Gli eventi seguono questo orologio',
  'time.events.playing': 'In riproduzione',
  'time.events.next': 'Prossimo',
  'time.events.until': '{event} fino alle {time}',
  'time.events.at': '{event} alle {time}',
  'time.events.none': 'Nessuno',
};
