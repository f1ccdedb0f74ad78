import type { Device } from '@carillon/protocol/device';
import type {
  Fallen as AnyFallen,
  Incident as AnyIncident,
  SnoozedReason as AnySnoozedReason,
  JudgedDevice,
} from '@carillon/protocol/incident';

/** What happened to many devices at once. */
export type Incident = AnyIncident<Device>;
/** A device of it. */
export type Fallen = AnyFallen<Device>;
/** A device with what is thought of it. */
export type Judged = JudgedDevice<Device>;
/** What somebody does not want to be told for now. */
export type SnoozedReason = AnySnoozedReason<Device>;
