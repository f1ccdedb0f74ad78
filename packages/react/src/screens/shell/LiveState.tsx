import type { UseBroker } from '../../hooks/useBroker.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { StateLabel } from '../../ui/StateLabel.tsx';

export interface LiveStateProps {
  /** Disconnecting is over before anything is drawn. */
  status: Exclude<UseBroker['status'], 'disconnecting'>;
}

/** The state of the broker connection in words. A module of its own: pages without devices do not need it. */
export default function LiveState({ status }: LiveStateProps) {
  const t = useMessages(shellTexts);
  const kind = status === 'connected' ? 'online' : status === 'connecting' ? 'busy' : 'disconnected';
  return <StateLabel kind={kind}>{t(`broker.status.${status}`)}</StateLabel>;
}
