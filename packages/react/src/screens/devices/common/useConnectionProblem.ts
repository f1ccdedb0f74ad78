import { useBroker } from '../../../hooks/device/useBroker.ts';
import { useLoss } from '../../../hooks/device/useLoss.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { brokerErrorText } from '../../../messages/errorText.ts';

export interface ConnectionProblem {
  /** Null where it was closed on purpose, which needs no banner. */
  readonly text: string | null;
  readonly onRetry: () => void;
}

/**
 * Why there is no live connection, and how to try again at once; null while there is one, or a first one is on its way, and
 * for the first seconds of a loss, in which nothing on a page moves.
 */
export function useConnectionProblem(): ConnectionProblem | null {
  const t = useMessages(devicesTexts);
  const { connect } = useBroker();
  const loss = useLoss();
  if (!loss) return null;
  return { text: loss.code === 'closed' ? null : brokerErrorText(t, loss), onRetry: connect };
}
