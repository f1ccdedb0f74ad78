import type { ScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Icon, Panel, Skeleton } from '../../../ui/index.ts';
import * as styles from './EventForm.css.ts';
import type { RecapWeekProps } from './RecapWeek.tsx';
import { RECAP_ICONS, type RecapKind } from './recapKind.ts';

// It brings the picture, its hand, and the words below.
const RecapWeek = lazyPart(
  () => import('./RecapWeek.tsx'),
  () => (
    <div className={styles.weekPlace}>
      <Skeleton width={96} height={16} />
    </div>
  ),
);

/** Nobody is alarmed by a schedule that they have not touched: what is missing is red after a change, or after Save. */
export function findRecapKind({ valid }: Pick<ScheduleRecap, 'valid'>, isTouched: boolean): RecapKind {
  if (valid) return 'success';
  return isTouched ? 'danger' : 'info';
}

/** What the schedule comes to, as a week beside the other events of the device and in words (REC-06, REC-07). */
export function RecapPanel(props: RecapWeekProps) {
  return (
    <Panel part="week">
      <RecapWeek {...props} />
    </Panel>
  );
}

/** How long it runs, or what is the matter, for a phone's bar: there the week is far above. */
export function RecapNote({ recap, kind }: Pick<RecapWeekProps, 'recap' | 'kind'>) {
  return (
    <span data-kind={kind} className={styles.note[kind]}>
      <Icon icon={RECAP_ICONS[kind]} />
      {recap.short}
    </span>
  );
}
