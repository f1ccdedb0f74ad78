import { type CommandName, type CommandReply, deleteEvent, getEvents } from '@carillon/protocol/broker';
import { type DeviceEvent, deviceEvent } from '@carillon/protocol/device';

// By its name, not by its row: that holds the whole form of an event, which a page that only listens does not need.
const SET_EVENT: CommandName = 'SetEvent';

/** What a device stores after a reply of it, to whomever; undefined where the reply says nothing about that. */
export function learnEvents(
  known: readonly DeviceEvent[] | null,
  { msg, ok, body }: CommandReply,
): readonly DeviceEvent[] | undefined {
  if (!ok) return undefined;
  if (msg === getEvents.msg) return getEvents.reply.safeParse(body).data;
  if (!known) return undefined;
  if (msg === SET_EVENT) {
    const saved = deviceEvent.safeParse(body).data;
    return saved && withEvent(known, saved);
  }
  if (msg === deleteEvent.msg) {
    const deleted = deleteEvent.reply.safeParse(body).data;
    return deleted && known.filter(({ id }) => id !== deleted.id);
  }
  return undefined;
}

function withEvent(known: readonly DeviceEvent[], saved: DeviceEvent): readonly DeviceEvent[] {
  const isKnown = known.some(({ id }) => id === saved.id);
  return isKnown ? known.map((event) => (event.id === saved.id ? saved : event)) : [...known, saved];
}
