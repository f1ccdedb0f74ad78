import type { ListedEvent } from '@carillon/protocol/device';
import { weekRuns } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { weekTexts } from '../../../messages/en/week.ts';
import { StateLabel, type WeekEventState, WeekStrip } from '../../../ui/index.ts';
import { minuteOfWeek } from '../common/minuteOfWeek.ts';
import { useWeekLabels } from '../common/useWeekLabels.ts';
import type { EventListState } from './useEventList.ts';

export type EventWeekProps = Pick<
  EventListState,
  'events' | 'live' | 'isStale' | 'lastHeardMs' | 'nowMs' | 'offsetMinutes'
>;

/** The week of all events of the device, in the time of the viewer; the list below says the same in words. A module of its own. */
export default function EventWeek({
  events,
  live,
  isStale,
  lastHeardMs,
  nowMs,
  offsetMinutes,
}: EventWeekProps) {
  const t = useMessages(eventListTexts, weekTexts);
  const format = useFormat();
  const labels = useWeekLabels();
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
      runs: weekRuns(event, offsetMinutes),
    }));
  }, [events, schedule, isStale, offsetMinutes]);
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
            {t('events.lastKnown', { time: format.moment(lastHeardMs, nowMs) })}
          </StateLabel>
        )
      }
    />
  );
}
