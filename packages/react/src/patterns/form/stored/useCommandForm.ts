import type { Command, CommandBody, ReplyBody } from '@carillon/protocol/broker';
import type { Device } from '@carillon/protocol/device';
import type { Refusals } from '@carillon/protocol/form';
import { sendTo } from '../../../hooks/device/sendTo.ts';
import { useDevice } from '../../../hooks/device/useDevice.ts';
import { useDeviceBlock } from '../../../hooks/device/useDeviceBlock.ts';
import { findBlame } from '../blame.ts';
import { type FormSource, type FormState, SENT, useForm } from '../useForm.ts';

/** What a form is made of that sends one command to a device. */
export interface CommandFormSource<C extends Command, Values extends object, Checked>
  extends Omit<FormSource<Values, Checked>, 'send' | 'blocked' | 'blame'> {
  /** Its record, or its label; an administrator who has only the label says whose it is. */
  readonly device: string | Device;
  readonly ownerId?: number;
  readonly command: C;
  /** What the command carries of what was typed and found right. */
  readonly toCommand: (checked: Checked) => CommandBody<C>;
  /** How the device refuses what stands in a field. */
  readonly refusals?: Refusals;
  /** The device has taken it, and this is its reply. */
  readonly onSent?: (reply: ReplyBody<C>) => void;
}

/**
 * The controller of a form without a record, over a command of a device (D5, D7): blocked, with the reason, while the
 * device cannot be reached; what the device refuses is said, and stays as it was typed (FLT-031, FLT-032).
 */
export function useCommandForm<C extends Command, Values extends object, Checked>(
  source: CommandFormSource<C, Values, Checked>,
): FormState<Values> {
  const { device, ownerId, command, toCommand, refusals, onSent } = source;
  const { link } = useDevice(device, ownerId);
  return useForm({
    ...source,
    blocked: useDeviceBlock(device, ownerId),
    blame: (error) => findBlame(refusals, error),
    async send(checked) {
      const reply = await sendTo(link, command, toCommand(checked));
      onSent?.(reply);
      return SENT;
    },
  });
}
