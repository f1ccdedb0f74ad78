import type { AreaTexts } from '../language.ts';

export const devices: AreaTexts<'devices'> = {
  'devices.unclassified': 'Non classificato',
  'device.online': 'Online',
  'device.offline': 'Offline',
  'device.unknown': 'Verifica in corso',
  'device.stale': 'Ultimo stato noto',
  'device.notKnown': 'Sconosciuto',
  'device.refused': 'Nessun accesso',
  'device.playing': 'In riproduzione',
  'device.paused': 'In pausa',
  'device.stopped': 'Fermato',
  'device.notPlaying': 'Non in riproduzione',
  'device.anotherRuns': 'Altro evento',
  'device.failing': 'Errore, nuovo tentativo',
  'device.failOver': 'Riserva',
  'device.noSound': 'Nessun suono',
  'device.powerOff': 'Spento',
  'device.clockWrong': 'Orologio errato',
  'device.offline.banner': '{device} è offline.',
  'device.offline.detail':
    'Controlla l’alimentazione e la rete. I dati mostrati possono non essere aggiornati.',
  'device.loading': 'Caricamento del dispositivo',
  'device.failed': 'Impossibile caricare il dispositivo.',
  'device.numbered': 'Dispositivo {id}',
  'device.missing': 'Questo dispositivo non esiste o è stato rimosso.',
  'device.forbidden.detail':
    'Appartiene a un’altra persona. Rivolgiti al proprietario o a un amministratore.',
  'device.gone': '{device} non è più registrato, oppure ora appartiene a qualcun altro.',
  'device.toList': 'Torna ai dispositivi',
  'device.path': 'Sei qui',
  'device.tabs': 'Schermate del dispositivo',
  'device.tab.device': 'Pannello',
  'device.tab.events': 'Eventi',
  'device.tab.audio': 'Audio',
  'device.tab.time': 'Ora',
  'device.tab.history': 'Cronologia',
  'device.screen': '{screen} · {device}',
  'device.created': 'creato: {date}',
  'device.updated': 'modificato: {date}',

  // The broker connection (D8)
  'broker.unreachable':
    'Il broker remoto non è raggiungibile, forse per un problema di DNS; riprova più tardi.',
  'broker.down': 'Il broker remoto è spento o in manutenzione; riprova più tardi.',
  'broker.refused': 'Impossibile stabilire una connessione con il broker {address}',
  'broker.closed': 'Connessione chiusa dall’utente.',
  'broker.lost': 'Connessione con il broker {address} interrotta.',
  'broker.silent': 'La connessione si è interrotta inaspettatamente.',
  'broker.retry': 'Riprova',
  'broker.reconnecting':
    'I valori in tempo reale torneranno automaticamente appena la connessione sarà ristabilita.',
};
