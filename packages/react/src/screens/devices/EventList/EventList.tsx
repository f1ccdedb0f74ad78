import type { ListedEvent } from '@carillon/protocol/device';
import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import { useCallbacks } from '../../../hooks/useCallbacks.ts';
import { useMessages } from '../../../hooks/useMessages.ts';
import { listTexts } from '../../../messages/en/list.ts';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { ListToolbar } from '../../../patterns/list/ListToolbar.tsx';
import { LoadingList, Panel, toolbar } from '../../../ui/index.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { useHasBeen } from '../common/useHasBeen.ts';
import { DevicePage } from '../DevicePage/DevicePage.tsx';
import type { ShownDevice } from '../DevicePage/devicePageState.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';
import { CreateEvent } from './CreateEvent.tsx';
import { EventRows, EventWeek, RunFailure, WeekPlace, WhereStored } from './eventParts.tsx';
import { type EventListCallbacks, useEventList } from './useEventList.ts';

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
  const { failedRun } = state;
  return (
    <>
      {failedRun && <RunFailure failedRun={failedRun} onDismiss={state.onDismiss} />}
      <WhereStored {...state}>
        <Panel part="week">
          <EventWeek {...state} />
        </Panel>
        <ListToolbar list={state.list} end={<CreateEvent {...state} />} />
        <EventRows {...state} slots={props} />
      </WhereStored>
    </>
  );
}
