import type { AreaTexts } from '../language.ts';

export const events: AreaTexts<'events'> = {
  // Playback
  'problem.event.name': 'Inserisci un nome',
  'problem.stream.address': 'Inserisci un indirizzo di emittente valido (p. es. {host}/index.mp3)',
  'problem.stream.login': 'Inserisci sia l’utente sia la password',
  'problem.stream.user': 'L’utente può avere al massimo 32 caratteri e nessun segno di due punti.',
  'problem.stream.password': 'La password può avere al massimo 32 caratteri.',
  'problem.stream.timeout': 'Attesa minima 15 secondi.',
  'problem.stream.delay': 'Il ritardo di sincronizzazione deve essere compreso tra 15 e 120 ms.',

  // Sender
  'problem.relay.host': 'Inserisci un server relay',
  'problem.relay.port': 'Inserisci una porta',
  'problem.relay.mountpoint': 'Inserisci un mountpoint',
  'problem.relay.shoutcastCodec': 'Shoutcast supporta solo MP3',
  'problem.encoder.codec': 'Scegli un codec.',
  'problem.encoder.ch': 'Scegli mono o stereo.',
  'problem.encoder.qlt': 'Scegli una qualità disponibile per questo codec.',
  'problem.encoder.sr': 'Scegli una frequenza di campionamento disponibile per questo codec.',
  'problem.encoder.br': 'Scegli un bit rate disponibile per questa frequenza di campionamento.',
  'problem.encoder.adc': 'Scegli canali adatti a mono o stereo.',
  'problem.encoder.gain': 'Il guadagno deve essere compreso tra 0 e 65535.',
  'problem.encoder.ag': 'Il guadagno automatico deve essere compreso tra 0 e 65535.',
  'problem.radio.control': 'Togli gli a capo e gli altri caratteri di controllo.',

  // Schedule recap. No article or preposition stands before a date: “dell’8 marzo”, but “del 9 marzo”.
  'schedule.noDay': 'Seleziona almeno un giorno.',
  'schedule.noStart': 'Seleziona l’ora di inizio.',
  'schedule.noEnd': 'Seleziona l’ora di fine.',
  'schedule.endBeforeStart': 'L’ora di fine deve essere successiva all’ora di inizio.',
  'schedule.noStartDay': 'Seleziona il giorno di inizio.',
  'schedule.noEndDay': 'Seleziona il giorno di fine.',
  'schedule.noDuration': 'Inizio e fine coincidono: seleziona un intervallo più lungo.',
  'schedule.wholeDay': 'Un evento giornaliero dura meno di 24 ore. Scegli invece Settimanale o Sempre.',
  'schedule.overlap': 'L’evento si sovrappone a un altro.',
  'schedule.overlap.day': 'Si sovrappone a {name}: {day} dalle {start} alle {end}.',
  'schedule.overlap.days': 'Si sovrappone a {name}: da {startDay} alle {start} a {endDay} alle {end}.',
  'schedule.always': 'L’evento è sempre attivo.',
  'schedule.daily': '{when} ({duration} al giorno).',
  'schedule.daily.nights': '{when} ({duration} ogni volta).',
  'schedule.weekly': '{when} ({duration}).',
  'schedule.lastNight': 'L’ultima notte della settimana finisce {day} alle {time}.',
  'schedule.clockChange': 'Dopo il cambio dell’ora ({date}) va in onda dalle {start} alle {end}.',
  'schedule.clockChange.days': 'Dopo il cambio dell’ora ({date}): {when}.',
  'schedule.utc.daily': 'Il dispositivo usa l’ora UTC: ogni {days} dalle {start} alle {end}.',
  'schedule.utc.weekly': 'Il dispositivo usa l’ora UTC: da {startDay} alle {start} a {endDay} alle {end}.',
};
