import { isPlayback } from '@carillon/protocol/device';
import { offsetAt, type WeekRun, weekRuns } from '@carillon/protocol/schedule';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import type { ScheduleRecap } from '../../../hooks/useScheduleRecap.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { Banner, Link, Panel, WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../minuteOfWeek.ts';
import { useWeekLabels } from '../useWeekLabels.ts';
import * as styles from './EventForm.css.ts';
import type { SchedulePicture } from './useEventForm.ts';

export interface RecapColumnProps {
  /** Whose device, and which. */
  userId: number;
  id: number;
  picture: SchedulePicture;
  recap: ScheduleRecap;
  /** What the event is called at present. */
  name: string;
}

/** What the schedule comes to, in words and as a week beside the other events of the device (REC-06, REC-07). */
export function RecapColumn({ userId, id, picture, recap, name }: RecapColumnProps) {
  return (
    <>
      <RecapBanner recap={recap} userId={userId} id={id} others={picture.others} />
      <Panel>
        <RecapWeek picture={picture} name={name} />
      </Panel>
    </>
  );
}

type RecapBannerProps = Pick<RecapColumnProps, 'userId' | 'id' | 'recap'> & Pick<SchedulePicture, 'others'>;

function RecapBanner({ recap, userId, id, others }: RecapBannerProps) {
  const { paths, hasPage } = useCarillon('RecapBanner');
  const t = useMessages(eventFormsTexts);
  const other = others.find((event) => recap.key === 'schedule.overlap' && event.id === recap.values.id);
  const page = other && (isPlayback(other) ? 'playbackEvent' : 'senderEvent');
  const href = page && hasPage(page) ? paths[page](userId, id, numberOf(other.id)) : undefined;
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

const numberOf = (eventId: string) => Number(eventId.slice('evts/'.length));

function RecapWeek({ picture, name }: Pick<RecapColumnProps, 'picture' | 'name'>) {
  const { timeZone } = useCarillon('RecapWeek');
  const { draft, entry, others, offsetMinutes } = picture;
  const t = useMessages(eventFormsTexts);
  const format = useFormat();
  const labels = useWeekLabels();
  const nowMs = useNow(10_000);
  const title = name || t('eventForms.unnamed');
  const edited: readonly WeekRun[] = entry ? weekRuns(entry, offsetMinutes) : [];
  return (
    <WeekStrip
      title={t('eventForms.recap')}
      size="f"
      now={{ minute: minuteOfWeek(nowMs, offsetAt(timeZone, nowMs)), text: format.time(nowMs) }}
      events={[
        ...others.map((other) => ({ id: other.id, name: other.name, runs: weekRuns(other, offsetMinutes) })),
        { id: draft.id ?? 'add', name: title, state: 'edited' as const, runs: edited },
      ]}
      labels={{ ...labels, marks: { ...labels.marks, event: t('eventForms.other') } }}
    />
  );
}
