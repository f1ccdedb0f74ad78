import { type ReactNode, useMemo } from 'react';
import { CarillonContext, useCarillon } from '../../../hooks/context.ts';
import { useDeviceZone } from '../../../hooks/device/useDeviceZone.ts';

interface InZoneProps {
  timeZone: string;
  children: ReactNode;
}

/** All times below are shown in this zone. */
export function InZone({ timeZone, children }: InZoneProps) {
  const carillon = useCarillon('InZone');
  const value = useMemo(
    () => (carillon.timeZone === timeZone ? carillon : { ...carillon, timeZone }),
    [carillon, timeZone],
  );
  return <CarillonContext value={value}>{children}</CarillonContext>;
}

interface DeviceZoneProps {
  /** That of the device. */
  label: string;
  children: ReactNode;
}

/** All times below are shown in the zone of a device, also while it is chosen anew. */
export function DeviceZone({ label, children }: DeviceZoneProps) {
  return <InZone timeZone={useDeviceZone(label).timeZone}>{children}</InZone>;
}
