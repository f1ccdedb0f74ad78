import { asPrivateScreen } from '../../asPrivateScreen.tsx';
import { DeviceTimeView } from './DeviceTimeView.tsx';
import { type DeviceTimeOptions, useDeviceTime } from './useDeviceTime.ts';

export type DeviceTimeProps = DeviceTimeOptions;

/** The clock of one device: what it shows, how it is kept, and what sets it (D2, Time screen). */
export const DeviceTime = asPrivateScreen('DeviceTime', function DeviceTime(props: DeviceTimeProps) {
  return <Time key={`${props.userId} ${props.id}`} {...props} />;
});

function Time(props: DeviceTimeProps) {
  return <DeviceTimeView {...useDeviceTime(props)} />;
}
