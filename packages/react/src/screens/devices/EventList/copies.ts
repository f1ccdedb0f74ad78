import {
  canRun,
  type Device,
  type DeviceEvent,
  type ListedEvent,
  type SetEventBody,
} from '@carillon/protocol/device';
import { decodeRepeat, localToUtc, overlaps, utcToLocal } from '@carillon/protocol/schedule';

/** Why a device would not take an event: its class cannot run it, or another event of its runs at the same time. */
export type Misfit =
  | { readonly event: DeviceEvent; readonly reason: 'class' }
  | { readonly event: DeviceEvent; readonly reason: 'overlap'; readonly other: ListedEvent };

/** How events are copied. */
export interface CopyOptions {
  /** Whatever the other device holds goes, and these take its place. */
  readonly isReplacing: boolean;
  /** How far the clocks of the one and of the other device are ahead of UTC, where the local time is to be the same. */
  readonly offsets?: { readonly from: number; readonly to: number } | undefined;
}

/** What copying would do to a device, by what it holds. */
export interface CopyPlan {
  readonly misfits: readonly Misfit[];
  /** As they would run there. */
  readonly copies: readonly DeviceEvent[];
  /** What would be deleted for them: nothing where nothing fits. */
  readonly goes: readonly ListedEvent[];
}

/** What copying these events to a device would do; what does not fit there is left out. */
export function planCopies(
  events: readonly DeviceEvent[],
  { class_id }: Pick<Device, 'class_id'>,
  held: readonly ListedEvent[],
  { isReplacing, offsets }: CopyOptions,
): CopyPlan {
  const misfits: Misfit[] = [];
  const copies: DeviceEvent[] = [];
  for (const event of events) {
    const copy = offsets ? atSameLocalTime(event, offsets) : event;
    const other = isReplacing ? undefined : held.find((one) => overlaps(one, copy));
    if (!canRun(class_id, event.mode)) misfits.push({ event, reason: 'class' });
    else if (other) misfits.push({ event, reason: 'overlap', other });
    else copies.push(copy);
  }
  return { misfits, copies, goes: isReplacing && copies.length > 0 ? held : [] };
}

/** The same event by the clocks of another zone: 07:00 there as it was 07:00 here. */
function atSameLocalTime(event: DeviceEvent, { from, to }: NonNullable<CopyOptions['offsets']>): DeviceEvent {
  const { repeat, time } = localToUtc(utcToLocal(event, from), to);
  return { ...event, repeat, time: [time[0], time[1]] };
}

/** The first event that another clock moves: all but Always, which is always. */
export const findTimed = (events: readonly DeviceEvent[]): DeviceEvent | undefined =>
  events.find(({ repeat }) => decodeRepeat(repeat)?.kind !== 'always');

/** The same event as a new one: another device gives it an id of its own. */
export function toCopy({ id: _id, ...event }: DeviceEvent): SetEventBody {
  return event as SetEventBody;
}
