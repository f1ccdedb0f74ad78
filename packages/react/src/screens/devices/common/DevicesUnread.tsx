import { useMessages } from '../../../hooks/useMessages.ts';
import { deviceListTexts } from '../../../messages/en/deviceList.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { errorText } from '../../../messages/errorText.ts';
import { ListProblem } from '../../../patterns/list/ListProblem.tsx';

export interface DevicesUnreadProps {
  error: Error;
  /** They are being loaded again. */
  isRetrying: boolean;
  onRetry: () => Promise<unknown>;
}

/** Why the devices could not be loaded, and another try (API-09, API-11). A module of its own. */
export default function DevicesUnread({ error, isRetrying, onRetry }: DevicesUnreadProps) {
  const t = useMessages(deviceListTexts, listTexts);
  return (
    <ListProblem
      title={t('devices.failed')}
      reason={errorText(t, error)}
      cause={error}
      isRetrying={isRetrying}
      closeLabel={t('list.close')}
      onRetry={() => void onRetry()}
    />
  );
}
