import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { Panel, StateLabel } from '../../../ui/index.ts';
import type { NextEvent } from './currentEvent.ts';
import * as styles from './DeviceDashboard.css.ts';

/** What plays next, and when. */
export function NextPanel({ next: { event, startMs }, isStale }: { next: NextEvent; isStale: boolean }) {
  const t = useMessages(dashboardTexts);
  const format = useFormat();
  return (
    <Panel isFlush>
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
