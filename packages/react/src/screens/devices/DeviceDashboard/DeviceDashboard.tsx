import type { Device } from '@carillon/protocol/device';
import { useScreenName } from '../../../hooks/useScreenName.ts';
import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceDashboardView } from './DeviceDashboardView.tsx';
import { useDeviceDashboard, useDeviceRecord } from './useDeviceDashboard.ts';

export interface DeviceDashboardProps {
  /** Whose device: one's own id, or anybody's for an admin. */
  userId: number;
  /** The id of the record; not the label. */
  id: number;
}

/** One device: what plays, from where, how loud, and what comes next (D2, Device dashboard). */
export const DeviceDashboard = asPrivateScreen(
  'DeviceDashboard',
  function DeviceDashboard({ userId, id }: DeviceDashboardProps) {
    const record = useDeviceRecord(userId, id);
    useScreenName('status' in record ? undefined : record.name);
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
