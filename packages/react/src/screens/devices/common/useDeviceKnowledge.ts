import type { Device } from '@carillon/protocol/device';
import { useDevice } from '../../../hooks/device/useDevice.ts';

/** What is known of a device: by the broker, never by the platform's record alone (FLT-047). */
export type Knowledge = 'online' | 'offline' | 'checking' | 'lastKnown' | 'notKnown' | 'refused';

/** Follows a device. `isCutOff` where nothing can be heard of any; 'refused' where the broker does not let this person hear it. */
export function useDeviceKnowledge(device: Device, isCutOff: boolean) {
  const { presence, schedule, isStale, isRefused } = useDevice(device);
  const unknown = isCutOff ? 'notKnown' : isRefused ? 'refused' : 'checking';
  const known = presence === 'unknown' ? unknown : presence;
  const knowledge: Knowledge = isStale ? 'lastKnown' : known;
  return { knowledge, isPlaying: knowledge === 'online' && Object.values(schedule).includes('play') };
}
