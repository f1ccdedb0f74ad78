import { useMessages } from '../../../hooks/useMessages.ts';
import { devicesTexts } from '../../../messages/en/devices.ts';
import { Banner, Button } from '../../../ui/index.ts';
import type { ConnectionProblem } from './useConnectionProblem.ts';

/** Why nothing is live, and how to try again at once; nothing where there is no reason to be said. */
export function ConnectionBanner({ problem }: { problem: ConnectionProblem | null }) {
  const t = useMessages(devicesTexts);
  if (!problem?.text) return null;
  return (
    <Banner
      kind="warning"
      role="alert"
      title={problem.text}
      action={<Button onPress={problem.onRetry}>{t('broker.retry')}</Button>}
    >
      {t('broker.reconnecting')}
    </Banner>
  );
}
