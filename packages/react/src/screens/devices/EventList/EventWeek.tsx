import type { ListedEvent } from '@carillon/protocol/device';
import { weekRuns } from '@carillon/protocol/schedule';
import { useMemo, useRef, useState } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { StateLabel, type WeekEventState, type WeekHandState, WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../common/minuteOfWeek.ts';
import { useEventForms } from '../common/useEventForms.ts';
import { useWeekLabels } from '../common/useWeekLabels.ts';
import type { EventListState } from './useEventList.ts';
import type { MovedEvent } from './useEventMoves.ts';

/** What moves the bars is fetched when a hand comes near, what stands beside one when it is first shown. */
const EventHand = lazyPart(() => import('./EventHand.tsx'));
const EventCard = lazyPart(() => import('./EventCard.tsx'));

const IDLE: WeekHandState = { kind: 'idle' };

/** The week of all events of the device, in the time of the viewer; the list below says the same in words. A module of its own. */
export default function EventWeek(list: EventListState) {
  const { events, live, isStale, lastHeardMs, nowMs, offsetMinutes, device } = list;
  const t = useMessages(eventListTexts, weekTexts);
  const format = useFormat();
  const labels = useWeekLabels();
  const forms = useEventForms(device);
  const [isAwake, setAwake] = useState(false);
  const pressed = useRef<PointerEvent | HTMLElement>(undefined);
  const [hand, setHand] = useState(IDLE);
  const [moved, setMoved] = useState<MovedEvent | null>(null);
  const { schedule } = live;
  const week = useMemo(() => {
    // What was once so is not said to be so now.
    const stateOf = ({ id }: ListedEvent): WeekEventState =>
      isStale
        ? 'event'
        : schedule[id] === 'play'
          ? 'playing'
          : schedule[id] === 'next'
            ? 'scheduled'
            : 'event';
    return events.map((event) => ({
      id: event.id,
      name: event.name,
      state: stateOf(event),
      runs: weekRuns(moved?.id === event.id ? moved.entry : event, offsetMinutes),
    }));
  }, [events, schedule, isStale, offsetMinutes, moved]);

  function findHint() {
    if (hand.kind === 'moving') return t('events.week.moving');
    if (hand.kind === 'drawing') return t('events.week.drawing');
    if (!forms.isThere) return t('events.week.move');
    return list.block === undefined ? t('events.week.hint') : t('events.week.open');
  }

  /** A finger or Space may be down before the hand has been fetched: it takes hold all the same, until it is let go or another key comes. */
  function wake(press?: PointerEvent | HTMLElement) {
    setAwake(true);
    if (!press) return;
    pressed.current = press;
    const letGo = () => {
      pressed.current = undefined;
    };
    const ends = press instanceof HTMLElement ? ['keydown'] : ['pointerup', 'pointercancel'];
    for (const end of ends) addEventListener(end, letGo, { once: true, capture: true });
  }

  return (
    <WeekStrip
      title={t('week.title')}
      events={week}
      now={{ minute: minuteOfWeek(nowMs, offsetMinutes), text: format.time(nowMs) }}
      labels={labels}
      end={
        isStale &&
        lastHeardMs !== null && (
          <StateLabel kind="lastKnown">
            {t('events.lastKnown', { time: format.time(lastHeardMs) })}
          </StateLabel>
        )
      }
      hand={{
        toHref({ id }) {
          const event = events.find((one) => one.id === id);
          return event && forms.edit(event);
        },
        onWake: wake,
        liftedId: hand.kind === 'moving' ? hand.eventId : undefined,
        isBusy: hand.kind !== 'idle',
        card: (bar, toBar) => <EventCard list={list} bar={bar} toBar={toBar} />,
        hint: findHint(),
        keysHint: t('events.week.keys'),
        hintEnd: t('events.week.steps'),
        children: isAwake && (
          <EventHand list={list} week={week} pressed={pressed} onState={setHand} onMoved={setMoved} />
        ),
      }}
    />
  );
}
