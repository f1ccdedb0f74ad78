import {
  deleteEvent,
  eq,
  getEvent,
  getEvents,
  ntp,
  rtcc,
  startEvent,
  startExtra,
  stopEvent,
  stopExtra,
  vol,
} from './commands.ts';
import { setEvent } from './setEvent.ts';

/** Every command by its name on the wire: what a firmware must answer (D7). */
export const commands = {
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
export type CommandName = keyof typeof commands;
