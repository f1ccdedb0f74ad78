import { useMessages } from '../../../hooks/useMessages.ts';
import { radioTexts } from '../../../messages/en/radio.ts';
import { Alert } from '../../../ui/index.ts';
import type { DashboardCommand } from './dashboardState.ts';

/** Why the last command failed. A module of its own: fetched once the page is shown. */
export default function CommandAlert({
  name,
  reason,
  onDismiss,
}: Extract<DashboardCommand, { status: 'failed' }>) {
  const t = useMessages(radioTexts);
  return (
    <Alert title={t(`dash.${name}.failed`)} closeLabel={t('dash.close')} onClose={onDismiss}>
      {reason}
    </Alert>
  );
}
