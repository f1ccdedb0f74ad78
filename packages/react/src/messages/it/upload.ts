import type { AreaTexts } from '../language.ts';

export const upload: AreaTexts<'upload'> = {
  'upload.pick': 'Scegli un’immagine',
  'upload.drop': 'o trascinala qui',
  'upload.remove': 'Togli l’immagine',
  'upload.stop': 'Interrompi il caricamento',
  'upload.sending': 'Caricamento in corso',
  'upload.sent': 'Caricamento: {percent}%, {sent} di {size}',
  'upload.size': '{size} {unit}',
};
