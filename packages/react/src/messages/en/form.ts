import type { Area } from '../area.ts';

/** What every form says (S2 Forms, ENT-01, ENT-02). */
export const formTexts = {
  name: 'form',
  texts: {
    'form.path': 'You are here',
    'form.loading': 'Loading',
    'form.missing': 'There is no such record any more, or there never was.',
    'form.add': 'Add',
    'form.edit': 'Edit',
    'form.delete': 'Delete',
    'form.back': 'Go back',
    'form.close': 'Close',
    'form.saving': 'Saving',
    'form.unsaved': 'Unsaved changes',
    'form.dates': 'Created at {created} · Updated at {updated}',
    'form.saved': '{name} has been saved!',

    // Why it is not saved
    'form.invalid.title': 'Not saved.',
    'form.invalid': { one: '{count} field is not right.', other: '{count} fields are not right.' },
    'form.refused.title': 'Not saved.',

    // Somebody else saved the same record
    'form.changed': 'Changed by somebody else.',
    'form.changed.detail': 'What you typed is still here, but the record has changed since.',
    'form.changed.load': 'Load it again',
    'form.overwrite.title': 'Save over somebody else’s changes?',
    'form.overwrite.detail': 'This record was changed while you edited it. Your version will replace theirs.',
    'form.overwrite.confirm': 'Save mine',

    // Somebody else deleted it
    'form.gone': 'Deleted by somebody else.',
    'form.gone.detail': 'What you typed is still here. “Add” saves it as a new record.',

    // Unsaved changes
    'form.leave.title': 'Leave without saving?',
    'form.leave.detail': 'What you typed here will be lost.',
    'form.leave.confirm': 'Leave',
    'form.leave.cancel': 'Stay',
    'form.cancel': 'Cancel',
  },
} as const satisfies Area;
