import type { AreaTexts } from '../language.ts';

export const csvExport: AreaTexts<'csvExport'> = {
  'export.title': 'Esporta in CSV',
  'export.what': {
    one: '{count} riga, con la ricerca e l’ordine attuali, tutte le pagine',
    other: '{count} righe, con la ricerca e l’ordine attuali, tutte le pagine',
  },
  'export.separator': 'Separatore',
  'export.comma': 'Virgola',
  'export.semicolon': 'Punto e virgola',
  'export.decimal': 'Separatore decimale',
  'export.hint':
    'UTF-8 con un segno all’inizio, così Excel e LibreOffice lo aprono correttamente. I testi che sembrano formule restano testi.',
  'export.start': { one: 'Esporta {count} riga', other: 'Esporta {count} righe' },
  'export.running': 'Puoi continuare a lavorare.',
  'export.progress': 'Lette {done} di {count}',
  'export.stop': 'Interrompi',
  'export.close': 'Chiudi',
  'export.failed': 'Impossibile esportare l’elenco.',
  'export.done': { one: '{count} riga esportata.', other: '{count} righe esportate.' },
};
