import { DAY, type ScheduleEntry } from '@carillon/protocol/schedule';
import { type RefObject, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useCarillon } from '../../../hooks/context.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventMovesTexts } from '../../../messages/en/eventMoves.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { daysText, repeatText } from '../../../messages/repeatText.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import {
  findFirstDay,
  type WeekEvent,
  WeekHand,
  type WeekHandLabels,
  type WeekHandState,
  type WeekRun,
} from '../../../ui/index.ts';
import { toSpanSearch } from '../common/drawnSpan.ts';
import { UndoBar } from '../common/UndoBar.tsx';
import { withSearch } from '../common/useEventForms.ts';
import { useKinds } from './CreateEvent.tsx';
import type { EventListState } from './useEventList.ts';
import { type MovedEvent, useEventMoves } from './useEventMoves.ts';

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../../ui/overlays/ConfirmDialog.tsx')).ConfirmDialog,
}));
const OpenMenu = lazyPart(async () => ({
  default: (await import('../../../ui/overlays/Menu.tsx')).OpenMenu,
}));

export interface EventHandProps {
  list: EventListState;
  /** The events as they are drawn. */
  week: readonly WeekEvent[];
  /** The pointer that woke it, if it is down still, or the bar on which Space did. */
  pressed: RefObject<PointerEvent | HTMLElement | undefined>;
  onState: (state: WeekHandState) => void;
  /** Where an event is drawn before its device has said so. */
  onMoved: (moved: MovedEvent | null) => void;
}

/** A free time that was drawn, for which a kind is being chosen. */
interface Drawn {
  readonly runs: readonly WeekRun[];
  readonly place: HTMLElement;
  readonly release: () => void;
}

/** The hand on the week of a device: what it moves is stored, and can be taken back; what it draws opens a form (EVT-10). */
export default function EventHand({ list, week, pressed, onState, onMoved }: EventHandProps) {
  const t = useMessages(eventMovesTexts);
  const { notify, navigation } = useCarillon('EventHand');
  const navigate = navigation.useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [early] = useState(() => pressed.current);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const moves = useEventMoves(list, onMoved);
  const { labels, whenOf } = useHandLabels(list, moves.toEntry);
  const kinds = useKinds(list.device).filter(({ href, isDisabled }) => href !== undefined && !isDisabled);
  const entries = useKinds(list.device, drawn ? toSpanSearch(drawn.runs) : '');

  function openForm(runs: readonly WeekRun[], place: HTMLElement, release: () => void) {
    const [only, other] = kinds;
    if (other) return setDrawn({ runs, place, release });
    release();
    if (only?.href !== undefined) navigate(withSearch(only.href, toSpanSearch(runs)));
  }

  const screen = anchor?.closest('[data-carillon-screen]');
  const { asked, done } = moves;
  return (
    <>
      <span ref={setAnchor} hidden />
      <WeekHand
        events={week}
        pressed={early}
        freedomOf={({ id }) => moves.freedomOf(id)}
        drawReason={list.block}
        onMove={moves.onMove}
        onDraw={kinds.length > 0 ? openForm : undefined}
        onRefuse={(title) => notify({ kind: 'warning', title })}
        onState={(state) => {
          if (state.kind === 'moving') moves.onHold(state.eventId);
          onState(state);
        }}
        labels={labels}
      />
      {drawn && (
        <OpenMenu
          aria-label={t('moves.create')}
          entries={entries}
          triggerRef={{ current: drawn.place }}
          onClose={() => {
            drawn.release();
            setDrawn(null);
          }}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          isDangerous
          title={t('moves.ask.title')}
          confirmLabel={t('moves.ask.confirm')}
          cancelLabel={t('moves.ask.cancel')}
          closeLabel={t('moves.ask.close')}
          onConfirm={moves.onConfirm}
          onCancel={moves.onCancel}
        >
          {t('moves.ask', { name: asked.before.name, when: whenOf(asked.entry) })}
        </ConfirmDialog>
      )}
      {screen &&
        done &&
        createPortal(
          <UndoBar
            key={`${done.after.id} ${done.after.repeat} ${done.after.time.join()}`}
            title={t('moves.done', { name: done.after.name, when: whenOf(done.after) })}
            detail={t('moves.was', { when: whenOf(done.before) })}
            undoLabel={t('moves.undo')}
            toLeft={(seconds) => t('moves.left', { seconds })}
            isPending={moves.isUndoing}
            onUndo={moves.onUndo}
            onEnd={moves.onForget}
          />,
          screen,
        )}
    </>
  );
}

/** The words of the hand, in the viewer's language and time. */
function useHandLabels(
  { offsetMinutes }: EventListState,
  toEntry: ReturnType<typeof useEventMoves>['toEntry'],
): { readonly labels: WeekHandLabels; readonly whenOf: (entry: ScheduleEntry) => string } {
  const t = useMessages(eventMovesTexts, weekTexts);
  const { messages, locale } = useCarillon('useHandLabels');
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const whenOf = (entry: ScheduleEntry) =>
    repeatText(entry, {
      t: messages.translate([weekTexts]),
      writer,
      offsetMinutes,
      firstDay: findFirstDay(locale),
    });
  return {
    whenOf,
    labels: {
      time: writer.time,
      endTime: writer.endTime,
      move(move) {
        const entry = toEntry(move);
        return entry ? whenOf(entry) : '';
      },
      drawn([{ start, end } = { start: 0, end: 0 }, ...others]) {
        const days = [start, ...others.map((run) => run.start)].map((minute) => Math.floor(minute / DAY) % 7);
        return t('moves.new', {
          when: t('week.run', {
            days: daysText(days, { t, writer, firstDay: findFirstDay(locale) }),
            start: writer.time(start),
            end: writer.endTime(end),
          }),
        });
      },
      overlap: (other, { name }) => t('moves.overlap', { name, other: other.name }),
      otherDay: ({ name }) => t('moves.otherDay', { name }),
      changed: ({ name }) => t('moves.changed', { name }),
      held: ({ name }, handle) => t(`moves.held.${handle}`, { name }),
    },
  };
}
