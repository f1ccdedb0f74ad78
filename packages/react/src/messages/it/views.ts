import type { AreaTexts } from '../language.ts';

export const views: AreaTexts<'views'> = {
  'views.title': 'Viste',
  'views.all': 'Tutte le righe',
  'views.save': 'Salva questa vista ...',
  'views.save.full': 'Le viste sono già {count} e non se ne possono salvare altre. Eliminane prima una.',
  'views.manage': 'Rinomina o elimina ...',
  'views.save.title': 'Salva questa vista',
  'views.rename.title': 'Rinomina la vista',
  'views.name': 'Nome',
  'views.query': '“{text}”',
  'views.one.rename': 'Rinomina {name}',
  'views.one.delete': 'Elimina {name}',
  'views.none': 'Non resta nessuna vista.',
  'views.delete.detail': 'Le righe dell’elenco restano come sono.',
  'views.dropped': 'Impossibile leggere una vista salvata',
  'views.dropped.detail': 'È stata rimossa. Salvala di nuovo dall’elenco a cui appartiene.',
  'views.notKept': 'Questo browser non conserva la vista',
  'views.notKept.detail':
    'La sua memoria è piena o non disponibile: la vista resta finché non lasci questa pagina.',
  'problem.view.name': 'Inserisci un nome.',
  'problem.view.taken': 'Un’altra vista di questo elenco ha già questo nome.',
};
