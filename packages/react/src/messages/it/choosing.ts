import type { AreaTexts } from '../language.ts';

export const choosing: AreaTexts<'choosing'> = {
  'choosing.clearSearch': 'Cancella la ricerca',
  'choosing.loading': 'Caricamento in corso',
  'choosing.range': '{shown} di {count}',
  'choosing.range.loading': '{shown} di {count}, caricamento in corso',
  'choosing.range.search': '{shown} di {count}. Scrivi per trovare gli altri.',
  'choosing.failed': 'Impossibile caricare le scelte.',
  'choosing.more.failed': 'Impossibile caricare altre scelte.',
  'choosing.chosen': { one: '{count} elemento scelto', other: '{count} elementi scelti' },
  'choosing.cancel': 'Annulla',
  'choosing.close': 'Chiudi',

  // What is chosen, in its order
  'choosing.change': 'Cambia',
  'choosing.gone': '{name}, non più disponibile',
  'choosing.remove': 'Rimuovi {name}',
  'choosing.earlier': 'Sposta {name} prima',
  'choosing.later': 'Sposta {name} dopo',
  'choosing.moved': '{name}: ora {place} di {count}.',

  // The colors of tags (S3)
  'choosing.color.primary': 'Principale',
  'choosing.color.secondary': 'Secondario',
  'choosing.color.success': 'Successo',
  'choosing.color.danger': 'Pericolo',
  'choosing.color.warning': 'Avviso',
  'choosing.color.info': 'Informazione',
  'choosing.color.dark': 'Scuro',

  // An icon
  'choosing.icon.none': 'Scegli un’icona',
  'choosing.icon.search': 'Cerca icone',
  'choosing.icon.empty': 'Nessuna icona trovata',

  // The tag of a device, which is created where none is found (DTG-03)
  'choosing.tag.hint': 'Scrivi per trovare un tag, o crealo con Invio',
  'choosing.tag.open': 'Mostra tutti i tag',
  'choosing.tag.chosen': 'Tag scelto',
  'choosing.tag.empty': 'Ancora nessun tag',
  'choosing.tag.noMatch': 'Nessun tag corrisponde a “{text}”.',
  'choosing.tag.create': 'Crea {name}',
  'choosing.tag.enter': 'Invio',
  'choosing.tag.failed': 'Impossibile creare il tag: {reason}',
};
