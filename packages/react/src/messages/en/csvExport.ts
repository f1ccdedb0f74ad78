import type { Area } from '../area.ts';

/** The export of a list as comma-separated values (CSV-01). */
export const csvExportTexts = {
  name: 'csvExport',
  texts: {
    'export.title': 'Export as CSV',
    'export.what': {
      one: '{count} row, as filtered and sorted, all pages',
      other: '{count} rows, as filtered and sorted, all pages',
    },
    'export.separator': 'Separator',
    'export.comma': 'Comma',
    'export.semicolon': 'Semicolon',
    'export.decimal': 'Decimal mark',
    'export.hint':
      'UTF-8 with a mark at the start, so that Excel and LibreOffice open it right. Texts that look like formulas stay texts.',
    'export.start': { one: 'Export {count} row', other: 'Export {count} rows' },
    'export.running': 'You may go on working.',
    'export.progress': 'Reading {done} of {count}',
    'export.stop': 'Stop',
    'export.close': 'Close',
    'export.failed': 'The list could not be exported.',
    'export.done': { one: '{count} row has been exported.', other: '{count} rows have been exported.' },
  },
} as const satisfies Area;
