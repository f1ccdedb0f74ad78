import { type CommandName, type CommandReply, deleteEvent, getEvents } from '@carillon/protocol/broker';
import { type ListedEvent, listedEvent } from '@carillon/protocol/device';
import { readBody } from './readBody.ts';

// Not the row of the table: that holds the whole form of an event, which a page that only listens does not need.
const SET_EVENT = { msg: 'SetEvent' satisfies CommandName, reply: listedEvent };

/** What a device stores after a reply of it, whoever asked; undefined where the reply says nothing about that. */
export function learnEvents(
  known: readonly ListedEvent[] | null,
  reply: CommandReply,
): readonly ListedEvent[] | undefined {
  const { msg, ok } = reply;
  if (!ok) return undefined;
  if (msg === getEvents.msg) return readBody(getEvents, reply);
  if (!known) return undefined;
  if (msg === SET_EVENT.msg) {
    const saved = readBody(SET_EVENT, reply);
    return saved && withEvent(known, saved);
  }
  if (msg === deleteEvent.msg) {
    const deleted = readBody(deleteEvent, reply);
    return deleted && known.filter(({ id }) => id !== deleted.id);
  }
  return undefined;
}

function withEvent(known: readonly ListedEvent[], saved: ListedEvent): readonly ListedEvent[] {
  const isKnown = known.some(({ id }) => id === saved.id);
  return isKnown ? known.map((event) => (event.id === saved.id ? saved : event)) : [...known, saved];
}
