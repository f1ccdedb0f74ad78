import { getEvents as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const getEvents = defineCommand(
  command,
  (device) => [...device.events],
  (device) => {
    device.tellSchedule();
    device.tellStream();
  },
);
