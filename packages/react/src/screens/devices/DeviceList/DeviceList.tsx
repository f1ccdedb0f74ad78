import { useDeviceExtras } from '../useDeviceExtras.ts';
import { DeviceListView } from './DeviceListView.tsx';
import { DeviceRow } from './DeviceRow.tsx';
import { useDeviceList } from './useDeviceList.ts';

export interface DeviceListProps {
  /** Whose devices: one's own id, or anybody's for an admin. */
  userId: number;
}

/** The devices of a person, live (D2, Devices list). */
export function DeviceList({ userId }: DeviceListProps) {
  const extrasOf = useDeviceExtras(userId);
  return (
    <DeviceListView
      state={useDeviceList(userId)}
      renderRow={(device) => <DeviceRow key={device.id} device={device} {...extrasOf(device)} />}
    />
  );
}
