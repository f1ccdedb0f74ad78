import type { AreaTexts } from '../language.ts';

export const upload: AreaTexts<'upload'> = {
  'upload.pick': 'Scegli un’immagine',
  'upload.change': 'Scegli un’altra immagine',
  'upload.drop': 'o trascinala qui',
  'upload.remove': 'Togli l’immagine',
  'upload.keep': 'Mantieni l’immagine attuale',
  'upload.stop': 'Interrompi il caricamento',
  'upload.sending': 'Caricamento in corso',
  'upload.sent': 'Caricamento: {percent}%, {sent} di {size}',
  'upload.size': '{size} {unit}',
  'upload.empty': 'Il file è vuoto. Scegline un altro.',
  'upload.name': 'Il tipo di questa immagine non è quello indicato dal nome. Rinominala e sceglila di nuovo.',
  'upload.pixels': 'Scegli un’immagine di al massimo 40 megapixel e 16.384 pixel per lato.',
  'upload.unread': 'Impossibile leggere il file. Sceglilo di nuovo.',
};
