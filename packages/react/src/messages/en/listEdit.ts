import type { Area } from '../area.ts';

/** Changing the same of all rows of a list that are selected (USR-03). */
export const listEditTexts = {
  name: 'listEdit',
  texts: {
    'list.edit': 'Edit',
    'list.edit.many': { one: 'Edit {count} row', other: 'Edit {count} rows' },
    'list.edit.running': 'Saving',
    'list.edit.failedTitle': 'Failed to Edit',
    'list.edit.failed': { one: '{count} row was not saved.', other: '{count} rows were not saved.' },
    'list.edit.failedOne': '{name} was not saved.',
    'list.edited': { one: '{count} row has been saved.', other: '{count} rows have been saved.' },
  },
} as const satisfies Area;
