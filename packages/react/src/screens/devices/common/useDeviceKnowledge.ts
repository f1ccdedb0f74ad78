import type { Device } from '@carillon/protocol/device';
import { useDevice } from '../../../hooks/device/useDevice.ts';

/** What is known of a device: by the broker, never by the platform's record alone (FLT-047). */
export type Knowledge = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown';

/** Follows a device. `isCutOff` where nothing can be heard of it. */
export function useDeviceKnowledge(device: Device, isCutOff: boolean) {
  const { presence, schedule, isStale } = useDevice(device);
  const isUnknown = presence === 'unknown';
  const knowledge: Knowledge = isStale
    ? 'lastKnown'
    : !isUnknown
      ? presence
      : isCutOff
        ? 'notKnown'
        : 'checking';
  return { knowledge, isPlaying: knowledge === 'online' && Object.values(schedule).includes('play') };
}
