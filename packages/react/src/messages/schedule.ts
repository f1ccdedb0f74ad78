import type { RecapKey } from '@carillon/protocol/schedule';

/** What the recap of a schedule says (D5): one sentence for each key of the contract. */
export const scheduleMessages = {
  'schedule.noDay': 'At least a day must be selected.',
  'schedule.noStart': 'Select start time.',
  'schedule.noEnd': 'Select end time.',
  'schedule.endBeforeStart': 'End time must be greater than start time.',
  'schedule.noStartDay': 'Select start day.',
  'schedule.noEndDay': 'Select end day.',
  'schedule.noDuration': 'Start and end are the same: select a longer time.',
  'schedule.overlap': 'Overlapping event.',
  'schedule.always': 'Event runs always.',
  'schedule.daily': 'Event runs on {days} from {start} to {end}, for {duration}.',
  'schedule.weekly': 'Event runs from {startDay} {start} to {endDay} {end}, for {duration}.',
} as const satisfies Record<RecapKey, string>;
