import type { Area } from '../area.ts';

/** All devices of a person as tiles (FLV-01). */
export const fleetTexts = {
  name: 'fleet',
  texts: {
    // Above the tiles
    'fleet.search': 'Name, label or tag',
    'fleet.group': 'Group devices by',
    'fleet.group.tag': 'Group by tag',
    'fleet.group.reason': 'Group by reason',
    'fleet.at': 'At a time …',
    'fleet.wall': 'Show on a wall',
    'fleet.levels': 'Levels',
    'fleet.tag': 'Tag',
    'fleet.tag.all': 'All',
    'fleet.tag.none': 'No tag',
    'fleet.count.idle': '{count} nothing playing',
    'fleet.count.noSound': '{count} without sound',
    'fleet.count.unknown': '{count} not known',
    'fleet.nothingFound': 'No device matches.',
    'fleet.nothingFound.detail': 'Try fewer characters, or another tag.',

    // Above what needs attention
    'fleet.tell': 'When something new needs attention',
    'fleet.tell.notification': 'Show a notification',
    'fleet.tell.while': 'While this page is open',
    'fleet.tell.refused': 'This browser does not allow notifications.',
    'fleet.tell.one': '{device}: {reason}',
    'fleet.tell.many': '{count} devices need attention.',

    // In a tile
    'fleet.tile': '{device}: {facts}',
    'fleet.then': 'then {event}',
    'fleet.next': 'Next: {event}, {time}',
    'fleet.due': 'Due: {event}',
    'fleet.notKnown': 'What plays is not known',
    'fleet.failOver': 'Fail over heard',
    'fleet.clock.behind': 'Clock {span} behind',
    'fleet.clock.ahead': 'Clock {span} ahead',

    // What a group of one reason means
    'fleet.why.failed': 'No stream responds',
    'fleet.why.offline': 'The platform does not reach it',
    'fleet.why.volumeOff': 'It plays, and the amplifier has no power',
    'fleet.why.onFailOver': 'Main does not respond',
    'fleet.why.clockWrong': 'Events run late or early',
    'fleet.why.stoppedByHand': 'It stays silent until it is started',
    'fleet.why.anotherRuns': 'It is not the one that is due',
    'fleet.why.nothingScheduled': 'It will stay silent',
    'fleet.why.unknown': 'Nobody vouches for it now',
  },
} as const satisfies Area;
