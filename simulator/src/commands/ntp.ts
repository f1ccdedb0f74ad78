import { ntp as command } from '@carillon/protocol/broker';
import { Refusal } from '../firmware/device.ts';
import { defineCommand } from './command.ts';
import { REFUSALS } from './refusals.ts';

export const ntp = defineCommand(
  command,
  (device, body) => {
    const { host, sync } = body;
    // Both schemas keep unknown fields: with the two together, one of them would pass without being looked at.
    if (host !== undefined && sync !== undefined) throw new Refusal(REFUSALS.both);
    if (typeof host === 'string') device.setTimeServer(host);
    else if (sync) device.synchronize();
    return device.timeServer;
  },
  (device) => device.tellClock(),
  { host: 'a host name or an IPv4 address of at most 30 characters' },
);
