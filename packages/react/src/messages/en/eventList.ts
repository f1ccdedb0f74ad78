import type { Area } from '../area.ts';

/** The events list of a device (D2). */
export const eventListTexts = {
  name: 'eventList',
  texts: {
    'events.list': 'Events of the device',
    'events.empty': 'No events created yet',
    'events.empty.detail': 'An event says what this device plays or sends, and when.',
    'events.failed': 'The events could not be loaded.',
    'events.unknown': 'No data until the device responds',
    'events.unknown.detail': 'Its events will appear here as soon as it is back online.',
    'events.lastKnown': 'As last known, {time}',
    'events.clocks.later': 'When the clocks change on {date}, these events will run {span} later.',
    'events.clocks.earlier': 'When the clocks change on {date}, these events will run {span} earlier.',
    'events.clocks.later.mixed':
      'When the clocks change on {date}, these events will run {span} later, but for those that run always.',
    'events.clocks.earlier.mixed':
      'When the clocks change on {date}, these events will run {span} earlier, but for those that run always.',
    'events.order.nameAsc': 'Event Name A-Z',
    'events.order.nameDes': 'Event Name Z-A',
    'events.order.mode': 'Event Mode',

    // The columns, and how the week is used
    'events.column.name': 'Event',
    'events.column.when': 'When',
    'events.week.hint':
      'Click a bar to open it. Drag it to move it. Drag over an empty hour for a new event.',
    'events.week.keys': 'Enter opens it, Space lifts it so that the arrow keys move it.',
    'events.week.open': 'Click a bar to open it.',
    'events.week.move': 'Drag a bar to move it.',
    'events.week.moving': 'Esc puts it back. Arrow keys move by 15 min, with Shift by 1 h.',
    'events.week.drawing':
      'Let go to open the form with these hours. Further rows are further days. Esc leaves.',
    'events.week.steps': 'Steps of 15 min',

    // Creating one, by its kind
    'events.create': 'Create event',
    'events.create.playback': 'Plays a radio stream on this device.',
    'events.create.sender': 'Sends the line input to a relay server.',
    'events.create.class': 'Only {classes} devices can do this; this one is {class}.',
    'events.create.none': 'No device can do this yet.',

    // The state of an event
    'events.playing': 'Playing',
    'events.scheduled': 'Scheduled',
    'events.starting': 'Starting',
    'events.stopping': 'Stopping',
    'events.streamFailed': 'Failed',
    'events.overlapping': 'Overlapping',

    // What can be done with one
    'events.start': 'Start {name}',
    'events.stop': 'Stop {name}',
    'events.edit': 'Edit {name}',
    'events.start.failed': '{name} could not be started.',
    'events.stop.failed': '{name} could not be stopped.',
    'events.close': 'Close',

    // Making another one of one
    'events.duplicate': 'Duplicate',
    'events.duplicate.one': 'Select one event to duplicate it.',
    'events.duplicate.mode': '{name} cannot be duplicated: its mode is not known here.',

    // Copying those that are selected
    'events.copy': 'Copy to other devices',
    'events.copy.mode': '{name} cannot be copied: its mode is not known here.',

    // Deleting those that are selected
    'events.delete.question': '{names} will be deleted forever.',
    'events.delete.confirm': 'I am sure, delete {count} events',
    'events.delete.failed': {
      one: '{count} event was not deleted.',
      other: '{count} events were not deleted.',
    },
    'events.delete.error': 'An error occurred while deleting this event: {error}',
    'events.deletedMany': '{count} events have been deleted.',
  },
} as const satisfies Area;
