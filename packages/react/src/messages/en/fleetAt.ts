import type { Area } from '../area.ts';

/** What all devices will play at a chosen moment (FLV-02). */
export const fleetAtTexts = {
  name: 'fleetAt',
  texts: {
    'at.title': 'What will play at a time',
    'at.date': 'Date',
    'at.time': 'Time',
    'at.now': 'Now',
    'at.close': 'Close',

    // How many: the moment in bold, then the sentence
    'at.moment': '{day}, {time}:',
    'at.sum': {
      one: '{playing} of {count} device will play.',
      other: '{playing} of {count} devices will play.',
    },
    'at.sum.unknown': {
      one: '{playing} of {of} devices will play, {count} is not known.',
      other: '{playing} of {of} devices will play, {count} are not known.',
    },
    'at.past': {
      one: '{playing} of {count} device was due to play.',
      other: '{playing} of {count} devices were due to play.',
    },
    'at.past.unknown': {
      one: '{playing} of {of} devices were due to play, {count} is not known.',
      other: '{playing} of {of} devices were due to play, {count} are not known.',
    },

    // A change of the clocks
    'at.change.night': 'That night the clocks change from {from} to {to}.',
    'at.change.date': 'On {date} the clocks change.',
    'at.change.later': 'From then on events run {span} later.',
    'at.change.earlier': 'From then on events run {span} earlier.',

    // The lanes of the day
    'at.hint': 'Drag the mark, or use arrow keys',
    'at.mark': 'Time of the day',
    'at.rows': 'Your devices',
    'at.untagged': 'Without a tag',
    'at.lane': 'That day on {device}',
    'at.bar': '{name}, {from} to {to}',
    'at.bar.always': '{name}, all day',
    'at.bar.plays': '{bar}: plays then',
    'at.bar.silent': '{bar}: does not play then',

    // What a device does then, and why
    'at.plays': 'Plays',
    'at.nothing': 'Nothing',
    'at.notKnown': 'Not known',
    'at.offline': 'Offline: not known',
    'at.noTopics': 'Its class cannot be heard by anybody',
    'at.neverRead': 'It has not told its events yet',
    'at.notStarted': 'It does not play what is due now, and has not said why',
    'at.outsideHours': 'Outside the hours of its events',
    'at.noEvents': 'It has no events',
    'at.stopped': 'Stopped until {time}',
    'at.stopped.always': 'Stopped until it is started',
    'at.byHand': 'Started by hand, until it is stopped',
    'at.byHand.until': 'Started by hand, until {event} begins',
    'at.displaced': 'In place of {events}',
    'at.then': 'Then {event} at {time}',
    'at.then.day': 'Then {event}, {time}',
    'at.clock.ahead': 'Its clock is {span} ahead: all is so much earlier',
    'at.clock.behind': 'Its clock is {span} behind: all is so much later',
    'at.lastRead': 'By its events as they were read last: it is not heard now',
  },
} as const satisfies Area;
