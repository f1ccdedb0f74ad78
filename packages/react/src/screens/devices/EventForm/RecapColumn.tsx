import type { ScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Banner, CircleAlert, CircleCheck, Icon, Link, Panel, Skeleton } from '../../../ui/index.ts';
import { useEventForms } from '../common/useEventForms.ts';
import * as styles from './EventForm.css.ts';
import type { RecapWeekProps } from './RecapWeek.tsx';
import type { SchedulePicture } from './useEventForm.ts';

// Words come first: the picture says the same.
const RecapWeek = lazyPart(
  () => import('./RecapWeek.tsx'),
  () => <Skeleton height={WEEK_HEIGHT} />,
);

/** Of seven rows with their title, hours and hint. */
const WEEK_HEIGHT = 288;

export interface RecapColumnProps extends RecapWeekProps {
  /** Whose device, and which. */
  userId: number;
  id: number;
  recap: ScheduleRecap;
}

/** What the schedule comes to, in words and as a week beside the other events of the device (REC-06, REC-07). */
export function RecapColumn({ userId, id, recap, ...week }: RecapColumnProps) {
  return (
    <>
      <RecapBanner recap={recap} userId={userId} id={id} others={week.picture.others} />
      <Panel>
        <RecapWeek {...week} />
      </Panel>
    </>
  );
}

/** How long it runs, or what is the matter, for a phone's bar: there the column is far below. */
export function RecapNote({ recap: { valid, short } }: Pick<RecapColumnProps, 'recap'>) {
  return (
    <span className={styles.note[valid ? 'valid' : 'invalid']}>
      <Icon icon={valid ? CircleCheck : CircleAlert} />
      {short}
    </span>
  );
}

type RecapBannerProps = Pick<RecapColumnProps, 'userId' | 'id' | 'recap'> & Pick<SchedulePicture, 'others'>;

function RecapBanner({ recap, userId, id, others }: RecapBannerProps) {
  const t = useMessages(eventFormsTexts);
  const { edit } = useEventForms({ user_id: userId, id });
  const other = others.find((event) => recap.key === 'schedule.overlap' && event.id === recap.values.id);
  const href = other && edit(other);
  return (
    <Banner
      kind={recap.valid ? 'success' : 'danger'}
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
