import type { Area } from '../area.ts';

/** Asking before a record is deleted (ENT-01). */
export const formDeleteTexts = {
  name: 'formDelete',
  texts: {
    'form.delete.title': 'Are you sure?',
    'form.delete.named': '{name} will be deleted permanently.',
    'form.delete.confirm': 'I am sure, delete {name}',
    'form.delete.running': 'Deleting',
    'form.delete.failed.title': 'Failed to Delete',
    'form.delete.failed': '{name} could not be deleted.',
  },
} as const satisfies Area;
