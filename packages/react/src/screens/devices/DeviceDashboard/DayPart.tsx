import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Panel, Skeleton } from '../../../ui/index.ts';
import { place } from './DayPart.css.ts';
import type { ReadyDashboard } from './dashboardState.ts';

// Below the event, which comes first.
const DashboardDay = lazyPart(
  () => import('./DashboardDay.tsx'),
  () => (
    <Panel>
      <div className={place}>
        <Skeleton width={120} height={20} />
      </div>
    </Panel>
  ),
);

/** The day of a device, once it is known what its events are. */
export function DayPart({ event, device, judgment }: Pick<ReadyDashboard, 'event' | 'device' | 'judgment'>) {
  if (event.status !== 'current' && event.status !== 'none') return null;
  return <DashboardDay device={device} judgment={judgment} />;
}
