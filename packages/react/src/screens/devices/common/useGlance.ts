import type { Device } from '@carillon/protocol/device';
import { type Judgment, useAttention } from '../../../hooks/device/useAttention.ts';
import { type ToldPresence, tellPresence } from './glance.ts';

export interface DeviceGlance {
  readonly toldPresence: ToldPresence;
  readonly judgment: Judgment;
}

/** Follows one device of a list. */
export function useGlance(device: Device): DeviceGlance {
  const judgment = useAttention(device);
  return { toldPresence: tellPresence(judgment), judgment };
}
