import { stopExtra as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const stopExtra = defineCommand(command, (device) => {
  device.stopExtra();
  return {};
});
