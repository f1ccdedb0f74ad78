import type { AreaTexts } from '../language.ts';

export const gallery: AreaTexts<'gallery'> = {
  'gallery.place': '{number} di {count}',
  'gallery.previous': 'Immagine precedente',
  'gallery.next': 'Immagine successiva',
  'gallery.smaller': 'Riduci',
  'gallery.larger': 'Ingrandisci',
  'gallery.whole': 'L’immagine è già intera.',
  'gallery.largest': 'È l’ingrandimento massimo.',
  'gallery.close': 'Chiudi',
};
