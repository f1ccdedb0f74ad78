import { rtcc as command } from '@carillon/protocol/broker';
import { isConsistentRtcc } from '@carillon/protocol/clock';
import { Refusal } from '../firmware/device.ts';
import { defineCommand, sets } from './command.ts';
import { REFUSALS } from './refusals.ts';

export const rtcc = defineCommand(
  command,
  (device, body) => {
    if (sets(body)) {
      if (!isConsistentRtcc(body)) throw new Refusal(REFUSALS.date);
      device.setClock(body);
    }
    return device.clock;
  },
  (device) => device.tellClock(),
);
