import type { DeviceEvent, ListedEvent } from '../device/event.ts';
import { overlaps } from '../schedule/index.ts';
import type { RestorePlan } from './restore.ts';

/** A command to a device: an event goes, or is stored; without an id it is a new one. */
export type RestoreWrite =
  | { readonly kind: 'delete'; readonly event: ListedEvent }
  | { readonly kind: 'set'; readonly id: string | null; readonly event: DeviceEvent };

interface Waiting {
  readonly from: ListedEvent | null;
  readonly to: ListedEvent;
}

/**
 * The order in which events are written, so that none overlaps another one on the way: first goes what is not to stay. Where
 * two change places, one of them goes and comes back as a new one.
 */
export function orderWrites({ add, change, remove, keep }: RestorePlan): RestoreWrite[] {
  const writes: RestoreWrite[] = remove.map((event) => ({ kind: 'delete', event }));
  const held = new Set([...keep, ...change.map(({ from }) => from)]);
  let waiting: Waiting[] = [...change, ...add.map((to) => ({ from: null, to }))];
  const fits = ({ from, to }: Waiting) => ![...held].some((one) => one !== from && overlaps(one, to));
  while (waiting.length > 0) {
    const next = waiting.find(fits);
    const blocked = waiting.find(({ from }) => from !== null);
    if (next) {
      waiting = waiting.filter((one) => one !== next);
      if (next.from) held.delete(next.from);
      held.add(next.to);
      writes.push({ kind: 'set', id: next.from?.id ?? null, event: next.to as DeviceEvent });
    } else if (blocked?.from) {
      const { from, to } = blocked;
      held.delete(from);
      writes.push({ kind: 'delete', event: from });
      waiting = waiting.map((one) => (one === blocked ? { from: null, to } : one));
    } else {
      // What was saved overlaps nothing of its own, and all else has gone: nothing can be in its way.
      throw new Error('An event to be restored overlaps one that is kept.');
    }
  }
  return writes;
}
