import type { Area } from '../area.ts';

/** Incidents, devices that need attention, and what is snoozed of them (FLV-04). */
export const incidentsTexts = {
  name: 'incidents',
  texts: {
    // What happened to many at once
    'incidents.offline': '{count} of {of} went offline at {time}, within {span}',
    'incidents.failed': '{count} of {of} failed at {time}, within {span}',
    'incidents.onFailOver': '{count} of {of} changed to fail over at {time}, within {span}',
    'incidents.opening': '{count} were offline when this page was opened',
    'incidents.later': '{count} went offline while this page could not hear them',
    'incidents.oneCause': 'Probably one cause.',
    'incidents.due': { one: '{count} of them was due to play.', other: '{count} of them were due to play.' },
    'incidents.due.none': 'None of them was due to play.',
    'incidents.due.unknown': 'What was due is not known.',
    'incidents.due.notKnown': 'Not known',
    'incidents.due.some': 'Of {count} that is not known.',
    'incidents.still': { one: '{count} of them still is.', other: '{count} of them still are.' },

    // Opened
    'incidents.devices': 'Devices of this incident',
    'incidents.firstLast': 'First: {first} at {firstTime}. Last: {last} at {lastTime}.',
    'incidents.place.between': 'The broker answers, so the fault is between the devices and the broker.',
    'incidents.place.host': 'All of them play from {host}.',
    'incidents.place.tag': 'All of them have the tag {tag}.',
    'incidents.group': '{count} of {of}',
    'incidents.nothingDue': 'Nothing due',
    'incidents.showAll': 'Show {count} more',

    // Why one device needs attention
    'incidents.reason.failed': 'No stream responds.',
    'incidents.reason.retry': 'No stream responds. Next attempt after {seconds} s.',
    'incidents.reason.onFailOver': 'Main does not respond.',
    'incidents.reason.noTopics': 'Its class has no topics.',
    'incidents.reason.silent': 'It plays, and no sound is heard.',
    'incidents.reason.volumeOff': 'Its volume is at power off.',
    'incidents.reason.stoppedByHand': 'It was stopped inside its hours.',
    'incidents.reason.notStarted': 'What is due has not started.',
    'incidents.reason.anotherRuns': 'Another event runs.',
    'incidents.reason.clockWrong': 'Its clock differs from this computer.',
    'incidents.since': 'Since {time}.',
    'incidents.before': 'Since before this page was opened.',
    'incidents.due.event': 'Due: {event}',
    'incidents.due.until': 'Due: {event}, until {time}',
    'incidents.plays.event': 'Plays: {event}',
    'incidents.plays.until': 'Plays: {event}, until {time}',
    'incidents.more': { one: '{count} more needs attention.', other: '{count} more need attention.' },
    'incidents.why': 'Why',
    'incidents.why.of': 'Why: {device}',

    // Snoozes
    'incidents.snooze': 'Snooze',
    'incidents.snooze.of': 'Snooze {device}',
    'incidents.snooze.hour': 'For 1 hour',
    'incidents.snooze.tomorrow': 'Until tomorrow morning',
    'incidents.snooze.changes': 'Until it changes',
    'incidents.snoozed.devices': '{count} devices',
    'incidents.snoozed.until': 'Snoozed until {time}',
    'incidents.snoozed.changes': 'Snoozed until it changes',
    'incidents.wake': 'Wake',
    'incidents.wake.of': 'Wake {device}',
    'incidents.notKept': 'This browser does not keep the snooze',
    'incidents.notKept.detail': 'Its storage is full or refused: it holds until you leave this page.',
    'incidents.dropped': 'A snooze could not be read',
    'incidents.dropped.detail': 'It has been removed: what it hid is shown again.',
  },
} as const satisfies Area;
