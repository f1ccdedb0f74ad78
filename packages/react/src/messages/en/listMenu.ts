import type { Area } from '../area.ts';

/** What a list does with files, in its menu (CSV-01, CSV-02). */
export const listMenuTexts = {
  name: 'listMenu',
  texts: {
    'list.export': 'Export …',
    'list.import': 'Import …',
  },
} as const satisfies Area;
