import type { Area } from '../area.ts';

/** What a hand does with the events on the week of a device (EVT-10). */
export const eventMovesTexts = {
  name: 'eventMoves',
  texts: {
    'moves.new': 'New event, {when}',
    'moves.create': 'New event',

    // What the keys hold, for those who do not see it
    'moves.held.whole':
      '{name} is lifted. Arrow keys move it, Tab takes an end, Space drops it, Escape puts it back.',
    'moves.held.start': 'Start of {name}',
    'moves.held.end': 'End of {name}',

    // Why it cannot be put there, or moved at all
    'moves.overlap': '{name} would overlap {other}.',
    'moves.otherDay':
      '{name} runs on several days: all of them move in time together, and none to another day.',
    'moves.always': '{name} runs always: there is no time to move it to.',
    'moves.mode': '{name} cannot be moved: its mode is not known here.',
    'moves.stale': 'The device has not said yet what it stores now.',
    'moves.busy': '{name} is being saved.',
    'moves.changed': 'Somebody else has changed {name} meanwhile. It is left as it is.',

    // Out of the hours in which it plays
    'moves.ask.title': 'Are you sure?',
    'moves.ask': '{name} is playing. Moved to {when}, it stops now.',
    'moves.ask.confirm': 'Move and stop it',
    'moves.ask.cancel': 'Cancel',
    'moves.ask.close': 'Close',

    // What became of it
    'moves.failed': 'Failed to edit event',
    'moves.error': 'An error occurred while processing this event: {error}',
    'moves.done': '{name} moved to {when}.',
    'moves.was': 'It was {when}.',
    'moves.left': '{seconds} s',
    'moves.undo': 'Undo',
    'moves.undone': '{name} is back at {when}.',

    // Beside a bar
    'moves.card.once': '{when} ({span})',
    'moves.card.daily': '{when} ({span} a day)',
    'moves.card.plays': 'Plays {host}',
    'moves.card.sends': 'Sends to {host}',
    'moves.card.edit': 'Edit',
    'moves.card.start': 'Start',
    'moves.card.stop': 'Stop',
    'moves.card.delete': 'Delete {name}',
  },
} as const satisfies Area;
