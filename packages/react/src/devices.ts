export {
  DeviceDashboard,
  type DeviceDashboardProps,
} from './screens/devices/DeviceDashboard/DeviceDashboard.tsx';
export { DeviceList, type DeviceListProps } from './screens/devices/DeviceList/DeviceList.tsx';
