import type { AreaTexts } from '../language.ts';

export const addDevice: AreaTexts<'addDevice'> = {
  'addDevice.title': 'Aggiungi dispositivo',
  'addDevice.device': 'Dispositivo',
  'addDevice.device.reason': 'Come stampato sulla sua etichetta',
  'addDevice.label': 'Etichetta',
  'addDevice.key': 'Chiave',
  'addDevice.fromLink': 'Dal link che hai seguito',
  'addDevice.own': 'In questa console',
  'addDevice.own.reason': 'Per ritrovarlo',
  'addDevice.name': 'Nome del dispositivo',
  'addDevice.icon': 'Icona',
  'addDevice.submit': 'Registra dispositivo',
  'addDevice.done': '{name} è stato registrato!',
  'addDevice.yours': '{name} è già registrato in questo account.',
  'addDevice.failed': 'Registrazione non riuscita',
};
