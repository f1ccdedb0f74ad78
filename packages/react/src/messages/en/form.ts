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

    // Why it is not saved
    'form.invalid': { one: '{count} field needs attention.', other: '{count} fields need attention.' },
    'form.refused.title': 'Not saved.',

    // Somebody else saved the same record
    'form.changed.bar': 'Changed meanwhile: choose, then save',

    // Somebody else deleted it
    'form.gone': 'Deleted by someone else.',
    'form.gone.own': 'You deleted this in another tab.',
    'form.gone.detail': 'What you typed is still here. “{button}” saves it as a new record.',
    'form.gone.lost': 'What you typed is still here, but it can no longer be saved.',

    'form.cancel': 'Cancel',
  },
} as const satisfies Area;
