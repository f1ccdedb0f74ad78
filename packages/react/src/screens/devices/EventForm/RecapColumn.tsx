import type { ScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import {
  Banner,
  CircleAlert,
  CircleCheck,
  Icon,
  type IconType,
  Info,
  Link,
  Panel,
  Skeleton,
} from '../../../ui/index.ts';
import { useEventForms } from '../common/useEventForms.ts';
import * as styles from './EventForm.css.ts';
import type { RecapWeekProps } from './RecapWeek.tsx';
import type { SchedulePicture } from './useEventForm.ts';

// Words come first: the picture says the same.
const RecapWeek = lazyPart(
  () => import('./RecapWeek.tsx'),
  () => <Skeleton height={WEEK_HEIGHT} />,
);

const ICONS: Readonly<Record<RecapKind, IconType>> = {
  success: CircleCheck,
  danger: CircleAlert,
  info: Info,
};

/** Of seven rows with their title, hours and hint. */
const WEEK_HEIGHT = 288;

/** How a recap is said; `info` is neutral. */
export type RecapKind = 'success' | 'danger' | 'info';

/** Nobody is alarmed by a schedule that they have not touched: what is missing is red after a change, or after Save. */
export function findRecapKind({ valid }: Pick<ScheduleRecap, 'valid'>, isTouched: boolean): RecapKind {
  if (valid) return 'success';
  return isTouched ? 'danger' : 'info';
}

export interface RecapColumnProps extends RecapWeekProps {
  /** Whose device, and which. */
  userId: number;
  id: number;
  recap: ScheduleRecap;
  kind: RecapKind;
}

/** What the schedule comes to, in words and as a week beside the other events of the device (REC-06, REC-07). */
export function RecapColumn({ userId, id, recap, kind, ...week }: RecapColumnProps) {
  return (
    <>
      <RecapBanner recap={recap} kind={kind} userId={userId} id={id} others={week.picture.others} />
      <Panel>
        <RecapWeek {...week} />
      </Panel>
    </>
  );
}

/** How long it runs, or what is the matter, for a phone's bar: there the column is far below. */
export function RecapNote({ recap, kind }: Pick<RecapColumnProps, 'recap' | 'kind'>) {
  return (
    <span data-kind={kind} className={styles.note[kind]}>
      <Icon icon={ICONS[kind]} />
      {recap.short}
    </span>
  );
}

type RecapBannerProps = Pick<RecapColumnProps, 'userId' | 'id' | 'recap' | 'kind'> &
  Pick<SchedulePicture, 'others'>;

function RecapBanner({ recap, kind, userId, id, others }: RecapBannerProps) {
  const t = useMessages(eventFormsTexts);
  const { edit } = useEventForms({ user_id: userId, id });
  const other = others.find((event) => recap.key === 'schedule.overlap' && event.id === recap.values.id);
  const href = other && edit(other);
  return (
    <Banner
      kind={kind}
      role="status"
      title={recap.text}
      action={
        href === undefined ? undefined : (
          <Link variant="inherit" href={href}>
            {t('eventForms.recap.open')}
          </Link>
        )
      }
    >
      {recap.detail}
      {recap.utc !== undefined && <span className={styles.utc}>{recap.utc}</span>}
    </Banner>
  );
}
