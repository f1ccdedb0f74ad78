import type { CommandName } from '@carillon/protocol/broker';
import type { CommandHandler } from './command.ts';
import { deleteEvent } from './deleteEvent.ts';
import { eq } from './eq.ts';
import { getEvent } from './getEvent.ts';
import { getEvents } from './getEvents.ts';
import { ntp } from './ntp.ts';
import { rtcc } from './rtcc.ts';
import { setEvent } from './setEvent.ts';
import { startEvent } from './startEvent.ts';
import { startExtra } from './startExtra.ts';
import { stopEvent } from './stopEvent.ts';
import { stopExtra } from './stopExtra.ts';
import { vol } from './vol.ts';

/** What a firmware does on each command of the contract: one without a handler does not compile. */
const handlers: Readonly<Record<CommandName, CommandHandler>> = {
  GetEvents: getEvents,
  GetEvent: getEvent,
  SetEvent: setEvent,
  DeleteEvent: deleteEvent,
  StartEvent: startEvent,
  StopEvent: stopEvent,
  StartExtra: startExtra,
  StopExtra: stopExtra,
  vol,
  eq,
  rtcc,
  ntp,
};

/** Every command by its name on the wire. A Map, because names come from outside: `constructor` is none of them. */
export const commandHandlers: ReadonlyMap<string, CommandHandler> = new Map(Object.entries(handlers));
