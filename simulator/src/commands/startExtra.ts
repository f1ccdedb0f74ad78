import { startExtra as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const startExtra = defineCommand(
  command,
  (device) => {
    device.startExtra();
    return {};
  },
  (device) => {
    device.tellStream();
    device.tellCodec();
  },
);
