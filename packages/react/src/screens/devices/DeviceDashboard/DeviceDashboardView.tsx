import { useEffect } from 'react';
import { useMessages } from '../../../hooks/useMessages.ts';
import { dashboardTexts } from '../../../messages/en/dashboard.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Icon, Panel, preloadMeter, Radio, stack } from '../../../ui/index.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { SilencePart } from '../Silence/SilencePart.tsx';
import { RunBanners } from './Banners.tsx';
import { DayPart } from './DayPart.tsx';
import * as styles from './DeviceDashboard.css.ts';
import type { DashboardEvent, DeviceDashboardState } from './dashboardState.ts';
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
          <div className={styles.columns} data-side={hasSide(shown.event) || undefined}>
            <div className={stack}>
              <EventPanel {...shown} />
              <SilencePart {...shown} />
              <DayPart {...shown} />
            </div>
            {hasSide(shown.event) ? (
              <div className={stack}>
                {shown.event.status === 'coming' ? <SidePlaceholder /> : <SidePanels {...shown} />}
              </div>
            ) : (
              <Quiet />
            )}
          </div>
        </>
      )}
    </DevicePage>
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
