import { getEvent as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const getEvent = defineCommand(command, (device, { id }) => device.findEvent(id));
