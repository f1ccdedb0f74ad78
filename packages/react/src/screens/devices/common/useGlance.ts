import type { Device } from '@carillon/protocol/device';
import { type Judgment, useAttention } from '../../../hooks/device/useAttention.ts';
import { type Presence, toPresence } from './glance.ts';

export interface DeviceGlance {
  readonly presence: Presence;
  readonly judgment: Judgment;
}

/** Follows one device of a list. */
export function useGlance(device: Device): DeviceGlance {
  const judgment = useAttention(device);
  return { presence: toPresence(judgment), judgment };
}
