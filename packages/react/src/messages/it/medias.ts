import type { AreaTexts } from '../language.ts';

export const medias: AreaTexts<'medias'> = {
  'medias.name': 'Media',
  'medias.title': 'Gestisci i media.',
  'medias.empty': 'Nessun media ancora aggiunto',
  'medias.empty.detail': 'I prodotti mostrano le immagini che aggiungi qui.',
  'media.add': 'Aggiungi media',
  'media.edit': 'Modifica media',
  'media.file': 'File',
  'media.file.reason': 'PNG, JPEG, WebP o GIF, al massimo 10 MB',
  'media.picture': 'Immagine',
  'media.picture.reason': 'Anteprima di 650 px',
  'media.version': '{name}, {size}',
  'media.size': 'Dimensione',
  'media.description': 'Descrizione',
  'media.description.reason': 'Letta ad alta voce dove appare l’immagine',
  'media.tags': 'Tag',
  'media.tagCount': { one: '{count} tag', other: '{count} tag' },
  'media.use': 'Dove è usata',
  'media.use.products': 'Prodotti',
};
