import type { AreaTexts } from '../language.ts';

export const deviceList: AreaTexts<'deviceList'> = {
  'devices.empty': 'Nessun dispositivo ancora registrato',
  'devices.empty.detail':
    'Un dispositivo compare qui quando è registrato con la sua etichetta e la sua chiave.',
  'devices.failed': 'Impossibile caricare i dispositivi.',
  'devices.list': 'Dispositivi registrati',
};
