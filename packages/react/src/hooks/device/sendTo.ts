import { CommandError, type DeviceLink } from '@carillon/client';
import type { Command, CommandBody, ReplyBody } from '@carillon/protocol/broker';

/**
 * Sends a command to a device (D7). Where there is no link, for it has no topics or is still looked up, it fails as to one
 * that is offline: an action never ends well with nothing sent (FLT-031).
 *
 * @example
 * const { link } = useDevice('CR-1002');
 * const start = useAction((id: string) => sendTo(link, startEvent, { id }));
 */
export async function sendTo<C extends Command>(
  link: DeviceLink | null,
  command: C,
  body: CommandBody<C>,
): Promise<ReplyBody<C>> {
  if (!link) throw new CommandError('deviceOffline', { command: command.msg, label: '' });
  return link.send(command, body);
}
