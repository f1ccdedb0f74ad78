import { offsetAt, weekRuns } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { useWeekEditor, WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../common/minuteOfWeek.ts';
import { useWeekLabels, type WeekLabels } from '../common/useWeekLabels.ts';
import { type ScheduleForm, withRun } from './scheduleForm.ts';
import type { ScheduleChange, SchedulePicture } from './useEventForm.ts';

export interface RecapWeekProps {
  picture: SchedulePicture;
  /** What the event is called at present. */
  name: string;
  schedule: ScheduleForm;
  /** Left out while nothing may be changed. */
  onSchedule?: ScheduleChange | undefined;
}

/** The week of the device with the event as it is typed, which can be dragged and moved by keys there as well. */
export default function RecapWeek({ picture, name, schedule, onSchedule }: RecapWeekProps) {
  const { timeZone } = useCarillon('RecapWeek');
  const { draft, entry, others, offsetMinutes } = picture;
  const t = useMessages(eventFormsTexts, weekTexts);
  const format = useFormat();
  const labels = useWeekLabels();
  const nowMs = useNow(10_000);
  const edited = {
    id: draft.id ?? 'add',
    name: name || t('week.edited'),
    state: 'edited' as const,
    runs: entry ? weekRuns(entry, offsetMinutes) : [],
  };
  const week = useMemo(
    () => others.map((other) => ({ id: other.id, name: other.name, runs: weekRuns(other, offsetMinutes) })),
    [others, offsetMinutes],
  );
  const editor = useEditor(edited, schedule, onSchedule, labels);
  return (
    <WeekStrip
      title={t('eventForms.recap')}
      size="f"
      now={{ minute: minuteOfWeek(nowMs, offsetAt(timeZone, nowMs)), text: format.time(nowMs) }}
      events={[...week, edited]}
      labels={{ ...labels, marks: { ...labels.marks, event: t('eventForms.other') } }}
      editor={editor}
    />
  );
}

/** What moves the event: it writes into the fields of the schedule. Always has nothing to move. */
function useEditor(
  { name, runs }: Parameters<typeof WeekStrip>[0]['events'][number],
  schedule: ScheduleForm,
  onSchedule: ScheduleChange | undefined,
  labels: WeekLabels,
) {
  const t = useMessages(eventFormsTexts);
  const reach = schedule.kind === 'weekly' ? 'week' : 'day';
  const editor = useWeekEditor({
    runs,
    reach,
    onBegin: () => () => onSchedule?.(() => schedule),
    onChange: (run) => onSchedule?.((before) => withRun(before, run)),
    labels: {
      handles: {
        whole: t('eventForms.week.whole', { name }),
        start: t('eventForms.week.start', { name }),
        end: t('eventForms.week.end', { name }),
      },
      value: (handle, run) => (handle === 'whole' ? labels.run(run) : labels.minute(run[handle])),
      hint: t(`eventForms.week.hint.${runs.length === 0 ? 'draw' : reach}`),
    },
  });
  return schedule.kind === 'always' || !onSchedule ? undefined : editor;
}
