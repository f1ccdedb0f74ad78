import { deleteEvent as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const deleteEvent = defineCommand(command, (device, { id }) => {
  device.deleteEvent(device.findEvent(id));
  return { id };
});
