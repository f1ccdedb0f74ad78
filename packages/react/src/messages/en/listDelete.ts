import type { Area } from '../area.ts';

/** Deleting what is selected in a list (LST-06); a single row is named instead of counted. */
export const listDeleteTexts = {
  name: 'listDelete',
  texts: {
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
