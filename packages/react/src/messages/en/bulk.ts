import type { Area } from '../area.ts';

/** The dialog in which something is done to what is selected in a list. */
export const bulkTexts = {
  name: 'bulk',
  texts: {
    'list.bulk.more': '{count} more',
    'list.bulk.cancel': 'Cancel',
    'list.bulk.stop': 'Stop',
    'list.bulk.close': 'Close',
    'list.bulk.progress': '{done} of {count} done',
    'list.bulk.stopped': {
      one: 'Stopped with {count} row left; it is still selected.',
      other: 'Stopped with {count} rows left; they are still selected.',
    },
    'list.bulk.retry': 'Try {count} again',
  },
} as const satisfies Area;
