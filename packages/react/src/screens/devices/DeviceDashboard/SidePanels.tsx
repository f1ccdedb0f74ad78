import type { ReadyDashboard } from './dashboardState.ts';
import { RadioPanel } from './RadioPanel.tsx';
import { StreamPanel } from './StreamPanel.tsx';

/** What sounds. A module of its own: fetched once the page is shown. */
export default function SidePanels(
  props: Pick<ReadyDashboard, 'radio' | 'stream' | 'event' | 'isStale' | 'isCutOff'>,
) {
  return (
    <>
      <RadioPanel {...props} />
      {/* Below the radio, which is told first: it would be pushed down. */}
      <StreamPanel {...props} />
    </>
  );
}
