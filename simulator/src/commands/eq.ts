import { eq as command } from '@carillon/protocol/broker';
import { defineCommand, sets } from './command.ts';

export const eq = defineCommand(command, (device, body) => {
  if (sets(body)) device.setEqualizer({ bf: body.bf, ba: body.ba, tf: body.tf, ta: body.ta });
  return device.equalizer;
});
