import type { Cause } from '@carillon/protocol/attention';
import type { Judgment } from '../../../hooks/device/useAttention.ts';

/** Why devices stand together: the cause of what is wrong, or what they do where nothing is. */
export type Reason = Cause | 'unknown' | 'idle' | 'playing';

/** Worst first; what nobody can do anything about stands last. */
const ORDER: readonly Reason[] = [
  'failed',
  'offline',
  'silent',
  'volumeOff',
  'onFailOver',
  'stoppedByHand',
  'notStarted',
  'anotherRuns',
  'clockWrong',
  'nothingScheduled',
  'unknown',
  'idle',
  'playing',
];

/** Somebody should look after it. That this page is cut off is no matter of a device: a banner says it. */
export const needsAttention = ({ severity, cause }: Judgment): boolean =>
  severity !== 'none' && cause !== 'connectionLost';

/** Under which reason a device stands, as it was judged. */
export function findReason(judgment: Judgment): Reason {
  const { cause, standing, playing } = judgment;
  if (needsAttention(judgment) || standing === 'fault' || cause === 'nothingScheduled') return cause;
  if (standing === 'unknown') return 'unknown';
  return playing === null ? 'idle' : 'playing';
}

const GRAVITY = { danger: 0, warning: 1, none: 2 } as const;

/** Devices of one reason. */
export interface ReasonGroup<Of> {
  readonly reason: Reason;
  readonly devices: readonly Of[];
}

/** Devices by reason, worst first: red before amber before what is well, and among these in the order of the drawings. */
export function groupByReason<Of>(
  judged: readonly { readonly device: Of; readonly judgment: Judgment }[],
): readonly ReasonGroup<Of>[] {
  const groups = new Map<Reason, { gravity: number; devices: Of[] }>();
  for (const { device, judgment } of judged) {
    const reason = findReason(judgment);
    const group = groups.get(reason) ?? { gravity: GRAVITY.none, devices: [] };
    groups.set(reason, group);
    group.gravity = Math.min(group.gravity, GRAVITY[judgment.severity]);
    group.devices.push(device);
  }
  // One that has a place of its own below, as a cause that a host has made grave, stands after those that are drawn.
  const placeOf = (reason: Reason) => (ORDER.includes(reason) ? ORDER.indexOf(reason) : ORDER.length);
  return [...groups]
    .sort(([one, a], [other, b]) => a.gravity - b.gravity || placeOf(one) - placeOf(other))
    .map(([reason, { devices }]) => ({ reason, devices }));
}

/** How many devices do what: each is counted once. */
export interface FleetCounts {
  readonly playing: number;
  /** Online, and nothing plays. */
  readonly idle: number;
  readonly failed: number;
  /** Playing, and nothing is heard. */
  readonly noSound: number;
  readonly offline: number;
  readonly unknown: number;
}

/** Counts judgments as they are; what plays is what Welcome counts as playing (`countGroup`). */
export function countFleet(judgments: Iterable<Judgment>): FleetCounts {
  const counts = { playing: 0, idle: 0, failed: 0, noSound: 0, offline: 0, unknown: 0 };
  for (const { cause, standing, playing } of judgments) {
    if (standing === 'unknown') counts.unknown++;
    else if (cause === 'failed') counts.failed++;
    else if (cause === 'offline') counts.offline++;
    else if (playing === null) counts.idle++;
    else if (cause === 'silent' || cause === 'volumeOff') counts.noSound++;
    else counts.playing++;
  }
  return counts;
}
