import type { AreaTexts } from '../language.ts';

export const deviceForms: AreaTexts<'deviceForms'> = {
  'problem.device.label': 'Inserisci l’etichetta del dispositivo',
  'problem.device.key': 'Inserisci la chiave del dispositivo',
  'problem.device.newName': 'Inserisci il nome del dispositivo',
  'problem.device.icon': 'Manca l’icona',
  'problem.device.name': 'Inserisci un nome valido.',
  'problem.deviceTag.name': 'Il nome non è valido',
};
