import { type FleetDevice, narrowDevices } from '@carillon/client';
import { useLayoutEffect } from 'react';
import { useCarillon } from '../context.ts';

/**
 * For a screen that shows many devices: while it is there, the levels that others ask for do not come here; those that it asks
 * for itself do. Called where the devices are watched, before anything of them is subscribed.
 */
export function useNarrow(devices: readonly FleetDevice[]): void {
  const { client } = useCarillon('useNarrow');
  useLayoutEffect(() => narrowDevices(client, devices), [client, devices]);
}
