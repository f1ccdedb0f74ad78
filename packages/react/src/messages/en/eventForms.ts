import type { Area } from '../area.ts';

/** What the forms of events are made of (D2, Playback event form, Sender event form). */
export const eventFormsTexts = {
  name: 'eventForms',
  texts: {
    'eventForms.list': 'Events',
    'eventForms.failed': 'The event could not be loaded.',
    'eventForms.save': 'Save event',
    'eventForms.create.failed': 'Failed to create event',
    'eventForms.edit.failed': 'Failed to edit event',
    'eventForms.error': 'An error occurred while processing this event: {error}',
    'eventForms.cannotRun': '{device} cannot run events of this kind.',
    'eventForms.optional': 'optional',
    'eventForms.section': 'Event',
    'eventForms.name': 'Name',

    // When it runs
    'eventForms.schedule': 'Schedule',
    'eventForms.repeat': 'Repeat',
    'eventForms.always': 'Always',
    'eventForms.daily': 'Daily',
    'eventForms.weekly': 'Weekly',
    'eventForms.days': 'Days',
    'eventForms.start': 'Start',
    'eventForms.end': 'End',
    'eventForms.end.nextDay': '(next day)',
    'eventForms.startDay': 'Start day',
    'eventForms.endDay': 'End day',
    'eventForms.chooseDay': 'Choose a day',
    'eventForms.recap': 'Recap',
    'eventForms.recap.open': 'Open it',
    'eventForms.other': 'Other',
    'eventForms.unnamed': 'New event',

    // A login and how long to wait
    'eventForms.user': 'User',
    'eventForms.password': 'Password',
    'eventForms.password.show': 'Show password',
    'eventForms.password.hide': 'Hide password',
    'eventForms.timeout': 'Timeout',
    'eventForms.seconds': 's',
    'eventForms.range': '15 to 120',

    // Playback
    'eventForms.playback.create': 'Create Playback Event',
    'eventForms.playback.edit': 'Edit Playback Event',
    'eventForms.main': 'Main',
    'eventForms.main.reason': 'Plays as long as it responds',
    'eventForms.failOver': 'Fail over',
    'eventForms.failOver.reason': 'Plays when the main stream does not respond',
    'eventForms.address': 'Stream address',
    'eventForms.sync': 'Sync',
    'eventForms.sync.reason': 'For rooms that hear each other',
    'eventForms.delay': 'Delay',
    'eventForms.milliseconds': 'ms',
  },
} as const satisfies Area;
