import type { AreaTexts } from '../language.ts';

export const deviceList: AreaTexts<'deviceList'> = {
  'devices.empty': 'Nessun dispositivo ancora registrato',
  'devices.empty.detail': 'I dispositivi compaiono qui dopo la registrazione con etichetta e chiave.',
  'devices.failed': 'Impossibile caricare i dispositivi.',
  'devices.owner.missing': 'Questo utente non esiste o è stato rimosso.',
  'devices.list': 'Dispositivi registrati',
};
