import type { Area } from '../area.ts';

/** What every form says (S2 Forms, ENT-01, ENT-02). */
export const formTexts = {
  name: 'form',
  texts: {
    'form.path': 'You are here',
    'form.loading': 'Loading',
    'form.missing': 'This record does not exist or was removed.',
    'form.add': 'Add',
    'form.edit': 'Edit',
    'form.delete': 'Delete',
    'form.back': 'Go back',
    'form.close': 'Close',
    'form.saving': 'Saving',
    'form.sent': '{percent}% sent',
    'form.stop': 'Stop',
    'form.unsaved': 'Unsaved changes',
    'form.dates': 'Created at {created} · Updated at {updated}',
    'form.saved': '{name} has been saved!',
    'form.deleted': '{name} has been deleted!',
    'form.submit': 'Save',

    'form.more': 'Show more',
    'form.less': 'Show less',
    'form.view': 'View',
    'form.view.of': 'View {name}',

    // Deleting it
    'form.delete.title': 'Are you sure?',
    'form.delete.named': '{name} will be deleted permanently.',
    'form.delete.confirm': 'I am sure, delete {name}',
    'form.delete.running': 'Deleting',
    'form.delete.failed.title': 'Failed to Delete',
    'form.delete.failed': '{name} could not be deleted.',

    // Rows of fields
    'form.rows.up': 'Move {row} up',
    'form.rows.down': 'Move {row} down',
    'form.rows.remove': 'Remove {row}',
    'form.rows.moved': 'This is now {row}.',
    'form.rows.removed': '{row} has been removed.',

    // Why it is not saved
    'form.invalid': { one: '{count} field needs attention.', other: '{count} fields need attention.' },
    'form.refused.title': 'Not saved.',

    // Somebody else saved the same record
    'form.changed': 'Changed by someone else.',
    'form.changed.own': 'You changed this in another tab.',
    'form.changed.detail': 'What you typed is still here, but the record has changed since you opened it.',
    'form.changed.field': '{field}: “{before}” is now “{now}”.',
    'form.changed.load': 'Reload',
    'form.overwrite.title': 'Overwrite someone else’s changes?',
    'form.overwrite.detail':
      'This record was changed while you were editing it. Your version will replace theirs.',
    'form.overwrite.own.title': 'Overwrite what you saved in another tab?',
    'form.overwrite.own.detail':
      'You changed this record in another tab while you were editing it here. What you typed here will replace it.',
    'form.overwrite.confirm': 'Overwrite',
    'form.overwrite.before': 'When you opened it',
    'form.overwrite.yours': 'Yours',
    'form.overwrite.theirs': 'Theirs, saved now',
    'form.overwrite.otherTab': 'In the other tab',
    'form.overwrite.empty': 'empty',

    // Somebody else deleted it
    'form.gone': 'Deleted by someone else.',
    'form.gone.own': 'You deleted this in another tab.',
    'form.gone.detail': 'What you typed is still here. “{button}” saves it as a new record.',
    'form.gone.lost': 'What you typed is still here, but it can no longer be saved.',

    // Unsaved changes
    'form.leave.title': 'Leave without saving?',
    'form.leave.detail': 'What you typed here will be lost.',
    'form.leave.confirm': 'Leave',
    'form.leave.cancel': 'Stay',
    'form.cancel': 'Cancel',
  },
} as const satisfies Area;
