import type { Device } from '@carillon/protocol/device';
import {
  type Judgment,
  type ToldPresence,
  tellPresence,
  useAttention,
} from '../../../hooks/device/useAttention.ts';

export interface DeviceGlance {
  readonly toldPresence: ToldPresence;
  readonly judgment: Judgment;
}

/** Follows one device of a list. */
export function useGlance(device: Device): DeviceGlance {
  const judgment = useAttention(device);
  return { toldPresence: tellPresence(judgment), judgment };
}
