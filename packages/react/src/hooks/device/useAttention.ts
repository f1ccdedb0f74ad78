import { type Fleet, type FleetDevice, getFleet } from '@carillon/client';
import type { Judgment } from '@carillon/protocol/attention';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';

export type { Fleet, FleetDevice, Judgment };

/** Stands for a device that is still being loaded: nobody is asked for it, and nothing is known. */
const LOADING: FleetDevice = { device_id: '', class_id: 1 };

/**
 * Why a device is silent, or that nothing speaks against it (`judge` of `@carillon/protocol/attention`): of its record, or of
 * its label and class. It is heard while this is in use. Null stands for one that is still being loaded.
 *
 * @example const { cause, severity, evidence } = useAttention(device);
 */
export function useAttention(device: FleetDevice | null): Judgment {
  const fleet = useFleetHere('useAttention');
  const { device_id, class_id } = device ?? LOADING;
  const subject = useMemo(() => ({ device_id, class_id }), [device_id, class_id]);
  const subscribe = useCallback(
    (listener: () => void) =>
      subject.device_id === LOADING.device_id ? () => {} : fleet.watch([subject], listener),
    [fleet, subject],
  );
  const read = () => fleet.judgment(subject);
  return useSyncExternalStore(subscribe, read, read);
}

/** The fleet that all of a page ask, for what goes on without a component. */
export function useFleetHere(hook: string): Fleet {
  const { client, attention } = useCarillon(hook);
  return getFleet(client, attention);
}
