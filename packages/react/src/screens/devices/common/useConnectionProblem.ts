import { useBroker } from '../../../hooks/device/useBroker.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { brokerErrorText } from '../../../messages/errorText.ts';

export interface ConnectionProblem {
  /** Null where it was closed on purpose, which needs no banner. */
  readonly text: string | null;
  readonly onRetry: () => void;
}

/** Why there is no live connection, and how to try again at once; null while there is one, or a first one is on its way. */
export function useConnectionProblem(): ConnectionProblem | null {
  const t = useMessages(devicesTexts);
  const { status, lastError, connect } = useBroker();
  if (status === 'connected' || !lastError) return null;
  return { text: lastError.code === 'closed' ? null : brokerErrorText(t, lastError), onRetry: connect };
}
