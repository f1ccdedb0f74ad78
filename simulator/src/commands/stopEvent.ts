import { stopEvent as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const stopEvent = defineCommand(command, (device, { id }) => {
  device.stopEvent(device.findEvent(id));
  return { id };
});
