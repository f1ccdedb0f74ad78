import { Panel, Skeleton } from '../../../ui/index.ts';
import * as styles from './EventPlaceholder.css.ts';

/** The place of the event with its meters. */
export function EventPlaceholder() {
  return (
    <Panel>
      <div className={styles.event}>
        <span className={styles.lines}>
          <Skeleton width={120} />
          <Skeleton width={180} height={20} />
        </span>
        <Skeleton height={16} />
        <Skeleton height={64} />
        <Skeleton height={92} />
      </div>
    </Panel>
  );
}
