import { vol as command } from '@carillon/protocol/broker';
import { defineCommand, sets } from './command.ts';

export const vol = defineCommand(command, (device, body) => {
  if (sets(body)) device.setVolume({ l: body.l, r: body.r });
  return device.volume;
});
