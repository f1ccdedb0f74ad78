import type { AreaTexts } from '../language.ts';

export const clock: AreaTexts<'clock'> = {
  // Clock status (D4)
  'clock.state.done': 'Ultima sincronizzazione: {time}',
  'clock.state.manual': 'Data e ora inserite a mano',
  'clock.state.stale': 'Data e ora non aggiornate per una mancata sincronizzazione NTP',
  'clock.state.syncing': 'Sincronizzazione in corso',
  'clock.state.error': 'Impossibile sincronizzare l’orologio.',

  // Result codes (D8)
  'clock.result.-1': 'Il modulo è occupato',
  'clock.result.-2': 'Nessun orario disponibile, server non contattato',
  'clock.result.-3': 'L’orario è vecchio, non ce n’è uno recente',
  'clock.result.-4': 'Errore del socket NTP',
  'clock.result.-5': 'Associazione del socket NTP non riuscita',
  'clock.result.-6': 'Impossibile raggiungere il server NTP',
  'clock.result.-7': 'Ricevuta una versione NTP errata',
  'clock.result.-8': 'Ricevuto un orario NTP errato',
  'clock.result.-9': 'Errore di sincronizzazione dell’ora NTP',
  'clock.result.-10': 'Ricevuto un codice KissOfDeath NTP',
  'clock.result.-11': 'Errore DNS di NTP',
  'clock.result.-12': 'Errore dell’interfaccia NTP',
  'clock.result.-13': 'Errore del tipo di connessione NTP',

  // Event codes (D8)
  'clock.event.1': 'Nuovo orario NTP acquisito correttamente',
  'clock.event.-1': 'risoluzione DNS del server NTP non riuscita',
  'clock.event.-2': 'impossibile scegliere un’interfaccia NTP valida',
  'clock.event.-3':
    'impossibile associare il socket all’interfaccia NTP, oppure tempo di trasmissione scaduto',
  'clock.event.-4': 'nessuna risposta dal server NTP',
  'clock.event.-5': 'la risposta del server ha una versione errata',
  'clock.event.-6': 'la risposta del server aveva un orario errato',
  'clock.event.-7': 'il server ha risposto con un codice Kiss O’ Death',
  'clock.event.-8': 'la risposta del server ha un errore di sincronizzazione',

  // A code outside the tables (FLT-101)
  'clock.code.unknown': 'codice sconosciuto {code}',

  // Date and time, NTP server (D5)
  'problem.clock.date': 'Inserisci una data valida',
  'problem.clock.time': 'Inserisci un’ora valida',
  'problem.clock.ntp': 'Inserisci il server NTP',
};
