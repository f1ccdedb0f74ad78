import type { Area } from '../area.ts';

/** The clock of a device: the states of D4, the codes of D8 word for word, and its forms (D5). */
export const clockTexts = {
  name: 'clock',
  texts: {
    // Clock status (D4)
    'clock.state.done': 'Last synchronization: {time}',
    'clock.state.manual': 'Date and time inserted manually',
    'clock.state.stale': 'Date and time are stale due to a missed NTP synchronization',
    'clock.state.syncing': 'Synchronizing',
    'clock.state.error': 'The clock could not be synchronized.',

    // Result codes (D8)
    'clock.result.-1': 'Module is busy',
    'clock.result.-2': 'No timestamp is available, server not contacted',
    'clock.result.-3': "Timestamp is stale, there's no recent timestamp",
    'clock.result.-4': 'NTP socket operation error',
    'clock.result.-5': 'NTP socket bind failed',
    'clock.result.-6': 'NTP server could not be accessed',
    'clock.result.-7': 'Wrong NTP version received',
    'clock.result.-8': 'Wrong NTP timestamp received',
    'clock.result.-9': 'NTP time synchronization error',
    'clock.result.-10': 'NTP KissOfDeath code has been received',
    'clock.result.-11': 'NTP DNS error',
    'clock.result.-12': 'NTP interface error',
    'clock.result.-13': 'NTP connection type error',

    // Event codes (D8)
    'clock.event.1': 'A new NTP timestamp has been acquired successfully',
    'clock.event.-1': 'NTP server name DNS failed',
    'clock.event.-2': 'could not select a valid NTP interface',
    'clock.event.-3': 'could not bind the socket to the NTP interface or timeout on the socket TX',
    'clock.event.-4': 'no reply received from the NTP server',
    'clock.event.-5': 'the server response has a wrong version',
    'clock.event.-6': 'the server response had wrong timestamp',
    'clock.event.-7': "the server replied with a Kiss O' Death code",
    'clock.event.-8': 'the server response has a synchronization error',

    // A code outside the tables (FLT-101)
    'clock.code.unknown': 'unknown code {code}',

    // Date and time, NTP server (D5)
    'problem.clock.date': 'Provide a valid date',
    'problem.clock.time': 'Provide a valid time',
    'problem.clock.ntp': 'Please provide NTP',
  },
} as const satisfies Area;
