import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Panel, StateLabel } from '../../../ui/index.ts';
import * as styles from './DeviceDashboard.css.ts';
import type { ReadyDashboard } from './dashboardState.ts';

/** What plays next, and when; nothing where nothing does. */
export function NextPanel({ next, isStale }: Pick<ReadyDashboard, 'next' | 'isStale'>) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  if (!next) return null;
  const { event, startMs } = next;
  return (
    <Panel isFlush part="next">
      <div className={styles.next}>
        <StateLabel kind="scheduled" isMuted={isStale}>
          {t('dash.scheduled')}
        </StateLabel>
        <span className={styles.nextName}>{event.name}</span>
        {startMs !== null && <span className={styles.nextTime}>{format.dayTime(startMs)}</span>}
      </div>
    </Panel>
  );
}
