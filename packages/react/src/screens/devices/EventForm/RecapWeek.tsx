import { DAY, type FreeTime, findFreeTime, offsetAt, weekRuns } from '@carillon/protocol/schedule';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { ScheduleRecap } from '../../../hooks/device/useScheduleRecap.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { useNow } from '../../../hooks/useNow.ts';
import { eventFormsTexts } from '../../../messages/en/eventForms.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { useWeekEditor, type WeekEvent, WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../common/minuteOfWeek.ts';
import { useWeekLabels, type WeekLabels } from '../common/useWeekLabels.ts';
import { FreeLine, RecapLine } from './RecapLine.tsx';
import * as styles from './RecapWeek.css.ts';
import type { RecapKind } from './recapKind.ts';
import { isUntouched, type ScheduleForm, toFreeForm, withRun } from './scheduleForm.ts';
import type { ScheduleChange, SchedulePicture } from './useEventForm.ts';
import { type StripUndo, useStripUndo } from './useStripUndo.ts';

export interface RecapWeekProps {
  /** Whose device, and which. */
  userId: number;
  id: number;
  picture: SchedulePicture;
  recap: ScheduleRecap;
  kind: RecapKind;
  /** What the event is called at present. */
  name: string;
  schedule: ScheduleForm;
  /** Left out while nothing may be changed. */
  onSchedule?: ScheduleChange | undefined;
}

/**
 * The week of the device with the event as it is typed, which can be drawn, dragged and moved by keys there as well, and
 * below it what that comes to in words.
 */
export default function RecapWeek({
  userId,
  id,
  picture,
  recap,
  kind,
  name,
  schedule,
  onSchedule,
}: RecapWeekProps) {
  const { timeZone } = useCarillon('RecapWeek');
  const { draft, entry, others, areOthersKnown, offsetMinutes } = picture;
  const t = useMessages(eventFormsTexts, weekTexts);
  const format = useFormat();
  const labels = useFormLabels();
  const nowMs = useNow(10_000);
  const undo = useStripUndo(schedule, onSchedule);
  const { weekRef, refocus } = useRefocus();
  const isNew = draft.id === undefined;
  const free = useMemo(
    () => (isNew ? findFreeTime(others, offsetMinutes) : null),
    [isNew, others, offsetMinutes],
  );
  const proposed = areOthersKnown && kind === 'info' && isUntouched(schedule) ? free : null;
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
  const ghost = useGhost(proposed);
  const editor = useEditor(edited, schedule, onSchedule && undo, labels);
  const isNight =
    schedule.kind === 'daily' && edited.runs.some(({ start, end }) => end > nextMidnight(start));

  function handleKeyDown(event: KeyboardEvent) {
    if (!undo.handleKeyDown(event)) return;
    refocus.current = 'week';
  }

  function useFree(found: FreeTime) {
    undo.change(() => toFreeForm(found));
    refocus.current = 'handle';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the week inside.
    <div ref={weekRef} tabIndex={-1} className={styles.week} onKeyDown={handleKeyDown} onPointerUp={undo.end}>
      <WeekStrip
        title={t('eventForms.week')}
        size="f"
        now={{ minute: minuteOfWeek(nowMs, offsetAt(timeZone, nowMs)), text: format.time(nowMs) }}
        events={ghost ? [...week, ghost] : [...week, edited]}
        labels={labels}
        editor={editor}
      />
      {isNight && <p className={styles.night}>{t('eventForms.week.night')}</p>}
      {proposed ? (
        <FreeLine free={proposed} onUse={onSchedule && (() => useFree(proposed))} />
      ) : (
        <RecapLine recap={recap} kind={kind} userId={userId} id={id} others={others} free={free} />
      )}
    </div>
  );
}

/** The words of a week in which one event is edited: the same at each key, so that the days of the others stay as they are. */
function useFormLabels(): WeekLabels {
  useMessages(eventFormsTexts);
  const { messages } = useCarillon('useFormLabels');
  const labels = useWeekLabels();
  return useMemo(() => {
    const t = messages.translate([eventFormsTexts]);
    return {
      ...labels,
      bar: (bar) =>
        bar.state === 'free' ? t('eventForms.free', { when: labels.run(bar.run) }) : labels.bar(bar),
      marks: { ...labels.marks, event: t('eventForms.other'), free: t('eventForms.free.mark') },
    };
  }, [messages, labels]);
}

const nextMidnight = (minute: number) => (Math.floor(minute / DAY) + 1) * DAY;

/** The time that is free, drawn where it would be. */
function useGhost(free: FreeTime | null): WeekEvent | undefined {
  const t = useMessages(eventFormsTexts);
  const { locale } = useCarillon('useGhost');
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  if (!free) return undefined;
  const [start, end] = free.time;
  return {
    id: 'free',
    name: t('eventForms.free.bar', { start: writer.time(start), end: writer.endTime(end) }),
    state: 'free',
    runs: free.days.map((day) => ({ start: day * DAY + start, end: day * DAY + end })),
  };
}

/** What was pressed is gone with what it did: the focus stays on the week, whose keys go on from there. */
function useRefocus() {
  const weekRef = useRef<HTMLDivElement>(null);
  const refocus = useRef<'handle' | 'week'>(undefined);
  useEffect(() => {
    const week = weekRef.current;
    if (!refocus.current || !week) return;
    const handle =
      refocus.current === 'handle' ? week.querySelector<HTMLElement>('input[type="range"]') : null;
    refocus.current = undefined;
    if (handle) handle.focus({ preventScroll: true });
    else if (!week.contains(document.activeElement)) week.focus({ preventScroll: true });
  });
  return { weekRef, refocus };
}

/** What moves the event: it writes into the fields of the schedule. Always has nothing to move. */
function useEditor(
  { name, runs }: Pick<WeekEvent, 'name' | 'runs'>,
  schedule: ScheduleForm,
  undo: StripUndo | undefined,
  labels: WeekLabels,
) {
  const t = useMessages(eventFormsTexts);
  const reach = schedule.kind === 'weekly' ? 'week' : 'day';
  const editor = useWeekEditor({
    runs,
    reach,
    onBegin() {
      undo?.begin();
      return () => undo?.drop();
    },
    onChange: (run) => undo?.change((before) => withRun(before, run)),
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
  return schedule.kind === 'always' || !undo ? undefined : editor;
}
