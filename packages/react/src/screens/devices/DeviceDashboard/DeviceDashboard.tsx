import type { Device } from '@carillon/protocol/device';
import { useEffect, useRef } from 'react';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceDashboardView } from './DeviceDashboardView.tsx';
import { useDeviceDashboard, useDeviceRecord } from './useDeviceDashboard.ts';

export interface DeviceDashboardProps {
  /** Whose device: one's own id, or anybody's for an admin. */
  userId: number;
  /** The id of the record; not the label. */
  id: number;
  /** Is called with the name of the device once it is known, for the title of the page. */
  onName?: ((name: string) => void) | undefined;
}

/** One device: what plays, from where, how loud, and what comes next (D2, Device dashboard). */
export const DeviceDashboard = asPrivateScreen(
  'DeviceDashboard',
  function DeviceDashboard(props: DeviceDashboardProps) {
    const { userId, id, onName } = props;
    const record = useDeviceRecord(userId, id);
    const name = 'status' in record ? undefined : record.name;
    // One that is another function at each render of the host is called once all the same.
    const tell = useRef(onName);
    useEffect(() => {
      tell.current = onName;
    });
    useEffect(() => {
      if (name !== undefined) tell.current?.(name);
    }, [name]);
    return 'status' in record ? (
      <DeviceDashboardView {...record} />
    ) : (
      <LiveDashboard key={record.id} device={record} />
    );
  },
);

function LiveDashboard({ device }: { device: Device }) {
  return <DeviceDashboardView {...useDeviceDashboard(device)} />;
}
