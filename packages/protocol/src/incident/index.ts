export {
  FALL_CAUSES,
  type Fall,
  type FallCause,
  type FallGroup,
  type Falls,
  followFalls,
  type IncidentDevice,
  type JudgedDevice,
  NO_FALLS,
} from './falls.ts';
export {
  type Attended,
  type Fallen,
  type Incident,
  type IncidentPlace,
  listAttended,
  type SnoozedReason,
} from './incidents.ts';
export {
  addSnooze,
  isSnoozed,
  keepSnoozes,
  MOST_SNOOZES,
  readSnoozes,
  type Snooze,
  writeSnoozes,
} from './snoozes.ts';
