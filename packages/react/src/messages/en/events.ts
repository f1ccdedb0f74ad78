import type { Area } from '../area.ts';

/** The forms of events and the recap of their schedule (D5). */
export const eventsTexts = {
  name: 'events',
  texts: {
    // Playback
    'problem.event.name': 'Please provide a name',
    'problem.stream.address': 'Please provide a valid radio address (e.g. {host}/index.mp3)',
    'problem.stream.login': 'Please provide both user and password',
    'problem.stream.user': 'The user can have at most 32 characters and no colon.',
    'problem.stream.password': 'The password can have at most 32 characters.',
    'problem.stream.timeout': 'Min timeout 15 secs.',
    'problem.stream.delay': 'The sync delay must be between 15 and 120 msec.',

    // Sender
    'problem.relay.host': 'Please provide a relay server',
    'problem.relay.port': 'Please provide a port',
    'problem.relay.mountpoint': 'Please provide a mountpoint',
    'problem.relay.shoutcastCodec': 'Shoutcast supports MP3 only',
    'problem.encoder.codec': 'Please choose a codec.',
    'problem.encoder.ch': 'Please choose mono or stereo.',
    'problem.encoder.qlt': 'Please choose a quality that this codec supports.',
    'problem.encoder.sr': 'Please choose a sample rate that this codec supports.',
    'problem.encoder.br': 'Please choose a bitrate that this sample rate supports.',
    'problem.encoder.adc': 'Please choose channels that match mono or stereo.',
    'problem.encoder.gain': 'The gain must be between 0 and 65535.',
    'problem.encoder.ag': 'The automatic gain must be between 0 and 65535.',
    'problem.radio.control': 'Remove line breaks and other control characters.',

    // Schedule recap
    'schedule.noDay': 'At least a day must be selected.',
    'schedule.noStart': 'Select start time.',
    'schedule.noEnd': 'Select end time.',
    'schedule.endBeforeStart': 'End time must be greater than start time.',
    'schedule.noStartDay': 'Select start day.',
    'schedule.noEndDay': 'Select end day.',
    'schedule.noDuration': 'Start and end are the same. Select a longer time.',
    'schedule.wholeDay': 'A daily event lasts less than 24 hours. Choose Weekly or Always instead.',
    'schedule.overlap': 'Overlapping event.',
    'schedule.overlap.day': 'It overlaps {name} on {day} from {start} to {end}.',
    'schedule.overlap.days': 'It overlaps {name} from {startDay} {start} to {endDay} {end}.',
    'schedule.always': 'Event runs always.',
    'schedule.daily': '{when} ({duration} a day).',
    'schedule.daily.nights': '{when} ({duration} each).',
    'schedule.weekly': '{when} ({duration}).',
    'schedule.lastNight': 'The last night of the week ends on {day} at {time}.',
    'schedule.clockChange': 'From {date} it runs {start} to {end}.',
    'schedule.clockChange.days': 'From {date}: {when}.',
    'schedule.utc.daily': 'The device keeps UTC: on {days} from {start} to {end}.',
    'schedule.utc.weekly': 'The device keeps UTC: from {startDay} {start} to {endDay} {end}.',
  },
} as const satisfies Area;
