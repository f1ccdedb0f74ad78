import type { Device, DeviceTag } from '@carillon/protocol/device';
import type { Judgment } from '../../../hooks/device/useAttention.ts';
import type { UseFleet } from '../../../hooks/device/useFleet.ts';

/** From so many devices on they stand in groups. */
const GROUPED_FROM = 7;
/** Of more devices all groups are folded. */
const MOST_OPEN = 48;
/** A folded group of more devices shows no line for each. */
export const MOST_LINES = 12;

export interface TagGroup {
  /** Null of the devices without a tag, and where there are no groups. */
  readonly tag: DeviceTag | null;
  /** It can be folded. */
  readonly hasHead: boolean;
  readonly devices: readonly Device[];
}

/**
 * The devices of each tag in the order of the names of the tags, last those without one. Few devices stand together, and so do
 * those of whom none has a tag, unless they are too many to be shown at once.
 */
export function groupByTag(
  devices: readonly Device[],
  tags: readonly DeviceTag[],
  locale: string,
): readonly TagGroup[] {
  if (devices.length === 0) return [];
  if (devices.length < GROUPED_FROM) return [{ tag: null, hasHead: false, devices }];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = [...tags].sort((a, b) => compare(a.name, b.name) || a.id - b.id);
  const byTag = new Map<number | null, Device[]>([[null, []]]);
  for (const { id } of sorted) byTag.set(id, []);
  for (const device of devices) (byTag.get(device.device_tag_id) ?? byTag.get(null))?.push(device);
  const groups = [...sorted, null]
    .map((tag) => ({ tag, devices: byTag.get(tag?.id ?? null) ?? [] }))
    .filter((group) => group.devices.length > 0);
  const hasHeads = groups.length > 1 || groups[0]?.tag !== null || devices.length > MOST_OPEN;
  return groups.map((group) => ({ ...group, hasHead: hasHeads }));
}

/** What the devices of a group do, counted. */
export interface GroupCounts {
  /** Also on fail-over. */
  readonly playing: number;
  readonly failed: number;
  readonly offline: number;
  readonly failOver: number;
  /** Whatever else needs attention. */
  readonly other: number;
  /** Of how many nobody knows anything. */
  readonly unknown: number;
}

/** Counts judgments as they are, and thinks nothing of its own. */
export function countGroup(judgments: Iterable<Judgment>): GroupCounts {
  const counts = { playing: 0, failed: 0, offline: 0, failOver: 0, other: 0, unknown: 0 };
  for (const { cause, standing, severity, playing } of judgments) {
    if (standing === 'unknown') counts.unknown++;
    else if (cause === 'failed') counts.failed++;
    else if (cause === 'offline') counts.offline++;
    else if (cause === 'onFailOver') counts.failOver++;
    else if (severity !== 'none') counts.other++;
    const isSilent = cause === 'failed' || cause === 'silent' || cause === 'volumeOff';
    if (playing !== null && !isSilent) counts.playing++;
  }
  return counts;
}

export type Judged = UseFleet<Device>['judged'];

/** A group with what is thought of its devices. */
export interface JudgedGroup extends TagGroup {
  readonly judged: Judged;
}

/** What is thought of the devices of each group, who stand in its order. */
export function cutByGroup(groups: readonly TagGroup[], judged: Judged): readonly JudgedGroup[] {
  let start = 0;
  return groups.map((group) => {
    const from = start;
    start += group.devices.length;
    return { ...group, judged: judged.slice(from, start) };
  });
}

/** Which group is open at first: the first one with something wrong, else the first; of too many devices none. */
export function findOpenGroup(groups: readonly JudgedGroup[]): JudgedGroup | undefined {
  const count = groups.reduce((sum, { devices }) => sum + devices.length, 0);
  if (count > MOST_OPEN) return undefined;
  const isWrong = ({ judged }: JudgedGroup) => judged.some(({ judgment }) => judgment.severity !== 'none');
  return groups.find(isWrong) ?? groups[0];
}
