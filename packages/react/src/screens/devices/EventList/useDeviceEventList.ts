import type { UseDevice } from '../../../hooks/device/useDevice.ts';
import type { DevicePageState, ShownDevice } from '../DevicePage/devicePageState.ts';
import { type DevicePageOptions, useDevicePage } from '../DevicePage/useDevicePage.ts';

export type DeviceEventListOptions = DevicePageOptions;

/** A device that is loaded, with the events that it stores. */
export interface ReadyEventList extends ShownDevice {
  /** What it says of itself: `live.events` are its events, null until it has told them. */
  readonly live: UseDevice;
}

/** Where the list of the events of a device stands. */
export type DeviceEventListState = DevicePageState<ReadyEventList>;

/**
 * Loads the record of a device and follows the events that it stores: what `DeviceWeekPanel` and `DeviceEventRows` take. Code
 * that shows one device after another gives the component that calls this a `key` for each.
 */
export function useDeviceEventList({ userId, id }: DeviceEventListOptions): DeviceEventListState {
  const { page, live } = useDevicePage({ userId, id });
  return page.status === 'ready' ? { ...page, live } : page;
}
