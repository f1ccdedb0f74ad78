import { offsetAt, type WeekRun, weekRuns } from '@carillon/protocol/schedule';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../minuteOfWeek.ts';
import { useWeekLabels } from '../useWeekLabels.ts';
import type { SchedulePicture } from './useEventForm.ts';

export interface RecapWeekProps {
  picture: SchedulePicture;
  /** What the event is called at present. */
  name: string;
}

/** The week of the device with the event as it is typed. */
export default function RecapWeek({ picture, name }: RecapWeekProps) {
  const { timeZone } = useCarillon('RecapWeek');
  const { draft, entry, others, offsetMinutes } = picture;
  const t = useMessages(eventFormsTexts, weekTexts);
  const format = useFormat();
  const labels = useWeekLabels();
  const nowMs = useNow(10_000);
  const edited: readonly WeekRun[] = entry ? weekRuns(entry, offsetMinutes) : [];
  return (
    <WeekStrip
      title={t('eventForms.recap')}
      size="f"
      now={{ minute: minuteOfWeek(nowMs, offsetAt(timeZone, nowMs)), text: format.time(nowMs) }}
      events={[
        ...others.map((other) => ({ id: other.id, name: other.name, runs: weekRuns(other, offsetMinutes) })),
        {
          id: draft.id ?? 'add',
          name: name || t('week.edited'),
          state: 'edited' as const,
          runs: edited,
        },
      ]}
      labels={{ ...labels, marks: { ...labels.marks, event: t('eventForms.other') } }}
    />
  );
}
