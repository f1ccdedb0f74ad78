import type { AreaTexts } from '../language.ts';

export const devices: AreaTexts<'devices'> = {
  'devices.unclassified': 'Senza classe',
  'device.online': 'Online',
  'device.offline': 'Offline',
  'device.unknown': 'Verifica in corso',
  'device.stale': 'Ultimo stato noto',
  'device.playing': 'In riproduzione',
  'device.paused': 'In pausa',
  'device.offline.banner': '{device} è offline.',
  'device.offline.detail':
    'Controlla l’alimentazione e la rete. I dati mostrati possono non essere aggiornati.',
  'device.loading': 'Caricamento del dispositivo',
  'device.failed': 'Impossibile caricare il dispositivo.',
  'device.missing': 'Questo dispositivo non esiste più, o non è mai esistito.',
  'device.gone': '{device} non è più registrato, oppure ora appartiene a qualcun altro.',
  'device.toList': 'Vai ai dispositivi',
  'device.created': 'creato: {date}',
  'device.updated': 'modificato: {date}',

  // The broker connection (D8)
  'broker.unreachable':
    'Il broker remoto non è raggiungibile, forse per un problema di DNS; riprova più tardi.',
  'broker.down': 'Il broker remoto è spento o in manutenzione; riprova più tardi.',
  'broker.refused': 'Impossibile stabilire una connessione con il broker {address}',
  'broker.lost': 'Connessione con il broker {address} interrotta.',
  'broker.silent': 'La connessione si è interrotta inaspettatamente.',
  'broker.retry': 'Riprova',
  'broker.reconnecting': 'I valori in tempo reale tornano da soli quando la connessione è ristabilita.',
};
