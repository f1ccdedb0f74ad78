import type { Command } from '@carillon/protocol/broker';
import { type Device, Refusal } from '../firmware/device.ts';
import { explainBody } from './explainBody.ts';

/** One command as the firmware runs it. */
export interface CommandHandler {
  readonly msg: string;
  /** The body of the reply. Throws a Refusal when the device does not do it. */
  answer(device: Device, body: unknown): unknown;
  /** What the device publishes once it has replied. */
  afterwards?(device: Device): void;
}

/**
 * Defines what a device does on a command of the protocol: `answer` gets a body of the right shape, does the work and
 * returns the body of the reply; `afterwards` publishes what follows the reply. `allowed` says, for a refusal, what may stand
 * in a field of which the schema cannot say it, such as one with a pattern.
 */
export function defineCommand<Body, Reply>(
  command: Command<Body, Reply>,
  answer: (device: Device, body: Body) => Reply,
  afterwards?: (device: Device) => void,
  allowed: Readonly<Record<string, string>> = {},
): CommandHandler {
  return {
    msg: command.msg,
    answer(device, body) {
      const parsed = command.body.safeParse(body);
      if (parsed.success) return answer(device, parsed.data);
      throw new Refusal(explainBody(command, body, allowed));
    },
    afterwards,
  };
}

/** Whether a body sets something: an empty one reads (docs/protocol.md, Broker protocol). */
export const sets = <Body extends object>(body: Body): body is Exclude<Body, Record<string, never>> =>
  Object.keys(body).length > 0;
