import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceDashboardView } from './DeviceDashboardView.tsx';
import { type DeviceDashboardOptions, useDeviceDashboard } from './useDeviceDashboard.ts';

export type DeviceDashboardProps = DeviceDashboardOptions;

/** One device: what plays, from where, how loud, and what comes next (D2, Device dashboard). */
export const DeviceDashboard = asPrivateScreen(
  'DeviceDashboard',
  function DeviceDashboard(props: DeviceDashboardProps) {
    return <Dashboard key={`${props.userId} ${props.id}`} {...props} />;
  },
);

function Dashboard(props: DeviceDashboardProps) {
  return <DeviceDashboardView {...useDeviceDashboard(props)} />;
}
