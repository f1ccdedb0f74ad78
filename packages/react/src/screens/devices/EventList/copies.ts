import {
  canRun,
  type Device,
  type DeviceEvent,
  type ListedEvent,
  type SetEventBody,
} from '@carillon/protocol/device';
import { overlaps } from '@carillon/protocol/schedule';

/** Why a device would not take an event: its class cannot run it, or another event of its runs at the same time. */
export type Misfit =
  | { readonly event: DeviceEvent; readonly reason: 'class' }
  | { readonly event: DeviceEvent; readonly reason: 'overlap'; readonly other: ListedEvent };

/** What of these events a device would not take, by what it holds. */
export function findMisfits(
  events: readonly DeviceEvent[],
  { class_id }: Pick<Device, 'class_id'>,
  held: readonly ListedEvent[],
): readonly Misfit[] {
  return events.flatMap((event): Misfit[] => {
    if (!canRun(class_id, event.mode)) return [{ event, reason: 'class' }];
    const other = held.find((one) => overlaps(one, event));
    return other ? [{ event, reason: 'overlap', other }] : [];
  });
}

/** The same event as a new one: another device gives it an id of its own. */
export function toCopy({ id: _id, ...event }: DeviceEvent): SetEventBody {
  return event as SetEventBody;
}
