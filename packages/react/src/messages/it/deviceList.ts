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
  'devices.owner.missing': 'Questo utente non esiste o è stato rimosso.',
  'devices.list': 'Dispositivi registrati',
  'devices.add': 'Aggiungi dispositivo',

  // Tagging those that are selected (DEV-04)
  'devices.tag': 'Tag',
  'devices.tag.one': 'Assegna un tag a {name}',
  'devices.tag.many': 'Assegna un tag a {count} dispositivi',
  'devices.tag.question': '{names}. Un dispositivo ha un solo tag: quello nuovo lo sostituisce.',
  'devices.tag.field': 'Tag',
  'devices.tag.running': 'Assegnazione del tag',
  'devices.tag.incomplete': 'Tag non assegnato',
  'devices.tag.failed': {
    one: 'A {count} dispositivo non è stato assegnato il tag.',
    other: 'A {count} dispositivi non è stato assegnato il tag.',
  },
  'devices.tag.failedOne': 'Impossibile assegnare il tag a {name}.',
  'devices.tagged': '{name} ha ora il tag.',
  'devices.taggedMany': '{count} dispositivi hanno ora il tag.',
  'devices.clear': 'Togli tag',
  'devices.clear.running': 'Rimozione del tag',
  'devices.clear.incomplete': 'Tag non rimosso',
  'devices.clear.failed': {
    one: 'Il tag di {count} dispositivo non è stato rimosso.',
    other: 'I tag di {count} dispositivi non sono stati rimossi.',
  },
  'devices.clear.failedOne': 'Impossibile togliere il tag a {name}.',
  'devices.cleared': '{name} non ha più un tag.',
  'devices.clearedMany': '{count} dispositivi non hanno più un tag.',

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
