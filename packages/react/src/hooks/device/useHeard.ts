import { createHeard, type Heard, hear } from '@carillon/protocol/attention';
import type { Device } from '@carillon/protocol/device';
import { useMemo, useSyncExternalStore } from 'react';
import { useDeviceLink } from './useDevice.ts';

const nothing = { getSnapshot: () => null, subscribe: () => () => {} };

/**
 * What was heard of a device, and when: that of which its judgment is made. Null where it has no topics. Brings what hears,
 * which no page loads first: for what is loaded later.
 */
export function useHeard(device: Device): Heard | null {
  const link = useDeviceLink(device);
  const store = useMemo(() => link?.heard({ createHeard, hear }) ?? nothing, [link]);
  return useSyncExternalStore<Heard | null>(store.subscribe, store.getSnapshot, store.getSnapshot);
}
