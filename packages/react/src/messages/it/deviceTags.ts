import type { AreaTexts } from '../language.ts';

export const deviceTags: AreaTexts<'deviceTags'> = {
  'deviceTags.title': 'Tag',
  'deviceTags.counts': { one: 'Gestisci {count} tag.', other: 'Gestisci {count} tag.' },
  'deviceTags.counts.loading': 'Gestisci i tag.',
  'deviceTags.empty': 'Nessun tag ancora creato',
  'deviceTags.empty.detail': 'Un tag raggruppa i dispositivi: per luogo, per uso o per chi se ne occupa.',
  'deviceTags.failed': 'Impossibile caricare i tag.',
  'deviceTags.assigned': 'Assegnati {count}',
  'deviceTags.create': 'Crea tag',
  'deviceTags.create.failed': 'Impossibile creare il tag',
  'deviceTags.edit': 'Modifica',
  'deviceTags.edit.title': 'Modifica tag',
  'deviceTags.edit.one': 'Seleziona un solo tag per modificarlo',
  'deviceTags.edit.failed': 'Modifica non riuscita',
  'deviceTags.field.name': 'Nome',
  'deviceTags.field.color': 'Colore',
  'deviceTags.used.title': 'Impossibile eliminare il tag',
  'deviceTags.used': '{name} è ancora associato a {count} dispositivo/i',
};
