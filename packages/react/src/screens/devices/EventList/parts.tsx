// The parts of a list of events, each of which stands alone: it takes what `useDeviceEventList` says of a device that is ready.
import type { ListedEvent } from '@carillon/protocol/device';
import { LIST_PARAMS } from '@carillon/protocol/list';
import { useMemo } from 'react';
import type { ListSlots } from '../../../patterns/list/ListRows.tsx';
import { Panel } from '../../../ui/index.ts';
import { asPart } from '../../asPart.tsx';
import { inItsZone } from '../DeviceZone/inItsZone.ts';
import { EventRows, EventWeek, RunFailure, WhereStored } from './eventParts.tsx';
import type { ReadyEventList } from './useDeviceEventList.ts';
import { type EventListCallbacks, useEventList } from './useEventList.ts';

/** The list of a device's events on a page with others: each has parameters of its own in the address, which is the page's. */
function useOwnEventList(shown: ReadyEventList, callbacks: EventListCallbacks = {}) {
  const label = shown.device.device_id;
  const names = useMemo(
    () => ({ ...LIST_PARAMS.common, index: `index-${label}`, size: `size-${label}` }),
    [label],
  );
  return useEventList(shown, shown.live, callbacks, names);
}

/** The week of its events as a picture, in which they are moved, drawn and opened. */
export const DeviceWeekPanel = asPart(
  'DeviceWeekPanel',
  inItsZone(function Week(shown: ReadyEventList) {
    const state = useOwnEventList(shown);
    return (
      <WhereStored {...state}>
        <Panel part="week">
          <EventWeek {...state} />
        </Panel>
      </WhereStored>
    );
  }),
);

/**
 * Its events as rows: when each runs, Start or Stop, and what can be done with those that are selected. Which page of them is
 * shown stands in the address, as `index-CR-1002`.
 */
export const DeviceEventRows = asPart(
  'DeviceEventRows',
  inItsZone(function Rows(props: ReadyEventList & EventListCallbacks & ListSlots<ListedEvent>) {
    const state = useOwnEventList(props, props);
    const { failedRun } = state;
    return (
      <>
        {failedRun && <RunFailure failedRun={failedRun} onDismiss={state.onDismiss} />}
        <WhereStored {...state}>
          <EventRows {...state} slots={props} />
        </WhereStored>
      </>
    );
  }),
);
