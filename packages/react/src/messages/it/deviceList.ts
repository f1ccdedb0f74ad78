import type { AreaTexts } from '../language.ts';

export const deviceList: AreaTexts<'deviceList'> = {
  'devices.counts': { one: 'Gestisci {count} dispositivo.', other: 'Gestisci {count} dispositivi.' },
  'devices.counts.loading': 'Gestisci i dispositivi.',
  'devices.class': 'Classe',
  'devices.label': 'Etichetta',
  'devices.registered': 'Registrato',
  'devices.state': 'Stato',
  'devices.connection': 'Connessione',
  'devices.empty': 'Nessun dispositivo ancora registrato',
  'devices.empty.detail': 'I dispositivi compaiono qui dopo la registrazione con etichetta e chiave.',
  'devices.failed': 'Impossibile caricare i dispositivi.',
  'devices.list': 'Dispositivi registrati',
  'devices.add': 'Aggiungi dispositivo',

  // For those that are selected
  'devices.tag': 'Tag',
  'devices.atOnce': 'Insieme',

  // Unregistering them
  'devices.unregister': 'Annulla registrazione',
  'devices.unregister.question':
    'La registrazione di {names} sarà annullata definitivamente. Gli eventi memorizzati restano sul dispositivo, che continua a riprodurli. Con etichetta e chiave si registra di nuovo.',
  'devices.unregister.one': 'Confermo, annulla la registrazione di {name}',
  'devices.unregister.many': 'Confermo, annulla la registrazione di {count} dispositivi',
  'devices.unregister.running': 'Annullamento della registrazione',
  'devices.unregister.incomplete': 'Registrazione non annullata',
  'devices.unregister.failed': {
    one: 'La registrazione di {count} dispositivo non è stata annullata.',
    other: 'La registrazione di {count} dispositivi non è stata annullata.',
  },
  'devices.unregister.failedOne': 'Impossibile annullare la registrazione di {name}.',
  'devices.unregistered': '{name} non è più registrato.',
  'devices.unregisteredMany': '{count} dispositivi non sono più registrati.',
};
