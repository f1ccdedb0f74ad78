import type { UseBroker } from '../../hooks/useBroker.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { devicesTexts } from '../../messages/en/devices.ts';
import { shellTexts } from '../../messages/en/shell.ts';
import { brokerErrorText } from '../../messages/errorText.ts';
import { StateLabel } from '../../ui/feedback/StateLabel.tsx';

export interface LiveStateProps {
  /** Disconnecting is over before anything is drawn. */
  status: Exclude<UseBroker['status'], 'disconnecting'>;
  lastError: UseBroker['lastError'];
}

/** The state of the broker connection in words. A module of its own: pages without devices do not need it. */
export default function LiveState({ status, lastError }: LiveStateProps) {
  const t = useMessages(shellTexts, devicesTexts);
  const kind = status === 'connected' ? 'online' : status === 'connecting' ? 'busy' : 'disconnected';
  // What was done on purpose is no problem: it is said here only. What went wrong is said by the screen that misses it.
  const text = lastError?.code === 'closed' ? brokerErrorText(t, lastError) : t(`broker.status.${status}`);
  return <StateLabel kind={kind}>{text}</StateLabel>;
}
