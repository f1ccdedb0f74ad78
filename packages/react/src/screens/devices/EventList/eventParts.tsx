// What the list of events is made of, on its screen and where a part of it stands alone.
import type { ListedEvent } from '@carillon/protocol/device';
import { decodeRepeat, nextClockChange } from '@carillon/protocol/schedule';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { ListPages } from '../../../patterns/list/ListPages.tsx';
import { ListRows, type ListSlots } from '../../../patterns/list/ListRows.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { CalendarClock, EmptyState, Icon, Panel } from '../../../ui/index.ts';
import * as styles from './EventList.css.ts';
import type { EventListState, StoredEvents } from './useEventList.ts';
import { useEventRows } from './useEventRows.tsx';

/** In the place of the picture while it is fetched beside the list. */
export const WeekPlace = () => <div className={styles.week} />;
export const EventWeek = lazyPart(() => import('./EventWeek.tsx'), WeekPlace);
/** Only what has failed needs them: fetched behind the first drawing, for then there may be no way to fetch them. */
const Unreadable = lazyPart(() => import('./Unreadable.tsx'));
export const RunFailure = lazyPart(() => import('./RunFailure.tsx'));
const CopyEvents = lazyPart(() => import('./CopyEvents.tsx'));

/** What is shown of stored events, or why nothing is known of them. */
export function WhereStored({ stored, children }: { stored: StoredEvents; children: ReactNode }) {
  useEffect(() => {
    void Unreadable.preload();
    void RunFailure.preload();
  }, []);
  switch (stored.status) {
    case 'unreadable':
      return <Unreadable {...stored} />;
    case 'unknown':
      return <Unknown />;
    default:
      return children;
  }
}

/** The events in words, what can be done with them, and when the clocks move them. */
export function EventRows({ slots, ...state }: EventListState & { slots?: ListSlots<ListedEvent> }) {
  const { list, device, copied, onCopied } = state;
  return (
    <>
      <ListRows {...useEventRows(state)} slots={slots} />
      <ListPages list={list} />
      {list.rows?.some(isMovedByClocks) && <ClockChange {...state} />}
      {copied && <CopyEvents device={device} events={copied} onClose={onCopied} />}
    </>
  );
}

/** Always is always, whatever the clocks say. */
const isMovedByClocks = ({ repeat }: ListedEvent) => decodeRepeat(repeat)?.kind !== 'always';

/** A device keeps UTC: here its events move with the clocks (REC-07). */
function ClockChange({ list, nowMs, offsetMinutes }: EventListState) {
  const t = useMessages(eventListTexts);
  const { locale, timeZone } = useCarillon('EventList');
  const format = useFormat();
  const writer = useMemo(() => createWeekWriter(locale), [locale]);
  const change = nextClockChange(timeZone, nowMs);
  if (!change) return null;
  const minutes = change.after - offsetMinutes;
  const isMixed = !list.rows?.every(isMovedByClocks);
  const values = { date: format.date(change.atMs), span: writer.span(Math.abs(minutes)) };
  return (
    <p className={styles.clocks}>
      <Icon icon={CalendarClock} />
      {minutes > 0
        ? t(isMixed ? 'events.clocks.later.mixed' : 'events.clocks.later', values)
        : t(isMixed ? 'events.clocks.earlier.mixed' : 'events.clocks.earlier', values)}
    </p>
  );
}

/** The device has not told what it stores, and nobody can ask it. */
function Unknown() {
  const t = useMessages(eventListTexts);
  return (
    <Panel>
      <EmptyState icon={CalendarClock} title={t('events.unknown')}>
        {t('events.unknown.detail')}
      </EmptyState>
    </Panel>
  );
}
