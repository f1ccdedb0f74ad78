import type { Area } from '../area.ts';

/** The clock of a device and its dialogs (D2, Time screen). What it says of synchronizing is in `clock.ts`. */
export const timeTexts = {
  name: 'time',
  texts: {
    'time.reading': 'Reading the clock',
    'time.notKnown': 'Not known',
    'time.noDate': 'The device reports {epoch}, which is not a date.',
    'time.lastRead': 'As last read',
    'time.close': 'Close',
    'time.unread': 'The clock could not be read.',

    // Beside the clock of the device
    'time.computer': 'This computer',
    'time.same': 'At most 2 seconds apart',
    'time.behind': 'The device is {span} behind',
    'time.ahead': 'The device is {span} ahead',
    'time.otherDay': '{difference}: {date}',
    'time.utc': 'UTC',
    'time.utc.detail': 'The device stores its events in UTC',

    // Synchronizing
    'time.sync': 'Sync',
    'time.sync.failed': 'The device could not be asked to synchronize.',
    'time.sync.overdue':
      'No result within 30 s. The device may still be trying: its next message will appear here.',

    // The time server
    'time.ntp': 'NTP server',
    'time.ntp.edit': 'Edit',
    'time.ntp.server': 'Server',
    'time.ntp.rule': 'A host name or an IP address',
    'time.ntp.suggested': 'Suggested servers',
    'time.ntp.own': 'provider',
    'time.ntp.atStart': 'Queried at startup',
    'time.ntp.refused': 'The NTP server was not changed.',
    'time.always': 'Always',
    'time.never': 'Never',

    // Adjust date and time
    'time.adjust': 'Adjust',
    'time.adjust.title': 'Adjust date and time',
    'time.adjust.zone': 'In {zone}.',
    'time.adjust.date': 'Date',
    'time.adjust.date.rule': 'Today or later',
    'time.adjust.time': 'Time',
    'time.adjust.time.rule': '24 hours',
    'time.adjust.computer': 'Use this computer’s time',
    'time.adjust.boot': 'Query the NTP server at startup',
    'time.adjust.always': 'At the next startup, the NTP server will overwrite what you set here.',
    'time.adjust.never': 'The NTP server is not queried until someone presses Sync.',
    'time.adjust.refused': 'Date and time were not changed.',

    // What follows the clock
    'time.events': 'Events follow this clock',
    'time.events.playing': 'Playing',
    'time.events.next': 'Next',
    'time.events.until': '{event} until {time}',
    'time.events.at': '{event} at {time}',
    'time.events.none': 'None',
  },
} as const satisfies Area;
