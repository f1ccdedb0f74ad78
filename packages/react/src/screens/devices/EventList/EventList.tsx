import type { ListedEvent } from '@carillon/protocol/device';
import { decodeRepeat, nextClockChange } from '@carillon/protocol/schedule';
import { useMemo } from 'react';
import { useCarillon } from '../../../hooks/context.ts';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import { useCallbacks } from '../../../hooks/useCallbacks.ts';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { eventListTexts } from '../../../messages/en/eventList.ts';
import { listTexts } from '../../../messages/en/list.ts';
import { createWeekWriter } from '../../../messages/weekWriter.ts';
import { ListPages } from '../../../patterns/list/ListPages.tsx';
import { ListProblem } from '../../../patterns/list/ListProblem.tsx';
import { ListRows, type ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListToolbar } from '../../../patterns/list/ListToolbar.tsx';
import { lazyPart } from '../../../patterns/part/lazyPart.tsx';
import { Alert, CalendarClock, EmptyState, Icon, LoadingList, Panel, toolbar } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { useHasBeen } from '../common/useHasBeen.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import type { ShownDevice } from '../DevicePage/devicePageState.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import { CreateEvent } from './CreateEvent.tsx';
import * as styles from './EventList.css.ts';
import {
  type EventListCallbacks,
  type EventListState,
  type StoredEvents,
  useEventList,
} from './useEventList.ts';
import { useEventRows } from './useEventRows.tsx';

/** In the place of the picture while it is fetched beside the list. */
const WeekPlace = () => <div className={styles.week} />;
const EventWeek = lazyPart(() => import('./EventWeek.tsx'), WeekPlace);
const CopyEvents = lazyPart(() => import('./CopyEvents.tsx'));

export interface EventListProps extends DevicePageOptions, EventListCallbacks, ListSlots<ListedEvent> {}

/** The events that a device stores: when they run, what plays, and what can be done with them (D2, Events list). */
export const EventList = asPrivateScreen('EventList', function EventList(props: EventListProps) {
  return <Page key={`${props.userId} ${props.id}`} {...props} />;
});

function Page(props: EventListProps) {
  const { page, live } = useDevicePage(props);
  const isAnswered = useHasBeen(live.presence !== 'unknown');
  const isComing = live.events === null && !isAnswered && !live.problem;
  return (
    <DevicePage page={page} tab="events" isLoading={isComing} placeholder={<Loading />}>
      {(shown) => <Events {...props} shown={shown} live={live} />}
    </DevicePage>
  );
}

/** In the place of the list while nothing is known of the device. */
function Loading() {
  const t = useMessages(listTexts);
  return (
    <>
      <Panel part="week">
        <WeekPlace />
      </Panel>
      <div className={toolbar} />
      <LoadingList aria-label={t('list.loading')} columns={[{ kind: 'name' }]} isBoxed />
    </>
  );
}

interface EventsProps extends EventListProps {
  shown: ShownDevice;
  live: UseDevice;
}

function Events({ shown, live, ...props }: EventsProps) {
  const state = useEventList(shown, live, useCallbacks(props, 'EventList'));
  const t = useMessages(eventListTexts);
  const { stored, failedRun, onDismiss } = state;
  return (
    <>
      {failedRun && (
        <Alert
          key={`${failedRun.name} ${failedRun.event.id}`}
          title={t(`events.${failedRun.name}.failed`, { name: failedRun.event.name })}
          closeLabel={t('events.close')}
          onClose={onDismiss}
        >
          {failedRun.reason}
        </Alert>
      )}
      {stored.status === 'unreadable' ? (
        <Unreadable {...stored} />
      ) : stored.status === 'unknown' ? (
        <Unknown />
      ) : (
        <>
          <Panel part="week">
            <EventWeek {...state} />
          </Panel>
          <Rows {...state} slots={props} />
        </>
      )}
    </>
  );
}

function Rows({ slots, ...state }: EventListState & { slots: ListSlots<ListedEvent> }) {
  const { list, device, copied, onCopied } = state;
  return (
    <>
      <ListToolbar list={list} end={<CreateEvent {...state} />} />
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

function Unreadable({ status: _, ...problem }: Extract<StoredEvents, { status: 'unreadable' }>) {
  const t = useMessages(eventListTexts);
  return <ListProblem {...problem} title={t('events.failed')} closeLabel={t('events.close')} />;
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
