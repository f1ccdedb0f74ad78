import { getHistories } from '@carillon/client';
import { type History, type HistorySums, sumHistory } from '@carillon/protocol/history';
import { useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { useMinute } from '../useMinute.ts';
import { type FleetDevice, useAttention } from './useAttention.ts';

/** What this page heard of a device in the last 24 hours. */
export interface UseHistory extends History {
  readonly sums: HistorySums;
  /** Up to when, in milliseconds since 1970. */
  readonly nowMs: number;
}

const EMPTY: History = { spans: [], folded: null };

/**
 * What this page heard of a device in the last 24 hours, while any of its screens followed it (FLV-05): renders with each change,
 * and each minute. It is heard while this is in use. Null stands for one that is still being loaded.
 */
export function useHistory(device: FleetDevice | null): UseHistory {
  const { client } = useCarillon('useHistory');
  // What nobody judges is not recorded.
  useAttention(device);
  const key = device && `${device.class_id}/${device.device_id}`;
  const histories = getHistories(client);
  const changes = useMemo(() => {
    let count = 0;
    return {
      subscribe: (listener: () => void) =>
        key === null
          ? () => {}
          : histories.subscribe(key, () => {
              count++;
              listener();
            }),
      read: () => count,
    };
  }, [histories, key]);
  const version = useSyncExternalStore(changes.subscribe, changes.read, changes.read);
  const minuteMs = useMinute();
  return useMemo(() => {
    const history = key === null || version < 0 ? EMPTY : histories.read(key);
    const nowMs = Math.max(minuteMs, client.clock.now());
    return { ...history, sums: sumHistory(history), nowMs };
  }, [histories, key, version, minuteMs, client]);
}
