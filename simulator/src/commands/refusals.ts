import type { CommandName } from '@carillon/protocol/broker';

/** Why a device does not do what it is asked. */
export const REFUSALS = {
  notValid: 'The command is not valid',
  unknown: 'Unknown command',
  failed: 'The device failed to run the command',
  noSuchEvent: 'No such event',
  cannotRun: 'This device cannot run such an event',
  overlap: 'Overlapping event.',
  full: 'Event storage is full',
  date: 'The parts of the date do not agree with its epoch',
  both: 'ntp sets the host or synchronizes, not both',
} as const;

const { noSuchEvent, cannotRun, overlap, full, date, both } = REFUSALS;

/** What each command may be refused with, besides a body that is not as agreed. */
export const commandRefusals: Readonly<Record<CommandName, readonly string[]>> = {
  GetEvents: [],
  GetEvent: [noSuchEvent],
  SetEvent: [overlap, full, noSuchEvent, cannotRun],
  DeleteEvent: [noSuchEvent],
  StartEvent: [noSuchEvent, cannotRun],
  StopEvent: [noSuchEvent],
  StartExtra: [],
  StopExtra: [],
  vol: [],
  eq: [],
  rtcc: [date],
  ntp: [both],
};
