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
    'form.changed.title': 'Changed meanwhile',
    'form.changed': 'Someone else changed this after you opened it.',
    'form.changed.at': 'Someone else changed this at {time}, after you opened it.',
    'form.changed.own': 'You changed this in another tab.',
    'form.changed.choose': 'Nothing is saved yet. Choose, then press “{button}” again.',
    'form.changed.look':
      'Nothing is saved yet. What you did not change is taken over. Press “{button}” again.',
    'form.changed.all': 'Take all of theirs',
    'form.changed.all.own': 'Take all of the other tab',
    'form.changed.field': 'Field',
    'form.changed.before': 'When you opened it',
    'form.changed.yours': 'Yours',
    'form.changed.theirs': 'Theirs, saved now',
    'form.changed.otherTab': 'In the other tab',
    'form.changed.empty': 'empty',
    'form.changed.taken': 'Taken over: you did not change this field.',
    'form.changed.bar': 'Changed meanwhile: choose, then save',

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
