import type { CommandHandler } from './command.ts';
import { getEvent } from './getEvent.ts';
import { getEvents } from './getEvents.ts';
import { startEvent } from './startEvent.ts';
import { startExtra } from './startExtra.ts';
import { stopEvent } from './stopEvent.ts';
import { stopExtra } from './stopExtra.ts';

const all = [getEvents, getEvent, startEvent, stopEvent, startExtra, stopExtra];

/** Every command by its name on the wire. A Map, because names come from outside: `constructor` is none of them. */
export const commandHandlers: ReadonlyMap<string, CommandHandler> = new Map(all.map((c) => [c.msg, c]));
