import { DAY, type FreeTime } from '@carillon/protocol/schedule';
import { type ReactNode, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { ScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { localText } from '../../../messages/repeatText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { Button, CalendarPlus, findFirstDay, Icon, type IconType, Link } from '../../../ui/index.ts';
import { useEventForms } from '../common/useEventForms.ts';
import * as styles from './RecapWeek.css.ts';
import { RECAP_ICONS, type RecapKind } from './recapKind.ts';
import type { SchedulePicture } from './useEventForm.ts';

export interface RecapLineProps extends Pick<SchedulePicture, 'others'> {
  /** Whose device, and which. */
  userId: number;
  id: number;
  recap: ScheduleRecap;
  kind: RecapKind;
  /** What was proposed before: as much place is held, so that nothing below moves. */
  free: FreeTime | null;
}

/** What the schedule comes to, in at most two sentences; an event that is in its way can be opened (REC-06, REC-07). */
export function RecapLine({ recap, kind, userId, id, others, free }: RecapLineProps) {
  const t = useMessages(eventFormsTexts);
  const { edit } = useEventForms({ user_id: userId, id });
  const other = others.find((event) => recap.key === 'schedule.overlap' && event.id === recap.values.id);
  const href = other && edit(other);
  return (
    <Line icon={RECAP_ICONS[kind]} kind={kind} text={recap.text} free={free}>
      {recap.detail}
      {href !== undefined && <Link href={href}>{t('eventForms.recap.open')}</Link>}
    </Line>
  );
}

/** The longest time at which nothing runs, for an event that has none yet: one key takes it. */
export function FreeLine({ free, onUse }: { free: FreeTime; onUse: (() => void) | undefined }) {
  const t = useMessages(eventFormsTexts);
  const text = useFreeText(free);
  return (
    <Line
      icon={CalendarPlus}
      kind="info"
      text={text}
      free={free}
      action={
        onUse && (
          <Button variant="quiet" size="s" className={styles.use} onPress={onUse}>
            {t('eventForms.free.use')}
          </Button>
        )
      }
    >
      {t('eventForms.free.or')}
    </Line>
  );
}

/** When it is free; of none, nothing. */
function useFreeText(free: FreeTime | null): string {
  const t = useMessages(eventFormsTexts, weekTexts);
  const { locale } = useCarillon('useFreeText');
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  return useMemo(() => {
    if (!free) return '';
    const { days, time } = free;
    const when = localText(
      { repeat: { kind: 'daily', days }, time: [time[0], time[1] % DAY] },
      { t, writer, firstDay: findFirstDay(locale) },
    );
    return t('eventForms.free', { when });
  }, [free, t, writer, locale]);
}

interface LineProps {
  icon: IconType;
  kind: RecapKind;
  text: string;
  free: FreeTime | null;
  action?: ReactNode;
  children: ReactNode;
}

function Line({ icon, kind, text, free, action, children }: LineProps) {
  const t = useMessages(eventFormsTexts);
  const freeText = useFreeText(free);
  const reserve = freeText && `${freeText} ${t('eventForms.free.use')}\n${t('eventForms.free.or')}`;
  return (
    <section aria-label={t('eventForms.recap')} className={styles.recap} data-reserve={reserve}>
      <Icon icon={icon} className={styles.sign[kind]} />
      <div role="status" data-kind={kind} className={styles.words}>
        <p className={styles.sentence[kind]}>{text}</p>
        {action}
        <p className={styles.detail}>{children}</p>
      </div>
    </section>
  );
}
