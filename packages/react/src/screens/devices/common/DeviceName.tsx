import type { Device } from '@carillon/protocol/device';
import { useCarillon } from '../../../hooks/context.ts';
import { Link } from '../../../ui/index.ts';

export interface DeviceNameProps {
  device: Device;
  className: string;
}

/** The name of a device, which leads to its page where this host has that. */
export function DeviceName({ device, className }: DeviceNameProps) {
  const { paths, hasPage } = useCarillon('DeviceName');
  if (!hasPage('device')) return <span className={className}>{device.name}</span>;
  return (
    <Link variant="plain" href={paths.device(device.user_id, device.id)} className={className}>
      {device.name}
    </Link>
  );
}
