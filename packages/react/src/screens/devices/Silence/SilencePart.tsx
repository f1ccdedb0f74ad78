import type { Judgment } from '../../../hooks/device/useAttention.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Panel } from '../../../ui/index.ts';
import type { ShownDevice } from '../DevicePage/devicePageState.ts';
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

export interface SilencePartProps extends Pick<ShownDevice, 'device'> {
  judgment: Judgment;
  /** What is known of its events: 'coming' while nothing is. */
  event: { readonly status: string };
  /** The last start or stop: 'running' while it is on its way. */
  command: { readonly status: string };
  onStartEvent: (id: string) => void;
}

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
