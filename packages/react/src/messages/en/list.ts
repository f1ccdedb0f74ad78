import type { Area } from '../area.ts';

/** What every list says (S2, LST-01 to LST-13). */
export const listTexts = {
  name: 'list',
  texts: {
    'list.search': 'Search',
    'list.search.hint': 'Type enter to search globally...',
    'list.search.clear': 'Clear the search',
    'list.order': 'Order by',
    'list.order.newest': 'Newest first',
    'list.order.failed': 'The ways to order this list could not be loaded.',
    'list.size': 'Rows a page',
    'list.rows': { one: '{count} row', other: '{count} rows' },
    'list.selectAll': 'Select all rows',
    'list.clearSelection': 'Clear the selection',
    'list.loading': 'Loading',
    'list.noMatch': 'Nothing here matches “{text}”.',
    'list.noMatch.detail': 'Press Enter to search in everything, or clear the search.',
    'list.nothingFound': 'Nothing found for “{text}”.',
    'list.nothingFound.detail': 'Try fewer letters, or clear the search.',
    'list.pages': 'Pages',
    'list.previous': 'Previous page',
    'list.next': 'Next page',
    'list.page': 'Page {page}',
    'list.range': '{from} to {to} of {count}',

    // Deleting what is selected; a single row is named instead of counted
    'list.delete': 'Delete',
    'list.delete.title': 'Are you sure?',
    'list.delete.confirm': 'I am sure, delete {count} rows',
    'list.delete.confirmOne': 'I am sure, delete {name}',
    'list.delete.named': '{names} will be deleted permanently.',
    'list.delete.more': '{count} more',
    'list.delete.running': 'Deleting',
    'list.delete.incomplete': 'Not everything is deleted',
    'list.delete.cancel': 'Cancel',
    'list.delete.stop': 'Stop',
    'list.delete.close': 'Close',
    'list.delete.progress': '{done} of {count} done',
    'list.delete.failed': { one: '{count} row is still there.', other: '{count} rows are still there.' },
    'list.delete.stopped': {
      one: 'Stopped before {count} row; it is still selected.',
      other: 'Stopped before {count} rows; they are still selected.',
    },
    'list.deleted': '{name} has been deleted!',
    'list.deletedMany': '{count} rows have been deleted.',
  },
} as const satisfies Area;
