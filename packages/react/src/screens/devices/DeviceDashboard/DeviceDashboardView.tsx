import { columns, stack } from '../../../ui/index.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import { SilencePart } from '../Silence/SilencePart.tsx';
import { RunBanners } from './Banners.tsx';
import type { DeviceDashboardState } from './dashboardState.ts';
import { EditDevice } from './EditDevice.tsx';
import { EventPanel } from './EventPanel.tsx';
import { EventPlaceholder, SidePlaceholder } from './EventPlaceholder.tsx';
import { NextPanel } from './NextPanel.tsx';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** The dashboard in any of its states. */
export function DeviceDashboardView(state: DeviceDashboardState) {
  return (
    <DevicePage
      page={state}
      tab="device"
      isLoading={state.status === 'ready' && !state.isSettled}
      actions={({ device }) => <EditDevice device={device} />}
      placeholder={
        <div className={columns}>
          <EventPlaceholder />
          <SidePlaceholder />
        </div>
      }
    >
      {(shown) => (
        <>
          <RunBanners {...shown} />
          <div className={columns}>
            <div className={stack}>
              <EventPanel {...shown} />
              <SilencePart {...shown} />
              <NextPanel {...shown} />
            </div>
            <div className={stack}>
              {shown.event.status === 'coming' && <SidePlaceholder />}
              <RadioPanel {...shown} />
              {/* Below the radio, which is told first: it would be pushed down. */}
              <StreamPanel {...shown} />
            </div>
          </div>
        </>
      )}
    </DevicePage>
  );
}
