import { type DeviceEvent, playbackBody, type SetEventBody, senderBody } from '@carillon/protocol/device';
import type { Schema } from '@carillon/protocol/http';
import { Refusal } from '../firmware/device.ts';
import { storeEvent } from '../firmware/storedEvents.ts';
import { findMisfit } from './checkPattern.ts';

const bodies: Readonly<Record<DeviceEvent['mode'], Schema<SetEventBody>>> = {
  playback: playbackBody,
  sender: senderBody,
};

/**
 * Throws a RangeError for events that no device of this class stores: a misspelt field would be one that a newer firmware
 * knows, and of two events at one time nobody could say which is to play.
 */
export function checkEvents(label: string, classId: number, events: readonly DeviceEvent[]): void {
  let stored: readonly DeviceEvent[] = [];
  for (const event of events) {
    const name = `${event.id} of ${label}`;
    const schema = bodies[event.mode];
    const misfit = findMisfit(event, [schema], name) ?? findGap(event, schema, name);
    if (misfit !== undefined) throw new RangeError(misfit);
    try {
      stored = storeEvent(stored, { ...event, id: undefined }, classId).events;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new RangeError(`The device ${label} refuses ${event.id}: ${error.message.replace(/\.$/, '')}.`);
    }
  }
}

/** What is left out of an event, or does not go together, for people. */
function findGap(event: DeviceEvent, schema: Schema<SetEventBody>, name: string): string | undefined {
  const [issue] = schema.safeParse(event).error?.issues ?? [];
  return issue && `${issue.path.join('.')} of ${name} is missing, or cannot be with the rest of it.`;
}
