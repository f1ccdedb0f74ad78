import { startEvent as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const startEvent = defineCommand(command, (device, { id }) => {
  device.startEvent(device.findEvent(id));
  return { id };
});
