import type { AreaTexts } from '../language.ts';

export const editDevice: AreaTexts<'editDevice'> = {
  'editDevice.title': 'Modifica dispositivo',
  'editDevice.name': 'Nome',
  'editDevice.tag': 'Tag',
  'editDevice.optional': 'facoltativo',
  'editDevice.icon': 'Icona',
  'editDevice.failed': 'Modifica non riuscita',
  'editDevice.clear.failed': 'Tag non rimosso',
};
