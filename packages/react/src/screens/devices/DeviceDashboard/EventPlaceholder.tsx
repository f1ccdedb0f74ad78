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

/** The place of what the radio and the stream say of themselves. */
export function SidePlaceholder() {
  return (
    <div className={styles.side}>
      <Panel>
        <div className={styles.radio}>
          <Skeleton width={64} height={16} />
          <Skeleton width={160} height={16} />
        </div>
      </Panel>
      <Panel>
        <div className={styles.stream}>
          <Skeleton width={80} height={16} />
          {FACTS.map((fact) => (
            <Skeleton key={fact} />
          ))}
        </div>
      </Panel>
    </div>
  );
}

/** Of the stream: as many as it has. */
const FACTS = [1, 2, 3, 4, 5, 6];
