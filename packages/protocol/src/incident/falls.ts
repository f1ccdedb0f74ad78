import type { Judgment } from '../attention/judge.ts';
import type { PlannedRun } from '../attention/plan.ts';

/** What an incident has to know of a device: its record has it. */
export interface IncidentDevice {
  /** The label. */
  readonly device_id: string;
  readonly device_tag_id?: number | null | undefined;
}

/** A device with what is thought of it. */
export interface JudgedDevice<Of extends IncidentDevice = IncidentDevice> {
  readonly device: Of;
  readonly judgment: Judgment;
}

/** What many devices can fall into at once, by one cause that is none of theirs. */
export const FALL_CAUSES = ['failed', 'offline', 'onFailOver'] as const;
export type FallCause = (typeof FALL_CAUSES)[number];

/** One device that fell. */
export interface Fall {
  /** By the time of `hear`; null where this page did not hear it. */
  readonly atMs: number | null;
  /** What was due when it fell. Without its events nobody knows. */
  readonly due: PlannedRun | 'nothing' | 'unknown';
  /** It is so still, as far as was heard last. */
  readonly isStill: boolean;
}

/** What fell together: one device, or many. */
export interface FallGroup {
  /** Unlike any other. */
  readonly id: string;
  readonly cause: FallCause;
  /** Nobody heard when: they were so already when the page opened, or when it could hear them again. */
  readonly found: 'opening' | 'later' | null;
  /** The first and the last fall, by the time of `hear`; 0 where nobody heard them. */
  readonly firstMs: number;
  readonly lastMs: number;
  /** By the labels of the devices. */
  readonly falls: ReadonlyMap<string, Fall>;
}

/** What a page has heard of falls so far. */
export interface Falls {
  readonly groups: readonly FallGroup[];
  /** The labels of those that have been there since the page opened. */
  readonly checked: ReadonlySet<string>;
}

/** Before anything was heard. */
export const NO_FALLS: Falls = { groups: [], checked: new Set() };

/** What falls within this time of each other has one cause, probably. */
const TOGETHER_MS = 10_000;

/** Whether it is known what a device does: it has answered, or is known to be gone. */
export const isVouched = ({ isChecked, standing }: Judgment): boolean => isChecked || standing === 'fault';

/** What a device has fallen into; null where that is nothing, or of no consequence to this host, or no fall: it never had topics. */
function causeOf({ cause, severity, evidence }: Judgment): FallCause | null {
  if (severity === 'none' || evidence.some(({ key }) => key === 'class')) return null;
  return FALL_CAUSES.find((fall) => fall === cause) ?? null;
}

/**
 * Takes in how devices are judged now: what falls within ten seconds of each other is one group, which stays whole while any
 * of it is down still. Returns the same object where that is nothing new.
 */
export function followFalls(falls: Falls, judged: readonly JudgedDevice[]): Falls {
  const now = new Map(judged.map(({ device, judgment }) => [device.device_id, judgment]));
  const kept = falls.groups.flatMap((group) => keepGroup(group, now) ?? []);
  const fallen = judged.flatMap(({ device, judgment }) => {
    const label = device.device_id;
    const cause = causeOf(judgment);
    const isKnown = kept.some((group) => group.cause === cause && group.falls.get(label)?.isStill);
    return cause === null || isKnown ? [] : toGroup(label, cause, judgment, falls.checked.has(label));
  });
  const isSame = fallen.length === 0 && isEqual(kept, falls.groups);
  const arrived = judged.filter(
    ({ device, judgment }) => judgment.isChecked && !falls.checked.has(device.device_id),
  );
  if (isSame && arrived.length === 0) return falls;
  return {
    groups: isSame ? falls.groups : gather(fallen).reduce(join, kept),
    checked:
      arrived.length > 0
        ? new Set([...falls.checked, ...arrived.map(({ device }) => device.device_id)])
        : falls.checked,
  };
}

/** A group as it is now, the same where nothing changed; null where none of it is down any more. */
function keepGroup(group: FallGroup, now: ReadonlyMap<string, Judgment>): FallGroup | null {
  let isChanged = false;
  let isOpen = false;
  const falls = new Map<string, Fall>();
  for (const [label, fall] of group.falls) {
    const judgment = now.get(label);
    const isGone = judgment === undefined;
    // Of whom nobody knows anything now, it stays as it was; who falls again falls anew.
    const isStill = !isGone && fall.isStill && (!isVouched(judgment) || causeOf(judgment) === group.cause);
    isChanged ||= isGone || isStill !== fall.isStill;
    isOpen ||= isStill;
    if (!isGone) falls.set(label, isStill === fall.isStill ? fall : { ...fall, isStill });
  }
  if (!isOpen) return null;
  return isChanged ? { ...group, falls } : group;
}

/** The group of one device that has just fallen, or was found so. */
function toGroup(label: string, cause: FallCause, judgment: Judgment, wasChecked: boolean): FallGroup[] {
  const { sinceMs, evidence, checks } = judgment;
  // A device that was found so is told by itself, but for those who were gone already.
  if (sinceMs === null && cause !== 'offline') return [];
  const due = evidence.find((fact) => fact.key === 'due');
  const fall: Fall = {
    atMs: sinceMs,
    due: due ?? (checks.due === 'unknown' ? 'unknown' : 'nothing'),
    isStill: true,
  };
  const found = sinceMs === null ? (wasChecked ? 'later' : 'opening') : null;
  const atMs = sinceMs ?? 0;
  const id = `${cause} ${found ?? atMs} ${label}`;
  return [{ id, cause, found, firstMs: atMs, lastMs: atMs, falls: new Map([[label, fall]]) }];
}

/** Groups of one as those of whom each fell with the one before it. */
function gather(ones: readonly FallGroup[]): readonly FallGroup[] {
  const groups: (FallGroup & { falls: Map<string, Fall> })[] = [];
  const inOrder = ones.toSorted((one, other) => one.firstMs - other.firstMs);
  for (const one of inOrder) {
    const index = groups.findLastIndex((group) => isTogether(group, one));
    const group = groups[index];
    if (!group) groups.push({ ...one, falls: new Map(one.falls) });
    else {
      for (const [label, fall] of one.falls) group.falls.set(label, fall);
      groups[index] = { ...group, lastMs: one.lastMs };
    }
  }
  return groups;
}

/** Adds a group to those with which it fell. It may be what two of them have in common. */
function join(groups: readonly FallGroup[], added: FallGroup): readonly FallGroup[] {
  const [first, ...others] = groups.filter((group) => isTogether(group, added));
  if (!first) return [...groups, added];
  const all = [...others, added];
  const merged: FallGroup = {
    ...first,
    firstMs: Math.min(first.firstMs, ...all.map(({ firstMs }) => firstMs)),
    lastMs: Math.max(first.lastMs, ...all.map(({ lastMs }) => lastMs)),
    falls: new Map([first, ...all].flatMap(({ falls }) => [...falls])),
  };
  return groups.flatMap((group) => (group === first ? merged : others.includes(group) ? [] : group));
}

const isTogether = (one: FallGroup, other: FallGroup): boolean =>
  one.cause === other.cause &&
  one.found === other.found &&
  one.firstMs - other.lastMs <= TOGETHER_MS &&
  other.firstMs - one.lastMs <= TOGETHER_MS;

const isEqual = (some: readonly FallGroup[], others: readonly FallGroup[]): boolean =>
  some.length === others.length && some.every((group, index) => group === others[index]);
