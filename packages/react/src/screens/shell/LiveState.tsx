import type { UseBroker } from '../../hooks/useBroker.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { StateLabel } from '../../ui/StateLabel.tsx';

/** The state of the broker connection in words. A module of its own: pages without devices do not need it. */
export default function LiveState({ status }: Pick<UseBroker, 'status'>) {
  const t = useMessages(shellTexts);
  const kind = status === 'connected' ? 'online' : status === 'connecting' ? 'busy' : 'disconnected';
  return <StateLabel kind={kind}>{t(`broker.status.${status}`)}</StateLabel>;
}
