import { type ReactElement, useEffect } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNextFrame } from '../../../hooks/useNextFrame.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Icon, Panel, preloadMeter, Radio, stack } from '../../../ui/index.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { SilencePart } from '../Silence/SilencePart.tsx';
import { RunBanners } from './Banners.tsx';
import { DayPart } from './DayPart.tsx';
import * as styles from './DeviceDashboard.css.ts';
import type { DashboardEvent, DeviceDashboardState, ReadyDashboard } from './dashboardState.ts';
import { EditDevice } from './EditDevice.tsx';
import { EventPanel } from './EventPanel.tsx';
import { EventPlaceholder, SidePlaceholder } from './EventPlaceholder.tsx';

const SidePanels = lazyPart(() => import('./SidePanels.tsx'), SidePlaceholder);

const SOUNDING: readonly string[] = ['starting', 'started', 'stopping'];

/** From the press on, and as long as anything may be heard: the radio and its stream have a column of their own. */
const hasSide = (event: DashboardEvent) =>
  event.status === 'coming' || (event.status === 'current' && SOUNDING.includes(event.stream));

/** The dashboard in any of its states. */
export function DeviceDashboardView(state: DeviceDashboardState) {
  // There before anything sounds: neither the first level nor Start waits for a file.
  useEffect(() => {
    void preloadMeter();
    void SidePanels.preload();
  }, []);
  return (
    <DevicePage
      page={state}
      tab="device"
      isLoading={state.status === 'ready' && !state.isSettled}
      actions={({ device }) => <EditDevice device={device} />}
      placeholder={
        <div className={styles.columns} data-side>
          <EventPlaceholder />
          <SidePlaceholder />
        </div>
      }
    >
      {(shown) => (
        <>
          <RunBanners {...shown} />
          <Columns shown={shown} event={<EventPanel {...shown} />} />
        </>
      )}
    </DevicePage>
  );
}

interface ColumnsProps {
  shown: ReadyDashboard;
  /** Not drawn again with the rest. */
  event: ReactElement;
}

/** All is there and vouched for. What comes for the first time comes at once, for it would push down what came a frame before. */
const isThere = ({ event, isSettled, isStale }: ReadyDashboard) =>
  event.status === 'current' && isSettled && !isStale;

const laterOf = (now: ReadyDashboard, then: ReadyDashboard) => (isThere(now) && isThere(then) ? then : now);

/** The event first, then what is beside it, then what is below, each in a frame of its own: Start would take longer than one. */
function Columns({ shown, event }: ColumnsProps) {
  const second = useNextFrame(shown);
  const third = useNextFrame(second);
  const later = laterOf(shown, second);
  const last = laterOf(later, third);
  const isSide = hasSide(later.event);
  return (
    <div className={styles.columns} data-side={isSide || undefined}>
      <div className={stack}>
        {event}
        <SilencePart {...last} />
        <DayPart {...last} />
        {isSide && <span aria-hidden className={styles.quietRoom} />}
      </div>
      {isSide ? (
        <div className={stack}>
          {later.event.status === 'coming' ? <SidePlaceholder /> : <SidePanels {...later} />}
        </div>
      ) : (
        <Quiet />
      )}
    </div>
  );
}

/** In the place of radio and stream while there is no sound. */
function Quiet() {
  const t = useMessages(dashboardTexts);
  return (
    <Panel part="radio" isFlush>
      <p className={styles.quiet}>
        <Icon icon={Radio} />
        <span>{t('dash.quiet')}</span>
      </p>
    </Panel>
  );
}
