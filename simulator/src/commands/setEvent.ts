import { setEvent as command } from '@carillon/protocol/broker';
import { defineCommand } from './command.ts';

export const setEvent = defineCommand(command, (device, body) => device.storeEvent(body));
