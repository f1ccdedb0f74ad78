import type { Device, Icon } from '@carillon/protocol/device';
import type {
  Fallen as AnyFallen,
  Incident as AnyIncident,
  SnoozedReason as AnySnoozedReason,
  JudgedDevice,
} from '@carillon/protocol/incident';
import type { TagGroup } from '../common/groups.ts';

/** What happened to many devices at once. */
export type Incident = AnyIncident<Device>;
/** A device of it. */
export type Fallen = AnyFallen<Device>;
/** A device with what is thought of it. */
export type Judged = JudgedDevice<Device>;
/** What somebody does not want to be told for now. */
export type SnoozedReason = AnySnoozedReason<Device>;

/** What is known of the devices besides. */
export interface Surroundings {
  /** All of these devices, by tag. */
  readonly groups: readonly TagGroup[];
  readonly findIcon: (device: Device) => Icon | undefined;
}
