import { createDeviceClock, type DeviceClockControl, type DeviceClockSnapshot } from '@carillon/client';
import { ntp } from '@carillon/protocol/broker';
import type { Device } from '@carillon/protocol/device';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCarillon } from '../context.ts';
import { type Action, useAction } from '../useAction.ts';
import { sendTo } from './sendTo.ts';
import { type DeviceKnowledge, useDevice } from './useDevice.ts';

const NOT_KNOWN: DeviceClockSnapshot = {
  nowSeconds: null,
  isAskedAtBoot: null,
  error: null,
  status: null,
  syncedAtSeconds: null,
  isSyncing: false,
  isOverdue: false,
};

const noDevice: DeviceClockControl = {
  getSnapshot: () => NOT_KNOWN,
  subscribe: () => () => {},
  read: () => {},
  synchronize: async () => {
    await sendTo(null, ntp, { sync: true });
  },
};

/** What a screen with the clock of a device needs. */
export type UseDeviceClock = DeviceClockSnapshot &
  Pick<DeviceClockControl, 'read'> & {
    /** Whether there is such a device of this person, and whether all is known of it. */
    readonly knowledge: DeviceKnowledge;
    /** Has the device ask its time server now: done when it has accepted to, what comes of it is `status` (CLK-03). */
    readonly synchronize: Action<void, void>;
  };

/**
 * The clock of a device (CLK-01 to CLK-03): renders each second. Takes its record or its label; null stands for one that is
 * still being loaded, and an administrator who has only the label says whose it is.
 *
 * @example
 * const { nowSeconds, isSyncing, synchronize } = useDeviceClock('CR-1002');
 * <time>{nowSeconds === null ? '---' : new Date(nowSeconds * 1000).toISOString()}</time>
 * <button disabled={isSyncing} onClick={() => synchronize.run()}>Synchronize</button>
 */
export function useDeviceClock(device: string | Device | null, ownerId?: number): UseDeviceClock {
  const { client, tellFailure } = useCarillon('useDeviceClock');
  const { clock, errors } = client;
  const { link, knowledge } = useDevice(device, ownerId);
  const control = useMemo(
    () => (link ? createDeviceClock({ link, clock, onError: errors.report }) : noDevice),
    [link, clock, errors],
  );
  const snapshot = useSyncExternalStore(control.subscribe, control.getSnapshot, control.getSnapshot);
  const { error } = snapshot;
  useEffect(() => tellFailure(error), [error, tellFailure]);
  const synchronize = useAction(() => control.synchronize());
  return { ...snapshot, knowledge, read: control.read, synchronize };
}
