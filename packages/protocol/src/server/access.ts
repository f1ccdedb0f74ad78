import type { Authority, BrokerUser } from '../broker/access.ts';
import { type DeviceAddress, parseTopic } from '../broker/topics.ts';

/** Whether somebody may publish on a topic: people command, devices reply and report (docs/protocol.md, Who may do what). */
export function mayPublish(
  user: BrokerUser,
  topic: string,
  { ownsDevice }: Pick<Authority, 'ownsDevice'>,
): boolean {
  const parsed = parseTopic(topic);
  if (!parsed || /[+#]/.test(topic)) return false;
  if (user.kind === 'device') return parsed.kind !== 'request' && isSame(user.address, parsed);
  return parsed.kind === 'request' && (user.isAdmin || ownsDevice(user.userId, parsed));
}

/** Whether somebody may subscribe to a filter: for all but admins a wildcard is only the last level of a live topic. */
export function maySubscribe(
  user: BrokerUser,
  filter: string,
  { ownsDevice }: Pick<Authority, 'ownsDevice'>,
): boolean {
  if (user.kind === 'person' && user.isAdmin) return /^(cmd|async)\//.test(filter);
  const parsed = parseTopic(filter);
  if (!parsed || /[+#]/.test(parsed.channel === '+' ? parsed.type + parsed.label : filter)) return false;
  if (user.kind === 'device') return parsed.kind === 'request' && isSame(user.address, parsed);
  return parsed.kind !== 'request' && ownsDevice(user.userId, parsed);
}

function isSame(a: DeviceAddress, b: { type: string; label: string }): boolean {
  return a.type === b.type && a.label === b.label;
}
