import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Alert } from '../../../ui/index.ts';
import type { DashboardCommand } from './dashboardState.ts';

/** Why the last command failed. A module of its own: fetched once the page is shown. */
export default function CommandAlert({
  name,
  reason,
  onDismiss,
}: Extract<DashboardCommand, { status: 'failed' }>) {
  const t = useMessages(dashboardTexts);
  return (
    <Alert title={t(`dash.${name}.failed`)} closeLabel={t('dash.close')} onClose={onDismiss}>
      {reason}
    </Alert>
  );
}
