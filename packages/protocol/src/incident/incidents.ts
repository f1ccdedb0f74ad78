import type { Cause, Severity } from '../attention/causes.ts';
import type { Judgment } from '../attention/judge.ts';
import { parseStreamAddress } from '../stream/uri.ts';
import type { Fall, FallCause, FallGroup, Falls, IncidentDevice, JudgedDevice } from './falls.ts';
import { isSnoozed, type Snooze } from './snoozes.ts';

/** A device of an incident. */
export interface Fallen<Of extends IncidentDevice = IncidentDevice> extends JudgedDevice<Of>, Fall {}

/** Devices that fell within ten seconds of each other, or that were found to be offline. */
export interface Incident<Of extends IncidentDevice = IncidentDevice>
  extends Pick<FallGroup, 'id' | 'cause' | 'found' | 'firstMs' | 'lastMs'> {
  readonly severity: Severity;
  /** Of how many devices of the page. */
  readonly of: number;
  /** In the order in which they fell. */
  readonly fallen: readonly Fallen<Of>[];
  /** How many are so still. */
  readonly still: number;
  /** How many were due to play when they fell, and of how many that is not known. */
  readonly due: number;
  readonly dueUnknown: number;
  /** Where the fault must be, as far as facts say so. */
  readonly place: IncidentPlace;
}

/** What is known of the place of a fault. */
export interface IncidentPlace {
  /** Other devices answer, so it is between these and the broker. */
  readonly isBetween: boolean;
  /** The server from which all of them play; empty where that is not one. */
  readonly host: string;
  /** The tag that all of them have, and others have not; null where there is none. */
  readonly tagId: number | null;
}

/** A reason that is hidden, with the devices that have it now. */
export interface SnoozedReason<Of extends IncidentDevice = IncidentDevice> {
  readonly snooze: Snooze;
  readonly judged: readonly JudgedDevice<Of>[];
}

/** What needs attention: incidents, then devices, worst first, then what is hidden. */
export interface Attended<Of extends IncidentDevice = IncidentDevice> {
  readonly incidents: readonly Incident<Of>[];
  readonly singles: readonly JudgedDevice<Of>[];
  readonly snoozed: readonly SnoozedReason<Of>[];
}

/** Worst first: what is not heard, then what is heard otherwise. What is not named here comes last. */
const WORST_FIRST: readonly Cause[] = [
  'failed',
  'offline',
  'silent',
  'volumeOff',
  'stoppedByHand',
  'notStarted',
  'anotherRuns',
  'onFailOver',
  'clockWrong',
];

/** What needs attention of devices as they are judged now, by what was heard of falls and what is snoozed. */
export function listAttended<Of extends IncidentDevice>(
  falls: Falls,
  judged: readonly JudgedDevice<Of>[],
  snoozes: readonly Snooze[],
): Attended<Of> {
  const wrong = judged.filter(isWrong);
  const isAwake = ({ device, judgment }: JudgedDevice) =>
    !snoozes.some((snooze) => isSnoozed(snooze, device, judgment.cause));
  const byLabel = new Map(judged.map((known) => [known.device.device_id, known]));
  const incidents = falls.groups
    .map((group) => toIncident(group, judged, byLabel, isAwake))
    .filter((incident) => incident !== null);
  const told = new Set(
    incidents.flatMap(({ cause, fallen }) =>
      fallen.filter((one) => isDown(one, cause)).map(({ device }) => device.device_id),
    ),
  );
  return {
    incidents: incidents.toSorted(
      (one, other) => rankOf(one) - rankOf(other) || other.still - one.still || other.lastMs - one.lastMs,
    ),
    singles: wrong
      .filter((known) => isAwake(known) && !told.has(known.device.device_id))
      .toSorted((one, other) => rankOf(one.judgment) - rankOf(other.judgment)),
    snoozed: snoozes
      .map((snooze) => ({
        snooze,
        judged: wrong.filter(
          ({ device, judgment }) => isSnoozed(snooze, device, judgment.cause) && !told.has(device.device_id),
        ),
      }))
      .filter(({ judged: hidden }) => hidden.length > 0),
  };
}

/** A connection that is lost is no fault of a device. */
const isWrong = ({ judgment: { severity, cause } }: JudgedDevice): boolean =>
  severity !== 'none' && cause !== 'connectionLost';

/** Whether it is down of that fall now, and somebody vouches for it. */
const isDown = ({ isStill, judgment }: Fallen, cause: FallCause): boolean =>
  isStill && judgment.cause === cause;

/** Red before amber, then by cause. */
function rankOf({ severity, cause }: Pick<Judgment, 'severity' | 'cause'>): number {
  const rank = WORST_FIRST.indexOf(cause);
  return (severity === 'danger' ? 0 : 100) + (rank < 0 ? WORST_FIRST.length : rank);
}

/** A group of devices as it is told; null where it is one, all that is left of it is snoozed, or nobody vouches for any of it. */
function toIncident<Of extends IncidentDevice>(
  group: FallGroup,
  judged: readonly JudgedDevice<Of>[],
  byLabel: ReadonlyMap<string, JudgedDevice<Of>>,
  isAwake: (known: JudgedDevice) => boolean,
): Incident<Of> | null {
  const { id, cause, found, firstMs, lastMs } = group;
  const all = [...group.falls].flatMap(([label, fall]) => {
    const known = byLabel.get(label);
    return known ? { ...known, ...fall } : [];
  });
  // Whoever was found so and is snoozed did not fall with the others.
  const fallen = found ? all.filter((one) => isAwake(one) || !isDown(one, cause)) : all;
  const awake = fallen.find((one) => isDown(one, cause) && isAwake(one));
  if (!awake || fallen.length < 2) return null;
  return {
    id,
    cause,
    found,
    firstMs,
    lastMs,
    severity: awake.judgment.severity,
    of: judged.length,
    fallen: fallen.toSorted((one, other) => (one.atMs ?? 0) - (other.atMs ?? 0)),
    still: fallen.filter(({ isStill }) => isStill).length,
    due: fallen.filter(({ due }) => typeof due === 'object').length,
    dueUnknown: fallen.filter(({ due }) => due === 'unknown').length,
    place: found ? NO_PLACE : findPlace(cause, fallen, judged),
  };
}

const NO_PLACE: IncidentPlace = { isBetween: false, host: '', tagId: null };

function findPlace(
  cause: FallCause,
  fallen: readonly Fallen[],
  judged: readonly JudgedDevice[],
): IncidentPlace {
  const labels = new Set(fallen.map(({ device }) => device.device_id));
  const others = judged.filter(({ device }) => !labels.has(device.device_id));
  const isOffline = cause === 'offline';
  const tagId = fallen[0]?.device.device_tag_id ?? null;
  const isOfTag = ({ device }: JudgedDevice) => device.device_tag_id === tagId;
  const isOwnTag = tagId !== null && fallen.every(isOfTag) && others.some((other) => !isOfTag(other));
  const [host = '', ...hosts] = isOffline ? [] : fallen.map(hostOf);
  return {
    isBetween: isOffline && judged.some(({ judgment }) => judgment.isChecked),
    host: hosts.every((other) => other === host) ? host : '',
    tagId: isOwnTag ? tagId : null,
  };
}

/** From where a device was to play when it fell. */
function hostOf({ due }: Fallen): string {
  const { uri }: { readonly uri?: unknown } = Object(typeof due === 'object' ? due.event.main : null);
  return (typeof uri === 'string' && parseStreamAddress(uri)?.host) || '';
}
