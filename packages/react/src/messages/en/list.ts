import type { Area } from '../area.ts';

/** What every list says (S2, LST-01 to LST-13). */
export const listTexts = {
  name: 'list',
  texts: {
    'list.search': 'Search',
    'list.search.hint': 'Type enter to search globally...',
    'list.search.clear': 'Clear search',
    'list.order': 'Order by',
    'list.order.newest': 'Newest first',
    'list.order.failed': 'The sort options could not be loaded.',
    'list.close': 'Close',
    'list.size': 'Rows per page',
    'list.rows': { one: '{count} row', other: '{count} rows' },
    'list.selectAll': 'Select all rows',
    'list.clearSelection': 'Clear selection',
    'list.loading': 'Loading',
    'list.emptyPage': 'No rows on this page.',
    'list.noMatch': 'Nothing on this page matches “{text}”.',
    'list.noMatch.detail': 'Press Enter to search all pages, or clear the search.',
    'list.nothingFound': 'Nothing found for “{text}”.',
    'list.nothingFound.detail': 'Try fewer characters, or clear the search.',
    'list.pages': 'Pages',
    'list.previous': 'Previous page',
    'list.next': 'Next page',
    'list.page': 'Page {page}',
    'list.range': '{from} to {to} of {count}',

    // Doing something to what is selected
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

    // Deleting what is selected; a single row is named instead of counted
    'list.delete': 'Delete',
    'list.delete.title': 'Are you sure?',
    'list.delete.confirm': 'I am sure, delete {count} rows',
    'list.delete.confirmOne': 'I am sure, delete {name}',
    'list.delete.named': '{names} will be deleted permanently.',
    'list.delete.running': 'Deleting',
    'list.delete.incomplete': 'Some rows were not deleted',
    'list.delete.failedOne.title': 'Failed to Delete',
    'list.delete.failedOne': '{name} could not be deleted.',
    'list.delete.failed': { one: '{count} row was not deleted.', other: '{count} rows were not deleted.' },
    'list.deleted': '{name} has been deleted!',
    'list.deletedMany': '{count} rows have been deleted.',
  },
} as const satisfies Area;
