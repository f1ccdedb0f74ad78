import type { AreaTexts } from '../language.ts';

export const listMenu: AreaTexts<'listMenu'> = {
  'list.export': 'Esporta …',
  'list.import': 'Importa …',
};
