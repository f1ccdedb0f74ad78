import type { Equalizer, TimeServer, Volume } from '../broker/commands.ts';
import type { ListedEvent } from '../device/event.ts';
import { setEventBody } from '../device/eventBody.ts';
import { canRun } from '../device/modes.ts';
import { hostPattern } from '../field/patterns.ts';
import type { Backup, SavedDevice } from './backup.ts';

/** What a device stores now, as it has told: a setting that it did not tell is undefined. */
export interface DeviceContent {
  readonly label: string;
  readonly classId: number;
  readonly events: readonly ListedEvent[];
  readonly vol?: Volume | undefined;
  readonly eq?: Equalizer | undefined;
  readonly ntp?: TimeServer | undefined;
}

/** A setting that becomes another one; null where it stays, or cannot be restored. */
export type SettingChange<T> = { readonly from: T | undefined; readonly to: T } | null;

/** An event that a device would not take: its class cannot run it, nobody here knows its mode, or a limit forbids it. */
export interface Misfit {
  readonly event: ListedEvent;
  readonly reason: 'class' | 'mode' | 'limits';
}

/** What restoring would do to a device. Events are told apart by what they say: an id means nothing on another device. */
export interface RestorePlan {
  readonly add: readonly ListedEvent[];
  readonly change: readonly { readonly from: ListedEvent; readonly to: ListedEvent }[];
  readonly remove: readonly ListedEvent[];
  readonly keep: readonly ListedEvent[];
  readonly misfits: readonly Misfit[];
  readonly vol: SettingChange<Volume>;
  readonly eq: SettingChange<Equalizer>;
  readonly ntp: SettingChange<TimeServer>;
}

/** What of a file a device takes: what was saved of itself; else the only device that is in it. */
export function findSaved({ devices }: Backup, label: string): SavedDevice | undefined {
  const own = devices.find((saved) => saved.label === label);
  return own ?? (devices.length === 1 ? devices[0] : undefined);
}

/** What restoring would do to a device, by what it stores now. Where it has been done already, nothing. */
export function planRestore(saved: SavedDevice, now: DeviceContent): RestorePlan {
  const held = [...now.events];
  const take = (isIt: (event: ListedEvent) => boolean) => {
    const at = held.findIndex(isIt);
    return at < 0 ? undefined : held.splice(at, 1)[0];
  };
  const keep: ListedEvent[] = [];
  const misfits: Misfit[] = [];
  const wanted: ListedEvent[] = [];
  for (const event of saved.events) {
    const same = take((one) => isSameEvent(one, event));
    const reason = findMisfit(event, now.classId);
    if (same) keep.push(same);
    else if (reason) misfits.push({ event, reason });
    else wanted.push(event);
  }
  const change: { from: ListedEvent; to: ListedEvent }[] = [];
  /** Those that are told apart by their id first, then by their name: each is one of two that belong together. */
  const pair = (isIt: (one: ListedEvent, event: ListedEvent) => boolean) => {
    for (const event of [...wanted]) {
      const from = take((one) => one.mode === event.mode && isIt(one, event));
      if (!from) continue;
      change.push({ from, to: event });
      wanted.splice(wanted.indexOf(event), 1);
    }
  };
  if (saved.label === now.label) pair((one, event) => one.id === event.id);
  pair((one, event) => one.name === event.name);
  return {
    add: wanted,
    change,
    remove: held,
    keep,
    misfits,
    vol: changeOf(now.vol, saved.vol, isSameVolume),
    eq: changeOf(now.eq, saved.eq && toSettable(saved.eq), isSameEqualizer),
    ntp: changeOf(now.ntp, saved.ntp && isHost(saved.ntp) ? saved.ntp : undefined, isSameHost),
  };
}

/** Nothing is to be written. */
export const isUnchanged = ({ add, change, remove, vol, eq, ntp }: RestorePlan): boolean =>
  add.length + change.length + remove.length === 0 && !vol && !eq && !ntp;

/**
 * Whether a plan does nothing but what another one has shown: as after a restore that came half way. Where somebody else has
 * changed the device meanwhile, it would do more, or something else.
 */
export function isPlanned(plan: RestorePlan, shown: RestorePlan): boolean {
  const goes = [...shown.remove, ...shown.change.map(({ from }) => from)];
  const comes = [...shown.add, ...shown.change.map(({ to }) => to)];
  const mayGo = (event: ListedEvent) => goes.some((one) => one.id === event.id && isSameEvent(one, event));
  const mayCome = (event: ListedEvent) => comes.some((one) => isSameEvent(one, event));
  const isShown = <T>(setting: SettingChange<T>, before: SettingChange<T>) =>
    !setting || toText(setting) === toText(before);
  return (
    plan.remove.every(mayGo) &&
    plan.change.every(({ from, to }) => mayGo(from) && mayCome(to)) &&
    plan.add.every(mayCome) &&
    isShown(plan.vol, shown.vol) &&
    isShown(plan.eq, shown.eq) &&
    isShown(plan.ntp, shown.ntp)
  );
}

function findMisfit(event: ListedEvent, classId: number): Misfit['reason'] | undefined {
  if (event.mode !== 'playback' && event.mode !== 'sender') return 'mode';
  if (!canRun(classId, event.mode)) return 'class';
  return setEventBody.safeParse(event).success ? undefined : 'limits';
}

function changeOf<T>(
  from: T | undefined,
  to: T | undefined,
  isSame: (one: T, other: T) => boolean,
): SettingChange<T> {
  return to === undefined || (from !== undefined && isSame(from, to)) ? null : { from, to };
}

const isSameVolume = (one: Volume, other: Volume) => one.l === other.l && one.r === other.r;

/** What cannot be heard is no difference: the frequency of a level of 0. */
const isSameEqualizer = (one: Equalizer, other: Equalizer) =>
  one.ba === other.ba &&
  one.ta === other.ta &&
  (one.ba === 0 || one.bf === other.bf) &&
  (one.ta === 0 || one.tf === other.tf);

/** A device may tell 0 for the frequency of a level of 0, and takes none. */
const toSettable = ({ ba, bf, ta, tf }: Equalizer): Equalizer => ({
  ba,
  bf: Math.max(bf, 2),
  ta,
  tf: Math.max(tf, 1),
});

const isSameHost = (one: TimeServer, other: TimeServer) => one.host === other.host;
const isHost = ({ host }: TimeServer) => hostPattern(30).test(host);

const isSameEvent = (one: ListedEvent, other: ListedEvent) => contentOf(one) === contentOf(other);

/** Each is compared with many. */
const contents = new WeakMap<ListedEvent, string>();

/** What an event says, but for its id. */
function contentOf(event: ListedEvent): string {
  const { id: _, ...content } = event;
  const known = contents.get(event) ?? toText(content);
  contents.set(event, known);
  return known;
}

/** A device may have nested what a newer console has sent, and is not followed without end. */
const MAX_DEPTH = 50;

/** The same text for what says the same, in whatever order. */
function toText(value: unknown, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return `[${value.map((one) => toText(one, depth + 1)).join()}]`;
  const fields = Object.entries(value).filter(([, one]) => one !== undefined);
  const texts = fields.map(([name, one]) => `${JSON.stringify(name)}:${toText(one, depth + 1)}`);
  return `{${texts.sort().join()}}`;
}
