import type { Area } from '../area.ts';

/** Rows of fields, which are added, removed and moved. */
export const formRowsTexts = {
  name: 'formRows',
  texts: {
    'form.rows.up': 'Move {row} up',
    'form.rows.down': 'Move {row} down',
    'form.rows.remove': 'Remove {row}',
    'form.rows.moved': 'This is now {row}.',
    'form.rows.removed': '{row} has been removed.',
  },
} as const satisfies Area;
