import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Panel } from '../../../ui/index.ts';
import type { ReadyDashboard } from '../DeviceDashboard/dashboardState.ts';
import * as styles from './SilencePart.css.ts';

/** Holds the place of a line. */
function Waiting() {
  return (
    <Panel isFlush part="silence">
      <div className={styles.place} />
    </Panel>
  );
}

const Content = lazyPart(() => import('./SilencePanel.tsx'), Waiting);

export type SilencePartProps = Pick<
  ReadyDashboard,
  'device' | 'judgment' | 'event' | 'command' | 'onStartEvent'
>;

/** Why a device is not heard, or a line that nothing speaks against it. */
export function SilencePart({ device, judgment, event, command, onStartEvent }: SilencePartProps) {
  // Below what is on its way it would be pushed down.
  if (event.status === 'coming') return null;
  return (
    <Content
      device={device}
      judgment={judgment}
      isCommanded={command.status === 'running'}
      onStart={onStartEvent}
    />
  );
}
