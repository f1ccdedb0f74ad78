import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { Alert } from '../../../ui/index.ts';
import type { FailedRun } from './useEventList.ts';

interface RunFailureProps {
  failedRun: FailedRun;
  onDismiss: () => void;
}

/** The start or stop that failed last, and why. A module of its own. */
export default function RunFailure({ failedRun: { name, event, reason }, onDismiss }: RunFailureProps) {
  const t = useMessages(eventListTexts);
  return (
    <Alert
      key={`${name} ${event.id}`}
      title={t(`events.${name}.failed`, { name: event.name })}
      closeLabel={t('events.close')}
      onClose={onDismiss}
    >
      {reason}
    </Alert>
  );
}
