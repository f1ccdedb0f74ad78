import { MAX_PACKET_BYTES } from '@carillon/protocol/broker';
import { canRun, type DeviceEvent, type SetEventBody } from '@carillon/protocol/device';
import { overlaps } from '@carillon/protocol/schedule';
import { REFUSALS } from '../commands/refusals.ts';
import { Refusal } from './device.ts';
import { PROFILE } from './profile.ts';

/** What a device stores (docs/protocol.md, Broker protocol): no more than the answer to GetEvents holds. */
const MAX_BYTES = MAX_PACKET_BYTES - 1024;

/**
 * The events of a device of this class after SetEvent, and the one that was stored; without an id it is a new one, with
 * the smallest free number. Fields that are not known stay. Throws a Refusal (docs/protocol.md, Broker protocol).
 */
export function storeEvent(
  events: readonly DeviceEvent[],
  body: SetEventBody,
  classId: number,
  mostEvents = PROFILE.events,
): { readonly events: readonly DeviceEvent[]; readonly event: DeviceEvent } {
  if (!canRun(classId, body.mode)) throw new Refusal(REFUSALS.cannotRun);
  const others = events.filter(({ id }) => id !== body.id);
  const isNew = body.id === undefined;
  if (!isNew && others.length === events.length) throw new Refusal(REFUSALS.noSuchEvent);
  if (isNew && events.length >= mostEvents) throw new Refusal(REFUSALS.full);
  if (others.some((other) => overlaps(body, other))) throw new Refusal(REFUSALS.overlap);

  const event: DeviceEvent = { ...body, id: body.id ?? freeId(events) };
  const stored = isNew ? [...events, event] : events.map((old) => (old.id === event.id ? event : old));
  const { byteLength } = new TextEncoder().encode(JSON.stringify(stored));
  if (byteLength > MAX_BYTES) throw new Refusal(REFUSALS.full);
  return { events: stored, event };
}

function freeId(events: readonly DeviceEvent[]): string {
  const taken = new Set(events.map(({ id }) => id));
  let n = 1;
  while (taken.has(`evts/${n}`)) n++;
  return `evts/${n}`;
}
