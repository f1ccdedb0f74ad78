import type { Device } from '@carillon/protocol/device';
import { type Judgment, useAttention } from '../../../hooks/device/useAttention.ts';
import { useDevice } from '../../../hooks/device/useDevice.ts';

/** Whether a device is there: by the broker, never by the platform's record alone. */
export type Presence = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown' | 'refused';

export interface DeviceGlance {
  readonly presence: Presence;
  readonly judgment: Judgment;
}

/** Follows one device of a list. `isCutOff` where nothing can be heard of it. */
export function useGlance(device: Device, isCutOff: boolean): DeviceGlance {
  const { presence, isStale, isRefused } = useDevice(device);
  const judgment = useAttention(device);
  if (isStale) return { presence: 'lastKnown', judgment };
  if (presence !== 'unknown') return { presence, judgment };
  if (isCutOff) return { presence: 'notKnown', judgment };
  return { presence: isRefused ? 'refused' : 'checking', judgment };
}
