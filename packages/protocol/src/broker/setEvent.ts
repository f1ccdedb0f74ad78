import { deviceEvent } from '../device/event.ts';
import { setEventBody } from '../device/eventBody.ts';

/**
 * Stores an event: a new one without an id. Answers it whole, with its id. Apart from the other commands, for the rules of
 * its body weigh more than they all, and only what edits events needs them.
 */
export const setEvent = { msg: 'SetEvent', body: setEventBody, reply: deviceEvent };
