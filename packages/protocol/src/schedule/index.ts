export {
  currentOccurrence,
  nextOccurrence,
  type Occurrence,
  overlaps,
  type ScheduleEntry,
} from './occurrence.ts';
export { decodeRepeat, encodeRepeat, type Repeat } from './repeat.ts';
