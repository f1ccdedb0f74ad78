import type { AreaTexts } from '../language.ts';

export const formRows: AreaTexts<'formRows'> = {
  'form.rows.up': 'Sposta {row} in su',
  'form.rows.down': 'Sposta {row} in giù',
  'form.rows.remove': 'Rimuovi {row}',
  'form.rows.moved': 'Ora è {row}.',
  'form.rows.removed': 'Rimosso: {row}.',
};
