import { getBroker, type Store } from '@carillon/client';
import { createHeard, type Heard, hear } from '@carillon/protocol/attention';
import { deviceAddress } from '@carillon/protocol/broker';
import { useMemo } from 'react';
import { useCarillon } from '../context.ts';
import type { FleetDevice } from './useAttention.ts';

/**
 * What is heard of many devices, a store for each: that of which their judgments are made. A device is heard while anybody
 * follows its store; of one without topics nothing ever is.
 */
export function useHeardStores(devices: readonly FleetDevice[]): readonly Store<Heard>[] {
  const { client } = useCarillon('useHeardStores');
  return useMemo(() => {
    const broker = getBroker(client);
    return devices.map((device): Store<Heard> => {
      const address = deviceAddress(device);
      if (address) return broker.device(address).heard({ createHeard, hear });
      const nothing = createHeard(device.class_id, client.clock.elapsed());
      return { getSnapshot: () => nothing, subscribe: () => () => {} };
    });
  }, [client, devices]);
}
